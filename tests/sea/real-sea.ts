import { readFileSync } from 'node:fs';
import type { Position } from '../../core/geo/position.ts';
import { ChartRouteFinder } from '../../core/sea/chart-route-finder.ts';
import { SEA_ASSET } from '../../core/sea/sea-asset.ts';
import { readSea, type Sea } from '../../core/sea/sea-file.ts';
import { Coast } from '../../tools/sea/coast.ts';
import { ShoreIndex } from './shore-index.ts';

export interface Stop extends Position {
  readonly id: string;
}

const ROOT = new URL('../../', import.meta.url);
const bytesOf = (path: string) => readFileSync(new URL(path, ROOT));
const jsonOf = (path: string): unknown => JSON.parse(bytesOf(path).toString());

/** Reads the chart and its waypoints from the file that the site serves. */
export function readRealSea(): Sea {
  const sea = readSea(bytesOf(`public/assets/${SEA_ASSET}`));
  if (!sea.ok) throw new Error(`${SEA_ASSET}: ${sea.error.problem}`);
  return sea.value;
}

/** Loads the sea router from the chart file that the site serves. */
export function realSea(): ChartRouteFinder {
  return new ChartRouteFinder(readRealSea());
}

/** Loads the published coasts, independent of the chart's own squares. */
export function realShores(): ShoreIndex {
  return new ShoreIndex(new Coast(jsonOf('node_modules/world-atlas/land-10m.json') as never));
}

/** Reads the ports and anchorages of the demo. */
export function realStops(): readonly Stop[] {
  const stops = jsonOf('content/stops.json') as readonly { id: string; lat: number; lng: number }[];
  return stops.map(({ id, lat, lng }) => ({ id, latitude: lat, longitude: lng }));
}
