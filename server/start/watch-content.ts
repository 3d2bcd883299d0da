import { setImmediate } from 'node:timers/promises';
import { isValidOn } from '../../core/content/page.ts';
import { LOCALES } from '../../core/locale/locale.ts';
import { pageVersion } from '../cache/page-version.ts';
import type { ListingMemory } from '../feeds/listing-memory.ts';
import { pageExists } from '../pages/find-address-redirect.ts';
import type { Logger } from './log.ts';
import type { ServerPorts } from './ports.ts';

interface ContentWatchOptions {
  readonly ports: ServerPorts;
  readonly listings: ListingMemory;
  readonly log: Logger;
  /** Called after the first poll and each change of content or day, before listings and redirect rules are checked. */
  readonly onChange: () => void;
  /** Milliseconds between two polls; the default of {@link watchVersion} where it is undefined. */
  readonly everyMs: number | undefined;
}

/**
 * Polls the content's version. After each change, records listings and checks redirect rules. The first poll counts as a
 * change: it comes after the first pages, which need not wait for the search index, and may be older than it.
 */
export function watchContent({ ports, listings, log, onChange, everyMs }: ContentWatchOptions): VersionWatch {
  const { catalogue, calendars, content, offices, redirects, search } = ports;
  const index = { version: async () => (await search.version?.()) ?? '' };
  const now = () => new Date().toISOString();
  // Listings are recorded when they change, since their feeds are requested rarely.
  const check = () => {
    catalogue.all().then(
      (fleet) => listings.note(fleet, now()),
      (error: unknown) => log.warn({ err: error }, 'Changes of listings could not be recorded'),
    );
    warnOfShadowedPages(ports, now(), log).catch((error: unknown) =>
      log.warn({ err: error }, 'The redirect rules could not be compared with the pages'),
    );
  };
  const onVersion = () => {
    onChange();
    check();
  };
  return watchVersion(
    () => pageVersion([catalogue, calendars, content, offices, redirects, index], now()),
    onVersion,
    everyMs,
  );
}

interface VersionWatch {
  stop(): void;
}

/** Polls a version and calls `onChange` when it is the first or differs from the last; a failed poll counts as no change. */
function watchVersion(version: () => Promise<string>, onChange: () => void, everyMs = 1_000): VersionWatch {
  let last: string | null = null;
  let polling = false;
  async function poll(): Promise<void> {
    if (polling) return;
    polling = true;
    try {
      const now = await version();
      if (now !== last) onChange();
      last = now;
    } catch {
      // Cached pages stay until the content can be read again.
    } finally {
      polling = false;
    }
  }
  const timer = setInterval(() => void poll(), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Rules that are compared in one turn of the event loop, which takes some milliseconds. */
const RULES_PER_TURN = 250;

/** Logs each page that cannot be reached because a redirect rule has its path (LK4). `now` is ISO 8601. */
export async function warnOfShadowedPages(
  ports: Pick<ServerPorts, 'catalogue' | 'content' | 'redirects'>,
  now: string,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const redirects = await ports.redirects.redirects();
  for (const { code: locale } of LOCALES) {
    for (const [at, [path, { to }]] of [...redirects[locale]].entries()) {
      if (at % RULES_PER_TURN === RULES_PER_TURN - 1) await setImmediate();
      const page = await ports.content.page(path.slice(1, -1), locale);
      // A page that is valid on other days may be redirected.
      if (page === null ? await pageExists(path, locale, { ports }) : isValidOn(page, now))
        log.warn({ locale, path, to }, `Redirect in ${locale} from ${path} hides a page of that address`);
    }
  }
}
