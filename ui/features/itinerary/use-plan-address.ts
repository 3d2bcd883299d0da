import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { plannerMachine } from '../../../core/itinerary/itinerary-machine.ts';
import { decodeItinerary } from '../../../core/itinerary/itinerary-query.ts';
import type { PlanView } from './plan/build-plan-view.ts';

/** Milliseconds after the last step until the address is updated. */
const SETTLED = 400;

/**
 * The queries of one planner page: the rendered one, then those that the plan has requested from the router, the newest
 * last. The plan changes faster than the router renders.
 */
export type Addresses = readonly string[];

/** Returns whether the visitor opened an address by a link or by history, rather than the plan. */
export function isAnotherAddress(addresses: Addresses, arrived: string): boolean {
  return !addresses.includes(arrived);
}

/** Returns the addresses after the router rendered one. It renders them in order and skips those that were overtaken. */
export function afterArrival(addresses: Addresses, arrived: string): Addresses {
  if (isAnotherAddress(addresses, arrived)) return [arrived];
  return addresses.slice(Math.max(0, addresses.indexOf(arrived, 1)));
}

/**
 * Keeps the plan and the address of the page in step. The router may render an address of the plan after the plan has
 * changed again: only addresses that did not come from the plan are opened.
 * @param shown the plan of the page as the server sent it
 */
export function usePlanAddress(actor: ActorRefFrom<typeof plannerMachine>, shown: PlanView, plan: PlanView): void {
  const addresses = useRef<Addresses>([shown.query]);

  useEffect(() => {
    const { query } = shown;
    const isAnother = isAnotherAddress(addresses.current, query);
    addresses.current = afterArrival(addresses.current, query);
    if (isAnother) actor.send({ type: 'OPEN', itinerary: decodeItinerary(query).itinerary });
  }, [shown, actor]);

  useEffect(() => {
    const { query, links } = plan;
    if (query === addresses.current.at(-1)) return;
    const timer = setTimeout(() => {
      addresses.current = [...addresses.current, query];
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
