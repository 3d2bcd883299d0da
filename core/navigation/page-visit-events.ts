import type { SiteAddress } from '../routing/site-address.ts';
import type { NavigationEvent, OpenedFrom } from './navigation-machine.ts';

export interface PageVisit {
  /** The page of this site that led here; null if it is not known, as for a typed address. */
  readonly from: SiteAddress | null;
  readonly to: SiteAddress;
  /**
   * `followed` is a client navigation. `loaded` is a new document; the previous page may have been left before its
   * script ran, or be in a tab with its own session. `restored` is a document shown again, by a reload or by history.
   */
  readonly how: 'followed' | 'loaded' | 'restored';
  /** The list in the page's history entry; null if there is none yet. */
  readonly carried: OpenedFrom | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Returns the events that a visit sends to the navigation context, in order (YN1, YN2, YN4). */
export function pageVisitEvents(visit: PageVisit): readonly NavigationEvent[] {
  const { from, to, carried, now } = visit;
  const returned = isYacht(to) && carried !== null ? carried : null;
  const visited = from !== null && mayBeUnrecorded(visit) ? [visitOf(from, now)] : [];
  const left = from !== null && isYacht(from) && (visit.how === 'followed' || visited.length > 0);
  return [
    ...visited,
    ...(left ? [{ type: 'LEAVE_YACHT' } as const] : []),
    returned === null ? visitOf(to, now) : { type: 'RETURN_TO_YACHT', openedFrom: returned },
  ];
}

/** Returns whether the page `from` may be unrecorded: at a new document or a restored yacht's page without a list. */
function mayBeUnrecorded({ how, to, carried }: PageVisit): boolean {
  if (how === 'followed' || (isYacht(to) && carried !== null)) return false;
  return how === 'loaded' || isYacht(to);
}

function isYacht({ route }: SiteAddress): boolean {
  return route?.name === 'yacht';
}

function visitOf({ route, path, query }: SiteAddress, now: number): NavigationEvent {
  if (route?.name === 'yacht') return { type: 'VISIT_YACHT' };
  if (route?.name === 'search') return { type: 'VISIT_SEARCH', route: path + query, state: query.slice(1) };
  if (route?.name === 'yacht-list') return { type: 'VISIT_LIST', market: route.market, route: path + query, now };
  return { type: 'VISIT_OTHER' };
}
