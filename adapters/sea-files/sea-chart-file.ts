import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SeaLoader } from '../../core/sea/chart-route-finder.ts';
import { SEA_ASSET } from '../../core/sea/sea-asset.ts';
import type { Log } from '../../core/shared/log.ts';
import { err, ok } from '../../core/shared/result.ts';

const UNREADABLE = 'The chart of the sea cannot be read: itineraries have no distances.';

/** Creates the loader of the sea chart in a folder of assets. */
export function createSeaChartLoader(folder: string, log: Pick<Log, 'error'>): SeaLoader<{ readonly err: unknown }> {
  return new SeaLoader(
    () => readFile(join(folder, SEA_ASSET)).then(ok, (error: unknown) => err({ err: error })),
    (why) => log.error(why, UNREADABLE),
  );
}
