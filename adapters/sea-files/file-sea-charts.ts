import { inject, injectable } from 'inversify';
import type { SeaCharts } from '../../core/ports/sea-charts.ts';
import type { SeaLoader } from '../../core/sea/chart-route-finder.ts';
import { Log } from '../../core/shared/log.ts';
import { createSeaChartLoader } from './sea-chart-file.ts';

/** The path of the folder with the build's assets. */
export const AssetsDir = Symbol.for('AssetsDir');

/** Reads the sea chart from the build's assets, once. */
@injectable()
export class FileSeaCharts implements SeaCharts {
  readonly #loader: SeaLoader<{ readonly err: unknown }>;

  constructor(@inject(AssetsDir) folder: string, @inject(Log) log: Pick<Log, 'error'>) {
    this.#loader = createSeaChartLoader(folder, log);
  }

  load() {
    return this.#loader.load();
  }
}
