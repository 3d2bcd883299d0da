import { pageVersion } from '../cache/page-version.ts';
import { type VersionWatch, watchVersion } from '../cache/version-watch.ts';
import type { ListingMemory } from '../feeds/listing-memory.ts';
import { warnOfShadowedPages } from '../pages/shadowed-pages.ts';
import type { Logger } from './log.ts';
import type { ServerPorts } from './ports.ts';

interface ContentWatchOptions {
  readonly ports: ServerPorts;
  readonly listings: ListingMemory;
  readonly log: Logger;
  /** Called after each change of content, before listings and redirect rules are checked. */
  readonly onChange: () => void;
  /** Milliseconds between two checks; the default of {@link watchVersion} where it is undefined. */
  readonly everyMs: number | undefined;
}

/** Polls the content's version. At the start and after each change it records listings and checks redirect rules. */
export function watchContent({ ports, listings, log, onChange, everyMs }: ContentWatchOptions): VersionWatch {
  const { catalogue, content, offices, redirects } = ports;
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
  check();
  const onVersion = () => {
    onChange();
    check();
  };
  return watchVersion(() => pageVersion([catalogue, content, offices, redirects], now()), onVersion, everyMs);
}
