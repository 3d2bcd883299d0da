import type { Yacht, YachtKind } from '../../../core/yacht/yacht.ts';
import type { YachtFile } from '../content.ts';
import { type Finding, warningAt } from '../finding.ts';

/** The usual figure for a length, and the accepted deviation as shares of it. */
interface Expected {
  readonly field: string;
  readonly of: (yacht: Yacht) => number | null;
  readonly usual: (length: number) => number;
  readonly least: number;
  readonly most: number;
}

/** Sailing yachts are slimmer and have a deeper draft; catamarans are broader and lighter. */
const RULES: Readonly<
  Record<YachtKind, { beam: [number, number]; draft: [number, number]; tonnage: [number, number] }>
> = {
  motor: { beam: [0.7, 1.5], draft: [0.4, 1.8], tonnage: [0.4, 2.2] },
  explorer: { beam: [0.7, 1.6], draft: [0.5, 2.2], tonnage: [0.4, 2.5] },
  sail: { beam: [0.5, 1.3], draft: [0.6, 3.2], tonnage: [0.2, 1.3] },
  catamaran: { beam: [1, 2.6], draft: [0.25, 1.6], tonnage: [0.3, 2] },
};

function expectedOf(kind: YachtKind): readonly Expected[] {
  const { beam, draft, tonnage } = RULES[kind];
  const bounds = ([least, most]: [number, number]) => ({ least, most });
  return [
    { field: 'beamMeter', of: ({ dimensions }) => dimensions.beam, usual: (l) => 0.92 * l ** 0.6, ...bounds(beam) },
    { field: 'draftMeter', of: ({ dimensions }) => dimensions.draft, usual: (l) => 0.5 * l ** 0.46, ...bounds(draft) },
    {
      field: 'grossTonnage',
      of: ({ grossTonnage }) => grossTonnage,
      usual: (l) => 0.0098 * l ** 2.8,
      ...bounds(tonnage),
    },
    {
      field: 'crew.numberofcrews',
      of: ({ crew }) => (crew.total === 0 ? null : crew.total),
      usual: (l) => 0.0306 * l ** 1.52,
      least: 0.3,
      most: 2.5,
    },
  ];
}
const EXPECTED: Readonly<Record<YachtKind, readonly Expected[]>> = {
  motor: expectedOf('motor'),
  explorer: expectedOf('explorer'),
  sail: expectedOf('sail'),
  catamaran: expectedOf('catamaran'),
};

/** Metres; shorter yachts are not built to be certified for more than twelve passengers. */
const PASSENGER_YACHT = 60;
const MAX_GUESTS = 12;
const MAX_PASSENGERS = 36;
/** Knots. */
const FASTEST = 60;
const SLOWEST_CRUISE = 5;
/** Nautical miles. */
const MIN_RANGE = 150;
const MAX_RANGE = 15_000;
/** Years before delivery that a yacht in build may be offered. */
const YEARS_AHEAD = 6;

/**
 * Finds figures that no yacht of her length has. The bounds are wide: a figure beyond them was most likely mistyped.
 * Impossible figures are left out before (core/records/parse-particulars.ts).
 */
export function yachtFigures({ file, yacht }: YachtFile, today: string): readonly Finding[] {
  const warn = (isWrong: boolean, field: string, problem: string): Finding[] =>
    isWrong ? [warningAt(file, field, problem)] : [];
  const { guests, speeds, ranges, builtYear, refitYear, dimensions } = yacht;
  const year = Number(today.slice(0, 4));
  const { length } = dimensions;
  const most = length < PASSENGER_YACHT ? MAX_GUESTS : MAX_PASSENGERS;
  return [
    ...EXPECTED[yacht.kind].flatMap((expected) => unlikely(file, yacht, expected)),
    ...warn(
      guests.cruising > most,
      'guests.cruising',
      `${guests.cruising}: at ${length} m at most ${most} may be under way`,
    ),
    ...warn(
      guests.total > 0 && guests.sleeping > guests.total,
      'guests.sleeping',
      `${guests.sleeping} sleep, of ${guests.total} in all`,
    ),
    ...cabinFigures(file, yacht),
    ...warn(isAbove(speeds.cruise, speeds.max), 'cruiseSpeed', `${speeds.cruise} is above her maxSpeed, ${speeds.max}`),
    ...warn(isAbove(speeds.max, FASTEST), 'maxSpeed', `${speeds.max} knots: ${FASTEST} is what the fastest make`),
    ...warn(isAbove(SLOWEST_CRUISE, speeds.cruise), 'cruiseSpeed', `${speeds.cruise} knots is a drift`),
    ...(['cruise', 'economical'] as const).flatMap((speed) => {
      const range = ranges[speed];
      const isOdd = isAbove(MIN_RANGE, range) || isAbove(range, MAX_RANGE);
      return warn(isOdd, `${speed}Range`, `${range} nautical miles: ${MIN_RANGE} to ${MAX_RANGE} are usual`);
    }),
    ...warn(
      isAbove(ranges.cruise, ranges.economical),
      'economicalRange',
      `${ranges.economical} is less than at cruising speed, ${ranges.cruise}`,
    ),
    ...warn(builtYear > year + YEARS_AHEAD, 'builtyear', `${builtYear} is far ahead`),
    ...warn(isAbove(refitYear, year + 1), 'refityear', `${refitYear} is far ahead`),
  ];
}

/** Finds counts of cabins that contradict one another: the page shows their sum by type of bed. */
function cabinFigures(file: string, { cabins }: Yacht): Finding[] {
  const { single, double, twin, triple, convertible, staterooms, charter, total } = cabins;
  const byBed = single + double + twin + triple + convertible;
  const differ = byBed > 0 && staterooms > 0 && byBed !== staterooms;
  return [
    ...(differ ? [warningAt(file, 'cabins.staterooms', `${staterooms}, and the cabins by bed are ${byBed}`)] : []),
    ...(charter > total ? [warningAt(file, 'cabins.chartercabins', `${charter}, and there are ${total} in all`)] : []),
  ];
}

function unlikely(file: string, yacht: Yacht, { field, of, usual, least, most }: Expected): Finding[] {
  const found = of(yacht);
  const { length } = yacht.dimensions;
  const expected = usual(length);
  if (found === null || (found >= least * expected && found <= most * expected + 1)) return [];
  return [warningAt(file, field, `${found}: yachts of ${length} m have about ${round(expected)}`)];
}

function round(figure: number): number {
  return figure < 12 ? Math.round(figure * 10) / 10 : Math.round(figure);
}

/** Returns false where either number is unknown. */
export function isAbove(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one > other;
}
