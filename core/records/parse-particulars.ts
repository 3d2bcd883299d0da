import { HULL_MATERIALS, type Meters, type Yacht, type YachtKind } from '../yacht/yacht.ts';
import { type Bounds, beamBounds, draftBounds, MOST_GENERATORS, minimumDraftBounds, PLAUSIBLE } from './plausible.ts';
import type { RecordReader } from './record-reader.ts';

type Particulars = Pick<
  Yacht,
  'dimensions' | 'guests' | 'crew' | 'cabins' | 'grossTonnage' | 'speeds' | 'ranges' | 'build' | 'machinery'
>;

/** Parses measures and counts. An implausible figure is a problem; 0 means that the figure is not known. */
export function particularsOf(yacht: RecordReader, kind: YachtKind, length: Meters): Particulars {
  const crew = yacht.objectOrNull('crew');
  return {
    dimensions: dimensionsOf(yacht, kind, length),
    guests: guestsOf(yacht.objectOrNull('guests')),
    crew: { total: countOf(crew, 'numberofcrews'), charter: countOf(crew, 'chartercrew') },
    cabins: cabinsOf(yacht.objectOrNull('cabins')),
    grossTonnage: figureOf(yacht, 'grossTonnage', PLAUSIBLE.tonnage),
    speeds: {
      max: figureOf(yacht, 'maxSpeed', PLAUSIBLE.speed),
      cruise: figureOf(yacht, 'cruiseSpeed', PLAUSIBLE.speed),
    },
    ranges: {
      cruise: figureOf(yacht, 'cruiseRange', PLAUSIBLE.range),
      economical: figureOf(yacht, 'economicalRange', PLAUSIBLE.range),
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
  const metersOf = (key: string, bounds: Bounds) => figureOf(yacht, key, bounds) as Meters | null;
  const draft = metersOf('draftMeter', draftBounds(length));
  return {
    length,
    beam: metersOf('beamMeter', beamBounds(kind, length)),
    draft,
    minimumDraft: metersOf('minimumDraftMeter', minimumDraftBounds(draft, length)),
  };
}

function guestsOf(guests: RecordReader): Yacht['guests'] {
  return {
    total: countOf(guests, 'total'),
    sleeping: countOf(guests, 'sleeping'),
    cruising: countOf(guests, 'cruising'),
  };
}

/**
 * Parses the cabins. The record has no total: it is the sum of the cabins by bed, or the staterooms if those are
 * missing.
 */
function cabinsOf(cabins: RecordReader): Yacht['cabins'] {
  const count = (key: string) => cabins.wholeOrNull(key, PLAUSIBLE.cabins) ?? 0;
  const [single, double, twin, triple] = [count('single'), count('double'), count('twin'), count('triple')];
  const convertible = count('convertible');
  const staterooms = count('staterooms');
  const total = single + double + twin + triple + convertible || staterooms;
  return { total, single, double, twin, triple, convertible, staterooms, charter: count('chartercabins') };
}

function machineryOf(yacht: RecordReader, engines: RecordReader): Yacht['machinery'] {
  const generators = yacht.soundList('generators', (items, index) => items.number(index, PLAUSIBLE.generator));
  if (generators.length > MOST_GENERATORS) yacht.problem('generators', `must be at most ${MOST_GENERATORS}`);
  return {
    mainEngine: engines.textOrNull('mainEngine'),
    horsepower: figureOf(engines, 'horsepower', PLAUSIBLE.horsepower),
    engines: engines.raw('number') === 0 ? null : engines.wholeOrNull('number', PLAUSIBLE.engines),
    generators: generators.slice(0, MOST_GENERATORS),
    stabilisers: yacht.textOrNull('stabilisers'),
    stabiliserSpeed: yacht.oneOfOrNull('stabiliserSpeed', ['zero-speed', 'under-way']),
  };
}

/** Parses a number of people; 0 if it is not known. */
function countOf(record: RecordReader, key: string): number {
  return record.wholeOrNull(key, PLAUSIBLE.people) ?? 0;
}

/** Parses a figure. The brokerage's systems write 0 for one that is not known. */
function figureOf(record: RecordReader, key: string, bounds: Bounds): number | null {
  return record.raw(key) === 0 ? null : record.numberOrNull(key, bounds);
}
