import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { plannerMachine } from '../../../core/itinerary/itinerary-machine.ts';
import { decodeItinerary } from '../../../core/itinerary/itinerary-query.ts';
import { type Addresses, afterArrival, afterAsking, isAnotherAddress, lastAsked } from './plan/plan-addresses.ts';
import type { PlanView } from './plan/plan-view.ts';

/** Milliseconds after the last step until the address is updated. */
const SETTLED = 400;

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
    if (query === lastAsked(addresses.current)) return;
    const timer = setTimeout(() => {
      addresses.current = afterAsking(addresses.current, query);
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
