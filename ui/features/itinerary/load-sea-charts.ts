import { SeaCharts } from '../../../core/ports/sea-charts.ts';

/** The chart of the sea; the browser's container loads at the first use. */
export async function loadSeaCharts(): Promise<SeaCharts> {
  const { browserContainer } = await import('../../shell/browser-ports.ts');
  return browserContainer().get<SeaCharts>(SeaCharts);
}
