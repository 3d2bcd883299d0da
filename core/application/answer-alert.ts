import { type AlertDigest, digestOfNews, type YachtNews } from '../alerts/alert-digest.ts';
import { type AlertSubject, watchedStay } from '../alerts/alert-subject.ts';
import { type FleetBeforeAndAfter, fleetChanges, type YachtChange } from '../alerts/fleet-changes.ts';
import { idsWithChangedCalendars, type YachtSnapshot } from '../alerts/fleet-snapshot.ts';
import { stayAvailability } from '../availability/stay-availability.ts';
import { MARKETS, type Market } from '../market/market.ts';
import type { SearchError, YachtSubsetSearch } from '../ports/yacht-search.ts';
import { displayOn } from '../preferences/display.ts';
import { encodeStay, type StayCriteria } from '../search/criteria/stay-criteria.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import { ok, type Result } from '../shared/result.ts';
import { isOfferedOn } from '../yacht/market-rules.ts';
import type { Yacht, YachtId } from '../yacht/yacht.ts';

/** Two days of the fleet, compared once for all questions about them. */
export interface DigestSources extends FleetBeforeAndAfter {
  readonly changes: ReadonlyMap<string, YachtChange>;
  /** The yachts that changed, with their calendars or otherwise, by their ids. */
  readonly changed: ReadonlyMap<string, Yacht>;
  /** Finds these yachts alone, as they are in the later snapshot. */
  readonly search: ReturnType<YachtSubsetSearch>;
  /** The ids of yachts whose calendars are others than before. */
  readonly moved: readonly string[];
  /** The yachts that came free, by the stay that was asked for. */
  readonly freed: Map<string, ReadonlySet<string>>;
}

/** Compares two days for the questions about them. */
export function compareFleetDays(days: FleetBeforeAndAfter, searchAmong: YachtSubsetSearch): DigestSources {
  const changes = fleetChanges(days);
  const moved = idsWithChangedCalendars(days.before, days.after);
  const ids = new Set([...changes.keys(), ...moved]);
  const yachts = days.yachts.filter(({ id }) => ids.has(id));
  const changed = new Map(yachts.map((yacht) => [yacht.id, yacht]));
  return { ...days, changes, changed, search: searchAmong(yachts), moved, freed: new Map() };
}

type Turn = () => Promise<unknown>;

/** Yachts whose nights are looked at in one turn of the event loop. */
const YACHTS_PER_TURN = 64;

/**
 * Answers a question: what changed among its yachts (FD6). Fails where the search does.
 * @param turn lets the event loop have a turn
 */
export async function buildAlertDigest(
  { watched, display }: AlertSubject,
  sources: DigestSources,
  turn: Turn,
): Promise<Result<AlertDigest, SearchError>> {
  const stay = watchedStay(watched);
  const freed = stay === null ? new Set<string>() : await freedYachts(stay, sources, turn);
  if (watched.kind === 'yachts') {
    const items = watched.ids.flatMap((id) => MARKETS.flatMap((market) => itemsOf(id, market, freed, sources)));
    return ok(digestOfNews(items));
  }
  const { criteria } = watched;
  const { market } = criteria;
  const candidates = [...new Set([...sources.changes.keys(), ...freed])].filter((id) => {
    const news = sources.changes.get(id)?.news[market];
    return (news !== undefined && news !== 'gone') || freed.has(id);
  });
  if (candidates.length === 0) return ok(digestOfNews([]));
  const only = new Set(candidates as YachtId[]);
  const shown = displayOn(display, sources.today);
  const found = await sources.search.search(criteria, { ...shown, pageSize: only.size, facets: [], only });
  if (!found.ok) return found;
  return ok(digestOfNews(found.value.hits.flatMap((id) => itemsOf(id, market, freed, sources))));
}

function itemsOf(
  id: YachtId,
  market: Market,
  freed: ReadonlySet<string>,
  { changes, changed, before }: DigestSources,
): readonly YachtNews[] {
  if (!changed.has(id)) return [];
  const change = changes.get(id);
  const was = change?.was ?? before.get(id)?.status ?? null;
  const kinds = [change?.news[market], market === 'charter' && freed.has(id) ? ('free' as const) : undefined];
  return kinds.filter((kind) => kind !== undefined).map((kind) => ({ id, market, kind, was }));
}

/** Returns the charter yachts that were taken or on option for a stay, and are free now. */
async function freedYachts(stay: StayCriteria, sources: DigestSources, turn: Turn): Promise<ReadonlySet<string>> {
  const key = encodeStay(stay);
  const known = sources.freed.get(key);
  if (known !== undefined) return known;
  const { before, after, moved, changed, today } = sources;
  const earliest = dayNumber(today) ?? 0;
  const availability = (seen: YachtSnapshot | undefined) =>
    stayAvailability(seen?.calendar ?? null, stay, earliest).availability;
  const freed = new Set<string>();
  for (const [at, id] of moved.entries()) {
    if (at % YACHTS_PER_TURN === YACHTS_PER_TURN - 1) await turn();
    const yacht = changed.get(id);
    if (yacht === undefined || !isOfferedOn(yacht.market, 'charter')) continue;
    const then = availability(before.get(id));
    if ((then === 'taken' || then === 'option') && availability(after.get(id)) === 'free') freed.add(id);
  }
  sources.freed.set(key, freed);
  return freed;
}
