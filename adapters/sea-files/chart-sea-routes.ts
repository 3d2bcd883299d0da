import { inject, injectable } from 'inversify';
import { SeaCharts } from '../../core/ports/sea-charts.ts';
import type { SeaLeg, SeaRoutes } from '../../core/ports/sea-routes.ts';

/** Finds routes on the chart, in the thread that asks. */
@injectable()
export class ChartSeaRoutes implements SeaRoutes {
  constructor(@inject(SeaCharts) private readonly charts: SeaCharts) {}

  async between(legs: readonly SeaLeg[]) {
    const sea = await this.charts.load();
    return sea && legs.map(({ from, to }) => sea.route(from, to));
  }
}
