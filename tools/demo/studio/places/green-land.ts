import type { Landform } from '../shot.ts';

/** Tropical vegetation. */
export const LUSH: Pick<Landform, 'rock' | 'veg' | 'vegmax'> = {
  rock: [0.09, 0.085, 0.07],
  veg: [0.026, 0.056, 0.018],
  vegmax: 1.3,
};

/** A steep green island with sharp crests. */
export const HIGH: Pick<Landform, 'kind' | 'beach' | 'ridge' | 'steep' | 'taper'> = {
  kind: 'island',
  beach: 6,
  ridge: 1,
  steep: 1.4,
  taper: 1.6,
};
