import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeaCharts } from '../../core/ports/sea-charts.ts';
import { SEA_ASSET } from '../../core/sea/sea-asset.ts';
import { readSea } from '../../core/sea/sea-file.ts';
import { SeaRouter } from '../../core/sea/sea-router.ts';
import type { SeaWays } from '../../core/sea/sea-ways.ts';

export interface SeaChartLog {
  error(detail: object, message: string): void;
}

const UNREADABLE = 'The chart of the sea cannot be read: itineraries have no distances.';

/** The chart of the build, read once. */
export class FileSeaCharts implements SeaCharts {
  readonly #folder: string;
  readonly #log: SeaChartLog;
  #loaded: Promise<SeaWays | null> | null = null;

  constructor(folder: string, log: SeaChartLog) {
    this.#folder = folder;
    this.#log = log;
  }

  load(): Promise<SeaWays | null> {
    this.#loaded ??= this.#read().then((ways) => {
      if (ways === null) this.#loaded = null;
      return ways;
    });
    return this.#loaded;
  }

  async #read(): Promise<SeaWays | null> {
    try {
      const sea = readSea(await readFile(join(this.#folder, SEA_ASSET)));
      if (sea.ok) return new SeaRouter(sea.value);
      this.#log.error(sea.error, UNREADABLE);
    } catch (error) {
      this.#log.error({ err: error }, UNREADABLE);
    }
    return null;
  }
}
