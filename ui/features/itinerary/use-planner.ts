import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Slot } from '../../../core/itinerary/itinerary.ts';
import { plannerMachine } from '../../../core/itinerary/itinerary-machine.ts';
import { decodeItinerary, encodeItinerary } from '../../../core/itinerary/itinerary-query.ts';
import type { SeaWays } from '../../../core/sea/sea-ways.ts';
import { usePageLanguage } from '../../i18n/page-language.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { PlaceMapView } from '../../map/place-map-view.ts';
import { buildPlanView } from './build-plan-view.ts';
import type { ItineraryView, PlanDesk } from './itinerary-view.ts';
import { type LiveDesk, liveDesk, type Where } from './live-desk.ts';
import { type Addresses, afterArrival, afterAsking, isAnotherAddress, lastAsked } from './plan-addresses.ts';
import { otherStops } from './plan-links.ts';
import { stayingCharts } from './plan-map.ts';
import type { PlanView } from './plan-view.ts';
import { problemText } from './plan-words.ts';
import type { plannerPorts } from './planner-ports.ts';

export interface Planner {
  readonly plan: PlanView;
  /** Its chart, with all other stops on it. */
  readonly map: PlaceMapView;
  readonly places: Pick<PlanDesk, 'areas' | 'stops'>;
  /** Null until the script is at hand. */
  readonly desk: LiveDesk | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isSeeking: boolean;
  readonly isCarried: (slot: Slot) => boolean;
  /** Where a carried place would be put down. */
  readonly over: Slot | null;
  /** Why the last step was not taken, and where it was asked for. */
  readonly problemAt: (where: Where) => string | null;
  /** For those who do not see what changed. */
  readonly said: string;
  /** The address of the plan that was made last, where none is open; null where none is kept. */
  readonly lastHref: string | null;
}

/** Milliseconds without another step, after which the address follows. */
const SETTLED = 400;

type Snapshot = SnapshotFrom<typeof plannerMachine>;

/** The plan of the address, and what becomes of it here. */
export function usePlanner(view: ItineraryView, root: RefObject<HTMLElement | null>): Planner {
  const { locale, translate, href } = usePlanLanguage(view);
  const [actor] = useState(() =>
    createActor(plannerMachine, { input: { itinerary: decodeItinerary(view.plan.query).itinerary } }),
  );
  const [snapshot, show] = useState<Snapshot | null>(null);
  const [sea, setSea] = useState<SeaWays | null>(null);
  const [isLand, setLand] = useState(false);
  const [where, setWhere] = useState<Where>('add');
  const addresses = useRef<Addresses>({ shown: view.plan.query, pending: [] });
  const focus = useRef<string | null>(null);
  const shown = useRef({ area: view.plan.area, charts: view.plan.map.charts });

  useEffect(() => {
    const { unsubscribe } = actor.subscribe(show);
    actor.start();
    show(actor.getSnapshot());
    return () => {
      unsubscribe();
      actor.stop();
    };
  }, [actor]);

  // The router may render an address that the plan asked for after the plan has gone on: only other addresses are opened.
  useEffect(() => {
    const { query } = view.plan;
    const isAnother = isAnotherAddress(addresses.current, query);
    addresses.current = afterArrival(addresses.current, query);
    if (isAnother) actor.send({ type: 'OPEN', itinerary: decodeItinerary(query).itinerary });
  }, [view, actor]);

  const context = snapshot?.context;
  const itinerary = context?.itinerary;
  const plan = useMemo(() => {
    if (itinerary === undefined || encodeItinerary(itinerary) === view.plan.query) return view.plan;
    return buildPlanView(itinerary, { locale, translate, href, desk: view.desk, sea });
  }, [itinerary, view, sea, locale, translate, href]);

  // A way that is not known yet brings the chart of the sea.
  useEffect(() => {
    if (plan.isWhole || sea !== null) return;
    loadSea().then(setSea, () => {});
  }, [plan.isWhole, sea]);

  useEffect(() => {
    const query = plan.query;
    if (query === lastAsked(addresses.current)) return;
    const timer = setTimeout(() => {
      addresses.current = afterAsking(addresses.current, query);
      goTo(plan.links.share);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [plan]);

  // A plan that was changed here is kept as it goes: who only looks at another's keeps their own.
  const [last, showLast] = useState<string | null>(null);
  const { isEmpty, query } = plan;
  const isChanged = (context?.past.length ?? 0) > 0;
  useEffect(() => {
    ports().then(
      ({ kept }) => {
        if (isChanged && !isEmpty) kept.keep(query);
        showLast(isEmpty ? kept.read() : null);
      },
      () => {},
    );
  }, [isEmpty, query, isChanged]);

  useEffect(() => {
    if (focus.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(focus.current)}"]`)?.focus();
    focus.current = null;
  });

  const map = useMemo((): PlaceMapView => {
    const ways = plan.map.ways ?? Object.values(view.desk.ways).map(({ points }) => points);
    const { area, charts } = shown.current;
    const staying = plan.area === area ? stayingCharts(plan, view.desk, charts) : plan.map.charts;
    shown.current = { area: plan.area, charts: staying };
    return { ...plan.map, charts: staying, ways, others: otherStops(plan.query, { desk: view.desk, href }) };
  }, [plan, view.desk, href]);

  const desk = useMemo(
    () =>
      liveDesk(actor, {
        path: view.action,
        loadSea,
        onSea: setSea,
        onLand: setLand,
        onAsk: setWhere,
        onFocus: (key) => {
          focus.current = key;
        },
        ownName: translate('itinerary.ownName'),
      }),
    [actor, view.action, translate],
  );

  const problem = isLand
    ? translate('itinerary.pointOnLand')
    : context?.problem
      ? problemText(context.problem, translate)
      : (context?.past.length ?? 0) === 0
        ? view.addProblem
        : null;

  return {
    plan,
    map,
    places: view.desk,
    desk: snapshot === null ? null : desk,
    canUndo: (context?.past.length ?? 0) > 0,
    canRedo: (context?.future.length ?? 0) > 0,
    isSeeking: snapshot?.matches('seeking') ?? false,
    isCarried: ({ day, at }) => context?.carried?.slot.day === day && context.carried.slot.at === at,
    over: context?.carried?.over ?? null,
    problemAt: (asked) => (asked === where ? problem : null),
    lastHref: last === null ? null : view.action + last,
    said: snapshot === null ? '' : summaryOf(plan, translate),
  };
}

function usePlanLanguage(view: ItineraryView) {
  const { locale, translate } = usePageLanguage();
  const { action } = view;
  // Addresses of this page are all that a plan links to, besides the form of an enquiry.
  const href = useMemo(() => {
    const prefix = action.slice(0, action.length - '/itinerary/'.length);
    return (path: string) => prefix + path;
  }, [action]);
  return { locale, translate, href };
}

function summaryOf({ days, sum }: PlanView, translate: Translate): string {
  const places = days.reduce((count, day) => count + day.places.length, 0);
  return translate('itinerary.said', { days: days.length, places, miles: sum?.miles ?? '' });
}

/** In place of the address that was open; the page stays where it is. */
function goTo(address: string): void {
  import('../../navigation/navigate-to.ts').then(
    ({ navigateTo }) => navigateTo(address, { replace: true, keepScroll: true }),
    () => window.history.replaceState(window.history.state, '', address),
  );
}

async function ports(): Promise<ReturnType<typeof plannerPorts>> {
  return (await import('./planner-ports.ts')).plannerPorts();
}

async function loadSea(): Promise<SeaWays | null> {
  return (await ports()).charts.load();
}
