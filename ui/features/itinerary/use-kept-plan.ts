import { useEffect, useState } from 'react';
import type { PlanView } from './plan/plan-view.ts';
import { loadPlannerPorts } from './planner-ports.ts';

/**
 * Keeps a plan that was changed here; a visitor who only reads another's plan keeps their own.
 * @returns the query of the plan that was kept last, where none is open; null where none is kept
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
