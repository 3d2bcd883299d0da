export const PAINTS = [
  'white',
  'navy',
  'sage',
  'cream',
  'pearl',
  'graphite',
  'green',
  'steel',
  'burgundy',
  'petrol',
  'champagne',
  'ice',
  'silver',
  'bronze',
  'sand',
] as const;
export type DrawingPaint = (typeof PAINTS)[number];

export const STYLES = ['modern', 'classic', 'explorer', 'fast'] as const;
export type DrawingStyle = (typeof STYLES)[number];

/** The data of a yacht that her drawings need beyond her dimensions. */
export interface DrawingData {
  readonly rig: 'motor' | 'sail' | 'catamaran';
  readonly style: DrawingStyle;
  /** House tiers above the main deck level, 1–5. */
  readonly tiers: number;
  readonly hull: DrawingPaint;
  readonly superstructure: DrawingPaint;
  readonly helipad: boolean;
  readonly pool: boolean;
  readonly tender: boolean;
  readonly flybridge: boolean;
  /** Number of masts; 0 for motor yachts. */
  readonly masts: number;
  readonly sails: 'white' | 'dark' | null;
  readonly mast: 'white' | 'black' | null;
  /** Seed of the details that her data leave open; the same seed gives the same drawing. */
  readonly seed: number;
}
