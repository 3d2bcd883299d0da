import { KeptPlan } from '../../../core/ports/kept-plan.ts';
import { SeaCharts } from '../../../core/ports/sea-charts.ts';
import { browserContainer } from '../../shell/browser-ports.ts';

/** What the planner asks of the browser, a chunk of its own. */
export function plannerPorts(): { readonly charts: SeaCharts; readonly kept: KeptPlan } {
  const container = browserContainer();
  return { charts: container.get<SeaCharts>(SeaCharts), kept: container.get<KeptPlan>(KeptPlan) };
}
