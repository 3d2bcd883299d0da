import { ContainerModule } from 'inversify';
import { SeaCharts } from '../../core/ports/sea-charts.ts';
import { FileSeaCharts, type SeaChartLog } from './file-sea-charts.ts';

/** @param folder with the assets of the build */
export const seaFilesModule = (folder: string, log: SeaChartLog) =>
  new ContainerModule(({ bind }) => {
    bind<SeaCharts>(SeaCharts)
      .toResolvedValue(() => new FileSeaCharts(folder, log))
      .inSingletonScope();
  });
