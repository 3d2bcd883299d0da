import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { project } from '../../../core/geo/mercator.ts';
import type { Position } from '../../../core/geo/position.ts';
import { contentPorts } from '../../content-ports.ts';
import { Coast } from '../../sea/coast.ts';

/** Where there is water: by the chart that the site sends, and by the published coasts that it is made of. */
export interface Waters {
  /** Whether a way over the sea leads to a place, or to water close by. */
  isReached(position: Position): boolean;
  /** Whether a place lies on water, be it a sound that no way of the chart leads into. */
  isWater(position: Position): boolean;
}

const ROOT = new URL('../../../', import.meta.url);
const ASSETS = fileURLToPath(new URL('public/assets', ROOT));
const COASTS = fileURLToPath(new URL('node_modules/world-atlas/land-10m.json', ROOT));

/** Null where the chart or the coasts cannot be read. */
export async function readWaters(): Promise<Waters | null> {
  const sea = await contentPorts('content', { assetsDir: ASSETS }).seaCharts.load();
  const coasts = await readFile(COASTS, 'utf8').catch(() => null);
  if (sea === null || coasts === null) return null;
  // Taking the coasts apart takes a second, and most content never asks.
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
