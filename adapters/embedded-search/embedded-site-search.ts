import { inject, injectable } from 'inversify';
import { LOCALES, type Locale } from '../../core/locale/locale.ts';
import type { ContentRepository } from '../../core/ports/content-repository.ts';
import type { OfficeDirectory } from '../../core/ports/office-directory.ts';
import type { SiteQuestion, SiteSearch, SiteSearchOptions } from '../../core/ports/site-search.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { SearchError } from '../../core/ports/yacht-search.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { type SiteEntry, siteEntries } from '../../core/site-search/site-entry.ts';
import type { SiteResults } from '../../core/site-search/site-results.ts';
import { entriesInOrder, SiteIndex } from './site-index.ts';
import { runInSlices, type SlicedWork, VersionedCache } from './slices.ts';

export interface SiteEntrySource {
  /** Yields null for steps without an entry, so that the work can be sliced. */
  entries(): Promise<Iterable<SiteEntry | null>>;
  version(): Promise<string>;
}

export const SiteEntrySource = Symbol.for('SiteEntrySource');

type Indexes = ReadonlyMap<Locale, SiteIndex>;

/** Searches the site in the process, with an index for each locale that is rebuilt when the entries change. */
@injectable()
export class EmbeddedSiteSearch implements SiteSearch {
  readonly #indexes: VersionedCache<Indexes>;

  constructor(@inject(SiteEntrySource) source: SiteEntrySource) {
    this.#indexes = new VersionedCache(
      () => source.version(),
      async () => runInSlices(indexesOf(await source.entries())),
    );
  }

  async search(
    { locale, ...question }: SiteQuestion,
    options: SiteSearchOptions,
  ): Promise<Result<SiteResults, SearchError>> {
    const index = (await this.#indexes.current()).get(locale) as SiteIndex;
    return ok(await index.search(question, options));
  }
}

/** Makes the entries of the pages, offices and yachts of three ports. */
export function portEntries(
  content: Pick<ContentRepository, 'pages' | 'version'>,
  offices: Pick<OfficeDirectory, 'all' | 'version'>,
  catalogue: Pick<YachtCatalogue, 'all' | 'version'>,
): SiteEntrySource {
  return {
    async entries() {
      const [pages, places, fleet] = await Promise.all([content.pages(), offices.all(), catalogue.all()]);
      return siteEntries({ pages, offices: places, fleet });
    },
    async version() {
      return (await Promise.all([content.version(), offices.version(), catalogue.version()])).join(' ');
    },
  };
}

function* indexesOf(read: Iterable<SiteEntry | null>): SlicedWork<Indexes> {
  const entries = yield* entriesInOrder(read);
  const indexes = new Map<Locale, SiteIndex>();
  for (const { code } of LOCALES) indexes.set(code, yield* SiteIndex.build(entries, code));
  return indexes;
}
