import type { YachtRecord } from '../../../content-records.ts';
import type { Prng } from '../prng.ts';
import { clamp } from '../rounding.ts';
import type { Design } from './design.ts';

export type Accommodation = Pick<YachtRecord, 'guests' | 'crew' | 'cabins'>;

/**
 * Draws the guests who sleep aboard: 12 is the legal limit, except on a few passenger-certified yachts of 70 m and
 * more.
 */
function drawGuests({ kind, loaMeters }: Design, prng: Prng): number {
  if (kind !== 'motor') {
    if (loaMeters < 30)
      return prng.weighted([
        [6, 4],
        [8, 6],
        [10, kind === 'catamaran' ? 3 : 0.4],
      ] as const);
    return loaMeters < 42
      ? prng.weighted([
          [6, 2],
          [8, 6],
          [10, 3],
        ] as const)
      : prng.weighted([
          [8, 2],
          [10, 5],
          [12, 3],
        ] as const);
  }
  if (loaMeters >= 70) return prng.chance(0.2) ? 2 * prng.whole(7, Math.min(18, Math.floor(loaMeters / 6))) : 12;
  if (loaMeters < 24)
    return prng.weighted([
      [6, 4],
      [8, 6],
    ] as const);
  if (loaMeters < 30)
    return prng.weighted([
      [8, 6],
      [9, 1],
      [10, 5],
    ] as const);
  if (loaMeters < 40)
    return prng.weighted([
      [8, 2],
      [10, 9],
      [11, 1],
      [12, 4],
    ] as const);
  return loaMeters < 52
    ? prng.weighted([
        [10, 6],
        [11, 1],
        [12, 8],
      ] as const)
    : prng.weighted([
        [10, 2],
        [12, 12],
      ] as const);
}

/**
 * Draws cabins that sleep exactly these guests: twins, doubles, sometimes a convertible, and a triple or a single for
 * an odd number.
 */
function drawCabins(guests: number, prng: Prng): YachtRecord['cabins'] {
  const single = guests % 2;
  let pairs = (guests - single) / 2;
  let triple = 0;
  if (single === 0 && pairs >= 5 && prng.chance(0.12)) {
    triple = 2;
    pairs -= 3;
  }
  const twin = clamp(
    prng.weighted([
      [1, 3],
      [2, 6],
      [3, 1],
    ] as const),
    0,
    Math.max(0, pairs - 2),
  );
  const convertible = pairs - twin > 2 && prng.chance(0.2) ? 1 : 0;
  const double = pairs - twin - convertible;
  return {
    single,
    double,
    twin,
    triple,
    convertible,
    staterooms: single + double + twin + triple + convertible,
    chartercabins: 0,
  };
}

/**
 * Draws guests, cabins and crew: crew = 0.0306·L^1.52, fewer under sail. Charter counts are 0 where she is not offered
 * for charter.
 */
export function drawAccommodation(design: Design, forCharter: boolean, prng: Prng): Accommodation {
  const sleeping = drawGuests(design, prng);
  const cabins = drawCabins(sleeping, prng);
  const complement =
    0.0306 * design.loaMeters ** 1.52 * (1 + 0.1 * prng.normal()) * (design.kind === 'motor' ? 1 : 0.75);
  const crew = Math.max(2, Math.round(complement));
  const kept = forCharter && cabins.staterooms > 4 && prng.chance(0.08) ? 1 : 0;
  return {
    guests: {
      total: sleeping,
      sleeping,
      cruising: sleeping > 12 ? sleeping : Math.max(sleeping, prng.chance(0.7) ? 12 : 10),
    },
    crew: { numberofcrews: crew, chartercrew: forCharter ? crew : 0 },
    cabins: { ...cabins, chartercabins: forCharter ? cabins.staterooms - kept : 0 },
  };
}
