import { setTimeout as sleep } from 'node:timers/promises';
import { networkError } from '../../core/http/http-outcome.ts';
import type { MediaError, MediaLibrary } from '../../core/ports/media-library.ts';
import type { SeaLeg, SeaRoutes } from '../../core/ports/sea-routes.ts';
import type { SearchError } from '../../core/ports/yacht-search.ts';
import { err, type Result } from '../../core/shared/result.ts';
import type { ServerPorts } from '../start/ports.ts';

/** Milliseconds for which one page waits for a media service, however many requests it makes. */
const MAX_WAIT_MS = 1_000;
/** Milliseconds for which one page waits for the search, however many searches it makes one after another. */
const MAX_SEARCH_MS = 2_400;
/** Milliseconds that a search may always take; one that answers from memory takes less. */
const MIN_SEARCH_MS = 300;

/**
 * The media library of one page. All requests of the page share one time limit, which starts with the first. Media
 * that arrive later are unavailable to this page, which shows drawings and placeholders; the library goes on loading
 * them for the next page.
 */
export class PageMedia implements MediaLibrary {
  #deadline: Promise<void> | null = null;
  #timedOut = false;

  /** @param wait resolves when the time limit is over */
  constructor(
    private readonly library: MediaLibrary,
    private readonly wait: () => Promise<void> = () => pause(MAX_WAIT_MS),
  ) {}

  /** Whether the page lacks media that arrived too late. Such a page must not be cached. */
  get timedOut(): boolean {
    return this.#timedOut;
  }

  asset(id: string): ReturnType<MediaLibrary['asset']> {
    return this.#inTime(id, this.library.asset(id));
  }

  gallery(id: string): ReturnType<MediaLibrary['gallery']> {
    return this.#inTime(id, this.library.gallery(id));
  }

  async #inTime<T>(id: string, answer: Promise<Result<T, MediaError>>): Promise<Result<T, MediaError>> {
    this.#deadline ??= this.wait();
    // The answer is first in the race, so that one from memory counts even after the deadline.
    const found = await Promise.race([answer, this.#deadline.then(() => null)]);
    if (found !== null) return found;
    this.#timedOut = true;
    return err({ kind: 'unavailable', id, reason: 'it did not arrive in time' });
  }
}

/** The sea routes of one page. */
export class PageSeaRoutes implements SeaRoutes {
  #failed = false;

  constructor(private readonly routes: SeaRoutes) {}

  /** Whether the page lacks routes. Such a page must not be cached. */
  get failed(): boolean {
    return this.#failed;
  }

  async between(legs: readonly SeaLeg[]): ReturnType<SeaRoutes['between']> {
    const found = await this.routes.between(legs);
    this.#failed ||= found === null;
    return found;
  }
}

async function pause(ms: number): Promise<void> {
  await sleep(ms, undefined, { ref: false });
}

/** Milliseconds of a monotonic clock, and a promise that resolves after as many. */
interface SearchClock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Wraps the search ports for the rendering of one page and remembers a failure, so that a page that lacks an answer is
 * not cached. Once one search has answered, the others share what is left of the page's time. After a network failure
 * further searches of the page fail at once.
 */
export function trackSearchFailures<Ports extends Pick<ServerPorts, 'search' | 'siteSearch'>>(
  ports: Ports,
  { now, wait }: SearchClock = { now: () => performance.now(), wait: pause },
) {
  let failed = false;
  let unreachable: SearchError | null = null;
  let startedAt: number | null = null;
  let hasAnswer = false;
  async function late(): Promise<Result<never, SearchError>> {
    await wait(Math.max((startedAt ?? 0) + MAX_SEARCH_MS - now(), MIN_SEARCH_MS));
    return err(networkError({ timedOut: true, connected: true }));
  }
  async function watched<Value>(ask: () => Promise<Result<Value, SearchError>>): Promise<Result<Value, SearchError>> {
    if (unreachable !== null) return err(unreachable);
    startedAt ??= now();
    const answer = await (hasAnswer ? Promise.race([ask(), late()]) : ask());
    hasAnswer = true;
    if (!answer.ok) {
      failed = true;
      if (answer.error.kind === 'network') unreachable = answer.error;
    }
    return answer;
  }
  return {
    ports: {
      ...ports,
      search: { search: (criteria, options) => watched(() => ports.search.search(criteria, options)) },
      siteSearch: { search: (question, options) => watched(() => ports.siteSearch.search(question, options)) },
    } satisfies Pick<ServerPorts, 'search' | 'siteSearch'>,
    /** Whether any search through these ports failed (SE9). */
    searchFailed: () => failed,
  };
}
