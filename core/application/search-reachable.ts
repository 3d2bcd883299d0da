import type { WantedStay } from '../availability/stay-availability.ts';
import { networkError } from '../http/http-outcome.ts';
import type { YachtSearch, YachtSubsetSearch } from '../ports/yacht-search.ts';
import { normalizeCriteria } from '../search/criteria/change-criteria.ts';
import { facetValue } from '../search/facets/facet-value.ts';
import { err } from '../shared/result.ts';
import { isOfferedOn } from '../yacht/market-rules.ts';
import { summerAndWinterAreas, type Yacht, type YachtId } from '../yacht/yacht.ts';
import { failFastSeaRoutes, type ReachabilityPorts, reachabilityVersion, stayOffersOf } from './reach-fleet.ts';
import { isInPlaceOrReachable } from './reach-waters.ts';

export interface SearchClock {
  /** Returns today as an ISO 8601 date. */
  readonly today: () => string;
  /** Returns milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Lets the event loop run other work. */
  readonly turn: () => Promise<unknown>;
  readonly wait: (ms: number) => Promise<unknown>;
}

type Found = ReadonlySet<YachtId> | null;

/** The error of a search for which the sea routes were unavailable or not found in time. */
const NO_ROUTES = networkError({ timedOut: true, connected: true });
/** The most pairs of nights and waters whose yachts are kept. */
const MAX_KEPT = 20;
/** The most questions that may wait while one is answered. */
const MAX_WAITING = 3;
/** The most searches that may wait for one question, since each takes one of the node's places for work. */
const MAX_SHARING = 8;
/**
 * Milliseconds that finding the routes of one question may take, and that a search waits at most, its queue included.
 */
const MAX_MS = 2_500;

/**
 * Makes a search find only the yachts that can be in the chosen waters, if the criteria ask for that (AV6). Such a
 * search fails if the sea routes are not found in time.
 */
export function searchReachable(search: YachtSearch, ports: ReachabilityPorts, clock: SearchClock): YachtSearch {
  const kept = new Map<string, { readonly found: Promise<Found>; sharing: number }>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function reachable(stay: WantedStay, destination: readonly string[]): Promise<Found> {
    const version = await reachabilityVersion(ports, clock.today());
    const { from, nights, giveOrTake } = stay;
    const key = [version, from, nights, giveOrTake, ...destination].join(' ');
    const question = kept.get(key) ?? { found: inTurn(() => find(stay, destination)), sharing: 0 };
    if (question.sharing >= MAX_SHARING) return null;
    kept.delete(key);
    kept.set(key, question);
    const [oldest = key] = kept.keys();
    if (kept.size > MAX_KEPT) kept.delete(oldest);
    question.sharing += 1;
    const forget = () => {
      if (kept.get(key) === question) kept.delete(key);
      return null;
    };
    const found = question.found.then((ids) => ids ?? forget(), forget);
    return Promise.race([found, clock.wait(MAX_MS).then(() => null)]).finally(() => {
      question.sharing -= 1;
    });
  }

  /** Answers one question at a time, since each keeps the thread and the sea route finder busy. */
  async function inTurn(work: () => Promise<Found>): Promise<Found> {
    if (waiting > MAX_WAITING) return null;
    waiting += 1;
    const before = last;
    const found = before.then(work, work).finally(() => {
      waiting -= 1;
    });
    last = found;
    return found;
  }

  async function find(stay: WantedStay, destination: readonly string[]): Promise<Found> {
    const began = clock.now();
    const sea = failFastSeaRoutes(ports.seaRoutes, () => clock.now() - began > MAX_MS);
    const yachts = charterYachtsIn(await ports.catalogue.all(), destination);
    const sources = { ...ports, seaRoutes: sea.routes };
    const offers = await stayOffersOf(yachts, { stay, destination }, sources, clock.today(), clock.turn);
    const found = offers.filter(({ reached }) => reached !== null && isInPlaceOrReachable(reached));
    return sea.isComplete() ? new Set(found.map(({ yacht }) => yacht.id)) : null;
  }

  return {
    ...(search.version === undefined ? {} : { version: search.version.bind(search) }),
    async search(asked, options) {
      const { stay, reachable: isWanted, refinements } = normalizeCriteria(asked);
      if (stay === null || !isWanted) return search.search(asked, options);
      const only = await reachable(stay, refinements.destination ?? []);
      return only === null ? err(NO_ROUTES) : search.search(asked, { ...options, only: inBoth(only, options.only) });
    },
  };
}

/** Does the same as {@link searchReachable} for a search among some yachts. */
export function searchReachableAmong(
  among: YachtSubsetSearch,
  ports: ReachabilityPorts,
  clock: SearchClock,
): YachtSubsetSearch {
  return (yachts) => {
    const catalogue = { all: async () => yachts, version: async () => '' };
    return searchReachable(among(yachts), { ...ports, catalogue }, clock);
  };
}

function inBoth(found: ReadonlySet<YachtId>, wanted = found): ReadonlySet<YachtId> {
  return wanted === found ? found : new Set([...wanted].filter((id) => found.has(id)));
}

/** Returns the charter yachts that cruise in one of the waters in any season. */
function charterYachtsIn(fleet: readonly Yacht[], destination: readonly string[]): readonly Yacht[] {
  const wanted = new Set(destination);
  const isNamed = (id: string) => wanted.has(facetValue(id) ?? '');
  return fleet.filter(
    (yacht) =>
      isOfferedOn(yacht.market, 'charter') &&
      summerAndWinterAreas(yacht).some(({ id, region }) => isNamed(id) || isNamed(region.id)),
  );
}
