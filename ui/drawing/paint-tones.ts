import type { Paint } from '../../core/yacht/drawing.ts';
import type { Hex } from './colour.ts';

/** The tones of a paint: in the light, plain, and in the shade. */
export interface Tones {
  readonly light: Hex;
  readonly base: Hex;
  readonly shade: Hex;
}

const tones = (light: Hex, base: Hex, shade: Hex): Tones => ({ light, base, shade });

export const PAINT_TONES: Readonly<Record<Paint, Tones>> = {
  white: tones('#ffffff', '#fdfcfa', '#d3d7da'),
  pearl: tones('#fcfaf6', '#f5f2ec', '#cac6bd'),
  cream: tones('#fdf6e6', '#f3e8d2', '#d3c6ab'),
  champagne: tones('#e6d7bb', '#d3c09f', '#ab9878'),
  sand: tones('#dccfb6', '#c6b698', '#9e9073'),
  ice: tones('#e2ebee', '#c8d8de', '#9cb1bb'),
  silver: tones('#d8dcdf', '#bcc2c7', '#92999f'),
  sage: tones('#b9c2ad', '#9caa90', '#788469'),
  steel: tones('#90a0ac', '#6c7d8a', '#4e5d68'),
  graphite: tones('#6d747c', '#4b525a', '#343a41'),
  navy: tones('#334d73', '#1a2f52', '#101f3a'),
  petrol: tones('#2f6c7b', '#1b4d5b', '#0f3540'),
  green: tones('#42705f', '#264f41', '#16342b'),
  burgundy: tones('#87343f', '#651f2c', '#451320'),
  bronze: tones('#a98560', '#836345', '#5d452e'),
};

const DARK_PAINTS: ReadonlySet<Paint> = new Set(['steel', 'graphite', 'navy', 'petrol', 'green', 'burgundy', 'bronze']);

export function isDark(paint: Paint): boolean {
  return DARK_PAINTS.has(paint);
}
