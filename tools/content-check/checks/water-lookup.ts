import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { project } from '../../../core/geo/mercator.ts';
import type { Position } from '../../../core/geo/position.ts';
import { contentPorts } from '../../content-ports.ts';
import { Coast } from '../../sea/coast.ts';

/**
 * Answers whether there is water at a position, from the site's sea chart and from the published coasts it is made of.
 */
export interface WaterLookup {
  /** Returns whether a sea route leads to a position, or to water close by. */
  isReached(position: Position): boolean;
  /** Returns whether a position lies on water, even where no sea route leads. */
  isWater(position: Position): boolean;
}

const ROOT = new URL('../../../', import.meta.url);
const ASSETS = fileURLToPath(new URL('public/assets', ROOT));
const COASTS = fileURLToPath(new URL('node_modules/world-atlas/land-10m.json', ROOT));

/** Reads chart and coasts; null where one of them cannot be read. */
export async function readWaterLookup(): Promise<WaterLookup | null> {
  const sea = await contentPorts('content', { assetsDir: ASSETS }).seaCharts.load();
  const coasts = await readFile(COASTS, 'utf8').catch(() => null);
  if (sea === null || coasts === null) return null;
  // Parsing the coasts takes a second, and most content never needs them.
  let coast: Coast | null = null;
  return {
    isReached: (position) => sea.waterNear(position) !== null,
    isWater(position) {
      coast ??= new Coast(JSON.parse(coasts));
      const { x, y } = project(position);
      return !coast.isLand(x - Math.floor(x), y);
    },
  };
}
