import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, injectable } from 'inversify';
import type { SeaCharts } from '../../core/ports/sea-charts.ts';
import { SeaLoader } from '../../core/sea/chart-route-finder.ts';
import { SEA_ASSET } from '../../core/sea/sea-asset.ts';
import { Log } from '../../core/shared/log.ts';
import { err, ok } from '../../core/shared/result.ts';

/** The path of the folder with the build's assets. */
export const AssetsDir = Symbol.for('AssetsDir');

const UNREADABLE = 'The chart of the sea cannot be read: itineraries have no distances.';

/** Reads the sea chart from the build's assets, once. */
@injectable()
export class FileSeaCharts implements SeaCharts {
  readonly #loader: SeaLoader<{ readonly err: unknown }>;

  constructor(@inject(AssetsDir) folder: string, @inject(Log) log: Pick<Log, 'error'>) {
    this.#loader = new SeaLoader(
      () => readFile(join(folder, SEA_ASSET)).then(ok, (error: unknown) => err({ err: error })),
      (why) => log.error(why, UNREADABLE),
    );
  }

  load() {
    return this.#loader.load();
  }
}
