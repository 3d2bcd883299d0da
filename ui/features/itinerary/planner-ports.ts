import { KeptPlan } from '../../../core/ports/kept-plan.ts';
import { SeaCharts } from '../../../core/ports/sea-charts.ts';
import type { SeaRouteFinder } from '../../../core/sea/sea-route-finder.ts';

/** The chart of the sea and the plan that was kept; the browser's container loads at the first use. */
export async function loadPlannerPorts(): Promise<{ readonly charts: SeaCharts; readonly kept: KeptPlan }> {
  const { browserContainer } = await import('../../shell/browser-ports.ts');
  const container = browserContainer();
  return { charts: container.get<SeaCharts>(SeaCharts), kept: container.get<KeptPlan>(KeptPlan) };
}

/** Null where the chart cannot be loaded. */
export async function loadSea(): Promise<SeaRouteFinder | null> {
  return (await loadPlannerPorts()).charts.load();
}
