import { type AlertDigest, type AlertItem, shortenedDigest } from '../alerts/alert-digest.ts';
import { type AlertQuestion, stayOf } from '../alerts/alert-question.ts';
import { type FleetDays, fleetChanges, type YachtChange } from '../alerts/fleet-changes.ts';
import { movedCalendars, type SeenYacht } from '../alerts/fleet-snapshot.ts';
import { stayAvailability } from '../availability/stay-availability.ts';
import { MARKETS, type Market } from '../market/market.ts';
import type { SearchError, YachtSearch } from '../ports/yacht-search.ts';
import { displayOn } from '../preferences/display.ts';
import { formatStay, type SoughtStay } from '../search/criteria/sought-stay.ts';
import { MAX_NAVIGABLE_HITS } from '../search/yacht-link.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import { ok, type Result } from '../shared/result.ts';
import { offeredOn } from '../yacht/market-rules.ts';
import type { Yacht, YachtId } from '../yacht/yacht.ts';

/** Two days of the fleet, compared once for all questions about them. */
export interface DigestSources extends FleetDays {
  readonly changes: ReadonlyMap<string, YachtChange>;
  readonly byId: ReadonlyMap<string, Yacht>;
  /** The ids of yachts whose calendars are others than before. */
  readonly moved: readonly string[];
  /** The yachts that came free, by the stay that was asked for. */
  readonly freed: Map<string, ReadonlySet<string>>;
}

/** Compares two days for the questions about them. */
export function compareDays(days: FleetDays): DigestSources {
  return {
    ...days,
    changes: fleetChanges(days),
    byId: new Map(days.yachts.map((yacht) => [yacht.id, yacht])),
    moved: movedCalendars(days.before, days.after),
    freed: new Map(),
  };
}

export interface AnswerOptions {
  readonly search: Pick<YachtSearch, 'search'>;
  /** Lets the event loop have a turn. */
  readonly turn: () => Promise<unknown>;
}

/** Yachts whose nights are looked at in one turn of the event loop. */
const YACHTS_PER_TURN = 64;

/** Answers a question: what changed among its yachts (FD6). Fails where the search does. */
export async function digestOf(
  { watched, display }: AlertQuestion,
  sources: DigestSources,
  { search, turn }: AnswerOptions,
): Promise<Result<AlertDigest, SearchError>> {
  const stay = stayOf(watched);
  const freed = stay === null ? new Set<string>() : await freedYachts(stay, sources, turn);
  if (watched.kind === 'yachts') {
    const items = watched.ids.flatMap((id) => MARKETS.flatMap((market) => itemOf(id, market, freed, sources)));
    return ok(shortenedDigest(items));
  }
  const { criteria } = watched;
  const { market } = criteria;
  const candidates = [...new Set([...sources.changes.keys(), ...freed])].filter((id) => {
    const news = sources.changes.get(id)?.news[market];
    return (news !== undefined && news !== 'gone') || freed.has(id);
  });
  const hits: YachtId[] = [];
  for (let at = 0; at < candidates.length; at += MAX_NAVIGABLE_HITS) {
    const only = new Set(candidates.slice(at, at + MAX_NAVIGABLE_HITS) as YachtId[]);
    const options = { ...displayOn(display, sources.today), pageSize: MAX_NAVIGABLE_HITS, facets: [], only };
    const found = await search.search(criteria, options);
    if (!found.ok) return found;
    hits.push(...found.value.hits);
  }
  return ok(shortenedDigest(hits.flatMap((id) => itemOf(id, market, freed, sources))));
}

function itemOf(
  id: YachtId,
  market: Market,
  freed: ReadonlySet<string>,
  { changes, byId, before }: DigestSources,
): readonly AlertItem[] {
  if (!byId.has(id)) return [];
  const change = changes.get(id);
  const kind = change?.news[market] ?? (market === 'charter' && freed.has(id) ? 'free' : null);
  const was = change?.was ?? before.get(id)?.status ?? null;
  return kind === null ? [] : [{ id, market, kind, was }];
}

/** Returns the charter yachts that were taken or on option for a stay, and are free now. */
async function freedYachts(
  stay: SoughtStay,
  sources: DigestSources,
  turn: AnswerOptions['turn'],
): Promise<ReadonlySet<string>> {
  const key = formatStay(stay);
  const known = sources.freed.get(key);
  if (known !== undefined) return known;
  const { before, after, moved, byId, today } = sources;
  const earliest = dayNumber(today) ?? 0;
  const availability = (seen: SeenYacht | undefined) =>
    stayAvailability(seen?.calendar ?? null, stay, earliest).availability;
  const freed = new Set<string>();
  for (const [at, id] of moved.entries()) {
    if (at % YACHTS_PER_TURN === YACHTS_PER_TURN - 1) await turn();
    const yacht = byId.get(id);
    if (yacht === undefined || !offeredOn(yacht.market, 'charter')) continue;
    const then = availability(before.get(id));
    if ((then === 'taken' || then === 'option') && availability(after.get(id)) === 'free') freed.add(id);
  }
  sources.freed.set(key, freed);
  return freed;
}
