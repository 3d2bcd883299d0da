import { KeptPlan } from '../../../core/ports/kept-plan.ts';
import { SeaCharts } from '../../../core/ports/sea-charts.ts';
import type { SeaRouteFinder } from '../../../core/sea/sea-route-finder.ts';

/** Loads the sea chart and the kept plan; the browser's container is loaded on the first call. */
export async function loadPlannerPorts(): Promise<{ readonly charts: SeaCharts; readonly kept: KeptPlan }> {
  const { browserContainer } = await import('../../shell/browser-ports.ts');
  const container = browserContainer();
  return { charts: container.get<SeaCharts>(SeaCharts), kept: container.get<KeptPlan>(KeptPlan) };
}

/** Loads the sea chart; null if that fails. */
export async function loadSea(): Promise<SeaRouteFinder | null> {
  return (await loadPlannerPorts()).charts.load();
}
