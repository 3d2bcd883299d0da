import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Itinerary, PlaceSlot } from '../../../core/itinerary/itinerary.ts';
import { decodeItinerary, encodeItinerary } from '../../../core/itinerary/itinerary-query.ts';
import { type PlannerState, plannerMachine } from '../../../core/itinerary/planner-machine.ts';
import { ItineraryStore } from '../../../core/ports/itinerary-store.ts';
import { SeaCharts } from '../../../core/ports/sea-charts.ts';
import type { SeaRouteFinder } from '../../../core/sea/sea-route-finder.ts';
import { usePageLanguage } from '../../i18n/page-language.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { PlaceMapView } from '../../map/place-map.ts';
import type { ItineraryView } from './build-itinerary-view.ts';
import { buildPlanView, otherStops, type PlanView } from './plan/build-plan-view.ts';
import { currentOrNewCharts } from './plan/plan-map.ts';
import { editProblemText } from './plan/plan-words.ts';
import { type PlannerPart, plannerActions } from './planner-actions.ts';
import type { PlanContext } from './planner-data.ts';

export type PlannerModel = ReturnType<typeof usePlanner>;

/** Opens the plan in the address and applies the visitor's steps. */
export function usePlanner(view: ItineraryView, root: RefObject<HTMLElement | null>) {
  const [snapshot, , actor] = useMachine(plannerMachine, {
    input: { itinerary: decodeItinerary(view.plan.query).itinerary },
  });
  const { itinerary, past, future, carried } = snapshot.context;
  const { locale, translate } = usePageLanguage();
  const [sea, setSea] = useState<SeaRouteFinder | null>(null);
  const [isLand, setLand] = useState(false);
  const [part, setPart] = useState<PlannerPart>('add');
  const isHydrated = useHydrated();
  const focusOn = useFocusAfterStep(root);
  const context = useMemo(() => {
    const prefix = view.action.slice(0, -'/itinerary/'.length);
    return { locale, translate, href: (path: string) => prefix + path, data: view.data, sea };
  }, [view, sea, locale, translate]);
  const plan = usePlanView(itinerary, view, context);
  const map = usePlanMap(plan, view, context);
  usePlanAddress(actor, view.plan, plan);
  const last = useKeptPlan(plan, past.length > 0);

  // The sea chart is needed for a leg whose route is not known yet.
  useEffect(() => {
    if (plan.isWhole || sea !== null) return;
    loadSea().then(setSea, () => {});
  }, [plan.isWhole, sea]);

  const actions = useMemo(
    () =>
      plannerActions(actor, {
        ...{ path: view.action, ownName: translate('itinerary.ownName'), loadSea },
        ...{ onSea: setSea, onLand: setLand, onAsk: setPart, onFocus: focusOn },
      }),
    [actor, view.action, translate, focusOn],
  );
  const why = isLand ? translate('itinerary.pointOnLand') : whyRefused(snapshot.context, view, translate);

  return {
    plan,
    /** The chart of the plan, with all other stops. */
    map,
    places: view.data,
    /** Null until hydration. */
    actions: isHydrated ? actions : null,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** Whether the next press on the chart adds a point. */
    isSeeking: snapshot.matches('seeking'),
    isCarried: ({ day, at }: PlaceSlot) => carried?.slot.day === day && carried.slot.at === at,
    /** The slot where a dragged place would be dropped. */
    over: carried?.over ?? null,
    /** Why the last step was refused; null for all parts but the one that asked for it. */
    problemAt: (asked: PlannerPart) => (asked === part ? why : null),
    /** The address of the plan that was kept last; null unless the current plan is empty and one is kept. */
    lastHref: last === null ? null : view.action + last,
    /** A summary of the plan that screen readers announce. */
    summary: isHydrated ? summaryOf(plan, translate) : '',
  };
}

/** Returns the plan as the server sent it, until the visitor changes it. */
function usePlanView(itinerary: Itinerary, { plan }: ItineraryView, context: PlanContext): PlanView {
  return useMemo(
    () => (encodeItinerary(itinerary) === plan.query ? plan : buildPlanView(itinerary, context)),
    [itinerary, plan, context],
  );
}

/** Returns the map of a plan. While the area stays the same, the charts change only if a place is outside them. */
function usePlanMap(plan: PlanView, { plan: first, data }: ItineraryView, { href }: PlanContext): PlaceMapView {
  const shown = useRef({ area: first.area, charts: first.map.charts });
  return useMemo(() => {
    const lines = plan.map.lines ?? Object.values(data.routes).map(({ points }) => points);
    const { area, charts } = shown.current;
    const staying = plan.area === area ? currentOrNewCharts(plan, data, charts) : plan.map.charts;
    shown.current = { area: plan.area, charts: staying };
    return { ...plan.map, charts: staying, lines, others: otherStops(plan.query, { data, href }) };
  }, [plan, data, href]);
}

/** Returns a function that chooses the element to focus after the next render, by its `data-focus`. */
function useFocusAfterStep(root: RefObject<HTMLElement | null>): (key: string | null) => void {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(next.current)}"]`)?.focus();
    next.current = null;
  });
  const [choose] = useState(() => (key: string | null) => {
    next.current = key;
  });
  return choose;
}

/** Returns why the last step was refused; before the first step, why the stop in the address was not added. */
function whyRefused({ problem, past }: PlannerState, { addProblem }: ItineraryView, translate: Translate) {
  if (problem !== null) return editProblemText(problem, translate);
  return past.length === 0 ? addProblem : null;
}

function summaryOf({ days, sum }: PlanView, translate: Translate): string {
  const places = days.reduce((count, day) => count + day.places.length, 0);
  return translate('itinerary.said', { days: days.length, places, miles: sum?.miles ?? '' });
}

/** Returns false on the server and during hydration, then true: controls that need a script are shown from then on. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

/** Loads the ports of the planner; the browser's container is loaded on the first call. */
async function loadPlannerPorts(): Promise<{ readonly charts: SeaCharts; readonly kept: ItineraryStore }> {
  const { browserContainer } = await import('../../shell/browser-ports.ts');
  const container = browserContainer();
  return { charts: container.get<SeaCharts>(SeaCharts), kept: container.get<ItineraryStore>(ItineraryStore) };
}

/** Loads the sea chart; null if that fails. */
async function loadSea(): Promise<SeaRouteFinder | null> {
  return (await loadPlannerPorts()).charts.load();
}

/**
 * Keeps a plan that was changed on this page; opening another visitor's plan does not replace the kept one.
 * @returns the query of the plan that was kept last; null unless the current plan is empty and one is kept
 */
function useKeptPlan({ isEmpty, query }: PlanView, isChanged: boolean): string | null {
  const [last, setLast] = useState<string | null>(null);
  useEffect(() => {
    loadPlannerPorts().then(
      ({ kept }) => {
        if (isChanged && !isEmpty) kept.keep(query);
        setLast(isEmpty ? kept.read() : null);
      },
      () => {},
    );
  }, [isEmpty, query, isChanged]);
  return last;
}

/** Milliseconds after the last step until the address is updated. */
const SETTLE_MS = 400;

/**
 * The queries of one planner page: the rendered one, then those that the plan has requested from the router, the newest
 * last. The plan changes faster than the router renders.
 */
type Addresses = readonly string[];

/** Returns whether the visitor opened an address by a link or the history, and the plan did not request it. */
export function isOpenedByVisitor(addresses: Addresses, arrived: string): boolean {
  return !addresses.includes(arrived);
}

/** Returns the addresses after the router rendered one. It renders them in order and skips outdated ones. */
export function addressesAfterRender(addresses: Addresses, arrived: string): Addresses {
  if (isOpenedByVisitor(addresses, arrived)) return [arrived];
  return addresses.slice(Math.max(0, addresses.indexOf(arrived, 1)));
}

/**
 * Keeps the plan and the address of the page in step. The router may render an address of the plan after the plan has
 * changed again: only addresses that did not come from the plan are opened.
 * @param shown the plan of the page as the server sent it
 */
function usePlanAddress(actor: ActorRefFrom<typeof plannerMachine>, shown: PlanView, plan: PlanView): void {
  const addresses = useRef<Addresses>([shown.query]);

  useEffect(() => {
    const { query } = shown;
    const isAnother = isOpenedByVisitor(addresses.current, query);
    addresses.current = addressesAfterRender(addresses.current, query);
    if (isAnother) actor.send({ type: 'OPEN', itinerary: decodeItinerary(query).itinerary });
  }, [shown, actor]);

  useEffect(() => {
    const { query, links } = plan;
    if (query === addresses.current.at(-1)) return;
    const timer = setTimeout(() => {
      addresses.current = [...addresses.current, query];
      goTo(links.plan);
    }, SETTLE_MS);
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
