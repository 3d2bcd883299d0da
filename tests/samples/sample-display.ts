import type { Display } from '../../core/preferences/display.ts';

/** The display of a visitor who reads in euros and metres in summer. */
export const SAMPLE_DISPLAY: Display = { currency: 'eur', unit: 'meters', season: 'summer' };
