import type { Prng } from '../../fleet/prng.ts';
import type { Landform, Shallows } from '../shot.ts';

/** Two hazy rows of hills, 9 and 17 km away. */
export function ridges(seed: number): readonly Landform[] {
  return [
    { kind: 'ridge', dist: 9000, width: 26000, seed: 5 + seed },
    { kind: 'ridge', dist: 17000, width: 42000, h: 1150, seed: 8 + seed },
  ];
}

/** A low island before a far coast. */
export function islands(seed: number, prng: Prng): readonly Landform[] {
  return [
    {
      kind: 'island',
      dist: prng.pick([4600, 5600, 6800]),
      width: prng.pick([2600, 3600, 4800]),
      h: prng.pick([90, 150, 230]),
      az: prng.pick([-9, -6, 7, 10]),
      seed: 3 + seed,
    },
    { kind: 'ridge', dist: 16000, width: 42000, h: 700, seed: 12 + seed },
  ];
}

/** Steep walls on both sides and snow peaks behind. */
export function fjord(seed: number): readonly Landform[] {
  return [
    { kind: 'alps', dist: 16000, width: 36000, seed: 4 + seed },
    { kind: 'fjord', dist: 8000, width: 9500, az: -17, seed: 9 + seed },
    { kind: 'fjord', dist: 7000, width: 8500, az: 18, seed: 12 + seed },
  ];
}

/** Sandbanks around a yacht that herself lies in deeper water: a hull over white sand loses its edge. */
export function banks(loaMeters: number, prng: Prng): Shallows {
  const hundredths = (low: number, high: number) => prng.whole(low * 100, high * 100) / 100;
  return {
    kind: 'bank',
    scale: Math.round(60 + 1.7 * loaMeters),
    near: prng.pick([0.52, 0.58, 0.64]),
    bias: hundredths(0.1, 0.28),
    ox: hundredths(0, 40),
    oy: hundredths(0, 40),
  };
}
