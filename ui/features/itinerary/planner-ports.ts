import { useEffect, useState } from 'react';
import { KeptPlan } from '../../../core/ports/kept-plan.ts';
import { SeaCharts } from '../../../core/ports/sea-charts.ts';
import type { SeaRouteFinder } from '../../../core/sea/sea-route-finder.ts';
import type { PlanView } from './plan/build-plan-view.ts';

/** Loads the sea chart and the kept plan; the browser's container is loaded on the first call. */
async function loadPlannerPorts(): Promise<{ readonly charts: SeaCharts; readonly kept: KeptPlan }> {
  const { browserContainer } = await import('../../shell/browser-ports.ts');
  const container = browserContainer();
  return { charts: container.get<SeaCharts>(SeaCharts), kept: container.get<KeptPlan>(KeptPlan) };
}

/** Loads the sea chart; null if that fails. */
export async function loadSea(): Promise<SeaRouteFinder | null> {
  return (await loadPlannerPorts()).charts.load();
}

/**
 * Keeps a plan that was changed on this page; opening another visitor's plan does not replace the kept one.
 * @returns the query of the plan that was kept last, if the current one is empty; null if none is kept
 */
export function useKeptPlan({ isEmpty, query }: PlanView, isChanged: boolean): string | null {
  const [last, showLast] = useState<string | null>(null);
  useEffect(() => {
    loadPlannerPorts().then(
      ({ kept }) => {
        if (isChanged && !isEmpty) kept.keep(query);
        showLast(isEmpty ? kept.read() : null);
      },
      () => {},
    );
  }, [isEmpty, query, isChanged]);
  return last;
}
