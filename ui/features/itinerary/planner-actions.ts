import type { ActorRefFrom } from 'xstate';
import { distanceNm, type Position } from '../../../core/geo/position.ts';
import type { ItineraryEdit } from '../../../core/itinerary/edit-itinerary.ts';
import { decodeItinerary, pointAt } from '../../../core/itinerary/itinerary-query.ts';
import type { PlannerEvent, plannerMachine } from '../../../core/itinerary/planner-machine.ts';
import type { SeaRouteFinder } from '../../../core/sea/sea-route-finder.ts';
import { isUrlSafeYachtId } from '../../../core/shortlist/yacht-id.ts';

/** The steps that the planner takes with a script. */
export type PlannerActions = ReturnType<typeof plannerActions>;

/** The part of the planner in which a step was asked for. */
export type PlannerPart = 'fields' | 'chart' | 'days' | 'add';

interface Options {
  /** Path of the planner, without its query. */
  readonly path: string;
  readonly loadSea: () => Promise<SeaRouteFinder | null>;
  readonly onSea: (sea: SeaRouteFinder | null) => void;
  /** Called with whether the last point that was set is on land. */
  readonly onLand: (isLand: boolean) => void;
  /** Called before each step. */
  readonly onAsk: (part: PlannerPart) => void;
  /** Called with the `data-focus` of the element that takes the focus once the step is shown; null if there is none. */
  readonly onFocus: (key: string | null) => void;
  /** The name for a point that the visitor sets. */
  readonly ownName: string;
}

/** Nautical miles from water beyond which a point is on land. */
const ASHORE = 0.5;

/** Creates the actions by which fields, links and the chart change the plan. */
export function plannerActions(
  actor: ActorRefFrom<typeof plannerMachine>,
  { path, loadSea, onSea, onLand, onAsk, onFocus, ownName }: Options,
) {
  const edit = (change: ItineraryEdit) => actor.send({ type: 'EDIT', edit: change });
  const itinerary = () => actor.getSnapshot().context.itinerary;
  const ask = (part: PlannerPart) => {
    onLand(false);
    onAsk(part);
  };
  return {
    send(event: PlannerEvent): void {
      ask('days');
      actor.send(event);
    },
    /** Takes the step of a planner link; false if the link leads elsewhere. */
    follow(href: string, focused?: string): boolean {
      const [pathname, query = ''] = href.split('?');
      if (pathname !== path) return false;
      ask('days');
      onFocus(focused ?? null);
      actor.send({ type: 'OPEN', itinerary: decodeItinerary(query).itinerary });
      return true;
    },
    /** Applies the form with yacht, area and date. */
    choose(fields: FormData): void {
      ask('fields');
      const now = itinerary();
      const [yacht, area, from] = [textOf(fields, 'yacht'), textOf(fields, 'area'), textOf(fields, 'from')];
      if (yacht !== (now.yacht ?? '')) edit({ kind: 'yacht', yacht: isUrlSafeYachtId(yacht) ? yacht : null });
      if (area !== (now.area ?? '')) edit({ kind: 'area', area: area === '' ? null : area });
      if (from !== (now.from ?? '')) edit({ kind: 'from', from: from === '' ? null : from });
    },
    /** Applies the form that adds a stop. */
    add(fields: FormData): void {
      ask('add');
      const { days } = itinerary();
      const on = textOf(fields, 'on');
      const place = { kind: 'stop' as const, id: textOf(fields, 'add') };
      edit({ kind: 'add-place', place, day: on === 'new' ? days.length : Number(on) - 1 });
    },
    addPoint(position: Position): void {
      ask('chart');
      loadSea().then(
        (routeFinder) => {
          onSea(routeFinder);
          const water = routeFinder?.waterNear(position) ?? null;
          const isLand = routeFinder !== null && (water === null || distanceNm(water, position) > ASHORE);
          onLand(isLand);
          const place = pointAt(water ?? position, ownName);
          if (!isLand) edit({ kind: 'add-place', place, day: itinerary().days.length - 1 });
        },
        () => {},
      );
    },
  };
}

function textOf(fields: FormData, name: string): string {
  return String(fields.get(name) ?? '');
}
