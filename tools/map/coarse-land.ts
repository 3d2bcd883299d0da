import type { Topology } from './outlines.ts';
import { pathOf, shoresOf } from './shores.ts';

/** The options for a file with the land of the whole world. */
interface CoarseLand {
  readonly file: string;
  /** File of world-atlas. */
  readonly source: string;
  readonly tolerance: number;
  readonly smallest: number;
}

/** Units round the earth. */
export const WORLD = 36_000;

export const COARSE_LAND: readonly CoarseLand[] = [
  { source: 'land-110m.json', file: 'world.svg', tolerance: 12, smallest: 600 },
  { source: 'land-50m.json', file: 'coasts.svg', tolerance: 2.9, smallest: 7 },
];

/** Draws the land of the world as an SVG file. */
export function coarseLand(topology: Topology, { tolerance, smallest }: CoarseLand): string {
  const shores = shoresOf(topology, { units: WORLD, tolerance, smallest, ice: 6 });
  // vector-effect is not inherited through <use>; it keeps a hairline thin at every zoom.
  const path = `<path id="land" vector-effect="non-scaling-stroke" d="${pathOf(shores)}"/>`;
  // The file is also a picture by itself, in the chart's colours. Coasts lie beneath the land, so that only their outer
  // half shows.
  const coast = '<use href="#land" fill="none" stroke="#85888b" stroke-width="1.2" stroke-linejoin="round"/>';
  const picture = `<defs>${path}</defs>${coast}<use href="#land" fill="#e9e6e0"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WORLD} ${WORLD}">${picture}</svg>\n`;
}
