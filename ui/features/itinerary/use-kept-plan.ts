import { useEffect, useState } from 'react';
import type { PlanView } from './plan/plan-view.ts';
import { loadPlannerPorts } from './planner-ports.ts';

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
