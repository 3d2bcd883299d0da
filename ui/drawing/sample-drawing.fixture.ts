import type { DrawingData } from '../../core/yacht/drawing.ts';

/** A plain modern motor yacht of four tiers, white, with a pool, a tender and a flybridge. */
export const SAMPLE_DRAWING: DrawingData = {
  rig: 'motor',
  style: 'modern',
  tiers: 4,
  hull: 'white',
  superstructure: 'white',
  helipad: false,
  pool: true,
  tender: true,
  flybridge: true,
  masts: 0,
  sails: null,
  mast: null,
  seed: 100,
};
