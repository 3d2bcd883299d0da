import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { plannerMachine } from '../../../core/itinerary/itinerary-machine.ts';
import { decodeItinerary } from '../../../core/itinerary/itinerary-query.ts';
import type { PlanView } from './plan/build-plan-view.ts';

/** Milliseconds after the last step until the address is updated. */
const SETTLED = 400;

/** The addresses of one planner page. The plan changes faster than the router renders, so several may be pending. */
export interface Addresses {
  /** The query of the page as it is rendered. */
  readonly shown: string;
  /** The queries that the plan has requested from the router and that are not rendered yet; the newest is last. */
  readonly pending: readonly string[];
}

export function lastRequested({ shown, pending }: Addresses): string {
  return pending.at(-1) ?? shown;
}

export function afterRequest({ shown, pending }: Addresses, query: string): Addresses {
  return { shown, pending: [...pending, query] };
}

/** Returns whether the visitor opened an address by a link or by history, rather than the plan. */
export function isAnotherAddress({ shown, pending }: Addresses, arrived: string): boolean {
  return arrived !== shown && !pending.includes(arrived);
}

/**
 * Returns the addresses after the router rendered one. It renders them in order and skips those that were overtaken.
 */
export function afterArrival(addresses: Addresses, arrived: string): Addresses {
  if (isAnotherAddress(addresses, arrived)) return { shown: arrived, pending: [] };
  return { shown: arrived, pending: addresses.pending.slice(addresses.pending.indexOf(arrived) + 1) };
}

/**
 * Keeps the plan and the address of the page in step. The router may render an address of the plan after the plan has
 * changed again: only addresses that did not come from the plan are opened.
 * @param shown the plan of the page as the server sent it
 */
export function usePlanAddress(actor: ActorRefFrom<typeof plannerMachine>, shown: PlanView, plan: PlanView): void {
  const addresses = useRef<Addresses>({ shown: shown.query, pending: [] });

  useEffect(() => {
    const { query } = shown;
    const isAnother = isAnotherAddress(addresses.current, query);
    addresses.current = afterArrival(addresses.current, query);
    if (isAnother) actor.send({ type: 'OPEN', itinerary: decodeItinerary(query).itinerary });
  }, [shown, actor]);

  useEffect(() => {
    const { query, links } = plan;
    if (query === lastRequested(addresses.current)) return;
    const timer = setTimeout(() => {
      addresses.current = afterRequest(addresses.current, query);
      goTo(links.share);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [plan]);
}

/** Replaces the current address without scrolling. */
function goTo(address: string): void {
  import('../../navigation/navigate-to.ts').then(
    ({ navigateTo }) => navigateTo(address, { replace: true, keepScroll: true }),
    () => window.history.replaceState(window.history.state, '', address),
  );
}
