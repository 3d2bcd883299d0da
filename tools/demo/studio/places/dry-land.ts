import type { Landform } from '../shot.ts';

/** Bare golden ground with some scrub. */
export const DRY: Pick<Landform, 'rock' | 'veg' | 'vegmax'> = {
  rock: [0.21, 0.165, 0.1],
  veg: [0.1, 0.098, 0.05],
  vegmax: 0.45,
};
