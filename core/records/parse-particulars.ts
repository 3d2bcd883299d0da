import { HULL_MATERIALS, type Meters, type Yacht, type YachtKind } from '../yacht/yacht.ts';
import type { NumberBounds } from './field-problems.ts';
import { objectFromKeys, type RecordReader } from './record-reader.ts';

/**
 * The widest plausible bounds of a yacht's figures, both inclusive. A figure outside them is a typing error: it is left
 * out with a warning, so that no page shows a beam of 900 m. Figures that are merely unusual are reported by `npm run
 * preflight`.
 */
export const PLAUSIBLE_BOUNDS = {
  /** The year built; a refit is not before it. */
  year: { min: 1800, max: 2100 },
  /** Metres. */
  length: { min: 1, max: 300 },
  /** Knots. */
  speed: { min: 0.1, max: 100 },
  /** Nautical miles. */
  range: { min: 1, max: 30_000 },
  /** Gross tonnage. */
  tonnage: { min: 0.1, max: 200_000 },
  people: { max: 400 },
  /** Cabins of one type. */
  cabins: { max: 99 },
  engines: { min: 1, max: 12 },
  /** Horsepower of one engine. */
  horsepower: { min: 0.1, max: 150_000 },
  /** Kilowatts of one generator. */
  generator: { min: 0.1, max: 20_000 },
} as const;

const MAX_GENERATORS = 8;

/** The least plausible beam or draft in metres. */
const MIN_METERS = 0.1;
/** The largest beam and draft, as fractions of the length. */
const BEAM: Readonly<Record<YachtKind, number>> = { motor: 0.5, explorer: 0.5, sail: 0.5, catamaran: 0.65 };
const DRAFT = 1 / 3;

type Particulars = Pick<
  Yacht,
  'dimensions' | 'guests' | 'crew' | 'cabins' | 'grossTonnage' | 'speeds' | 'ranges' | 'build' | 'machinery'
>;

/** Parses the specification. An implausible figure is a problem; 0 means that the figure is not known. */
export function parseParticulars(yacht: RecordReader, kind: YachtKind, length: Meters): Particulars {
  const crew = yacht.objectOrNull('crew');
  return {
    dimensions: dimensionsOf(yacht, kind, length),
    guests: guestsOf(yacht.objectOrNull('guests')),
    crew: { total: countOf(crew, 'numberofcrews'), charter: countOf(crew, 'chartercrew') },
    cabins: cabinsOf(yacht.objectOrNull('cabins')),
    grossTonnage: figureOf(yacht, 'grossTonnage', PLAUSIBLE_BOUNDS.tonnage),
    speeds: {
      max: figureOf(yacht, 'maxSpeed', PLAUSIBLE_BOUNDS.speed),
      cruise: figureOf(yacht, 'cruiseSpeed', PLAUSIBLE_BOUNDS.speed),
    },
    ranges: {
      cruise: figureOf(yacht, 'cruiseRange', PLAUSIBLE_BOUNDS.range),
      economical: figureOf(yacht, 'economicalRange', PLAUSIBLE_BOUNDS.range),
    },
    build: {
      hullMaterial: yacht.oneOfOrNull('hullMaterial', HULL_MATERIALS),
      superstructureMaterial: yacht.oneOfOrNull('superstructureMaterial', HULL_MATERIALS),
      exteriorDesigner: yacht.textOrNull('exteriorDesigner'),
      interiorDesigner: yacht.textOrNull('interiorDesigner'),
    },
    machinery: machineryOf(yacht, yacht.objectOrNull('engines')),
  };
}

function dimensionsOf(yacht: RecordReader, kind: YachtKind, length: Meters): Yacht['dimensions'] {
  const metersOf = (key: string, bounds: NumberBounds) => figureOf(yacht, key, bounds) as Meters | null;
  const draft = metersOf('draftMeter', plausibleDraftBounds(length));
  return {
    length,
    beam: metersOf('beamMeter', plausibleBeamBounds(kind, length)),
    draft,
    minimumDraft: metersOf('minimumDraftMeter', plausibleMinimumDraftBounds(draft, length)),
  };
}

function guestsOf(guests: RecordReader): Yacht['guests'] {
  return objectFromKeys(['total', 'sleeping', 'cruising'], (key) => countOf(guests, key));
}

/** Parses the cabins. The total is the sum of the cabins by bed, or the number of staterooms if that sum is 0. */
function cabinsOf(cabins: RecordReader): Yacht['cabins'] {
  const count = (key: string) => cabins.wholeOrNull(key, PLAUSIBLE_BOUNDS.cabins) ?? 0;
  const byBed = objectFromKeys(['single', 'double', 'twin', 'triple', 'convertible'], count);
  const staterooms = count('staterooms');
  const total = Object.values(byBed).reduce((sum, cabin) => sum + cabin, 0) || staterooms;
  return { total, ...byBed, staterooms, charter: count('chartercabins') };
}

/** Parses the engines, generators and stabilisers (YA6). */
function machineryOf(yacht: RecordReader, engines: RecordReader): Yacht['machinery'] {
  const generators = yacht.soundList('generators', (items, index) => items.number(index, PLAUSIBLE_BOUNDS.generator));
  if (generators.length > MAX_GENERATORS) yacht.problem('generators', `must be at most ${MAX_GENERATORS}`);
  return {
    mainEngine: engines.textOrNull('mainEngine'),
    horsepower: figureOf(engines, 'horsepower', PLAUSIBLE_BOUNDS.horsepower),
    engines: engines.raw('number') === 0 ? null : engines.wholeOrNull('number', PLAUSIBLE_BOUNDS.engines),
    generators: generators.slice(0, MAX_GENERATORS),
    stabilisers: yacht.textOrNull('stabilisers'),
    stabiliserSpeed: yacht.oneOfOrNull('stabiliserSpeed', ['zero-speed', 'under-way']),
  };
}

/** Parses a number of people; 0 if it is not known. */
function countOf(record: RecordReader, key: string): number {
  return record.wholeOrNull(key, PLAUSIBLE_BOUNDS.people) ?? 0;
}

/** Parses a figure. The brokerage's systems write 0 for one that is not known. */
function figureOf(record: RecordReader, key: string, bounds: NumberBounds): number | null {
  return record.raw(key) === 0 ? null : record.numberOrNull(key, bounds);
}

/** Returns the bounds of the beam in metres. @param length metres */
export function plausibleBeamBounds(kind: YachtKind, length: number): Required<NumberBounds> {
  return { min: MIN_METERS, max: inCentimeters(BEAM[kind] * length) };
}

/** Returns the bounds of the draft in metres. @param length metres */
export function plausibleDraftBounds(length: number): Required<NumberBounds> {
  return { min: MIN_METERS, max: inCentimeters(DRAFT * length) };
}

/**
 * Returns the bounds of the minimum draft in metres; with a lifting keel it is less than the draft, never more.
 * @param draft metres, null if it is not known
 */
export function plausibleMinimumDraftBounds(draft: number | null, length: number): Required<NumberBounds> {
  return draft === null ? plausibleDraftBounds(length) : { min: MIN_METERS, max: draft };
}

function inCentimeters(meters: number): number {
  return Math.round(meters * 100) / 100;
}
