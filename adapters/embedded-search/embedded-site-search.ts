import { inject, injectable } from 'inversify';
import { LOCALES, type Locale } from '../../core/locale/locale.ts';
import type { ContentRepository } from '../../core/ports/content-repository.ts';
import type { OfficeDirectory } from '../../core/ports/office-directory.ts';
import type { SiteSearch, SiteSearchOptions, SiteSearchRequest } from '../../core/ports/site-search.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { SearchError } from '../../core/ports/yacht-search.ts';
import { paging } from '../../core/search/results.ts';
import { searchTerms } from '../../core/search/searched-fields.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { SiteCategory } from '../../core/site-search/site-results.ts';
import { NO_SITE_RESULTS, orderedCategoryCounts, type SiteResults } from '../../core/site-search/site-results.ts';
import { type SiteSearchEntry, siteEntries, siteWords } from '../../core/site-search/site-search-entry.ts';
import { compareSiteTies, type SiteFieldSort, siteOrder } from '../../core/site-search/site-sort.ts';
import { hasBit, writeBitIndices } from './columns/bits.ts';
import { forEachChunk, mergeSort, runInSlices, type SlicedWork, VersionedCache } from './slices.ts';
import { sortByCost, type TextIndex, textIndex } from './text/text-index.ts';
import { WordIndexBuilder } from './text/word-index.ts';

export interface SiteEntrySource {
  /** Yields null for steps without an entry, so that the work can be sliced. */
  entries(): Promise<Iterable<SiteSearchEntry | null>>;
  version(): Promise<string>;
}

export const SiteEntrySource = Symbol.for('SiteEntrySource');

type Indexes = ReadonlyMap<Locale, SiteIndex>;

/** Searches the site in-process, with an index for each locale that is rebuilt when the entries change. */
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
    { locale, ...question }: SiteSearchRequest,
    options: SiteSearchOptions,
  ): Promise<Result<SiteResults, SearchError>> {
    const index = (await this.#indexes.current()).made.get(locale) as SiteIndex;
    return ok(await index.search(question, options));
  }
}

/** Creates the source of entries that reads pages, offices and yachts from their ports. */
export function createSiteEntrySource(
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

function* indexesOf(read: Iterable<SiteSearchEntry | null>): SlicedWork<Indexes> {
  const entries = yield* entriesInOrder(read);
  const indexes = new Map<Locale, SiteIndex>();
  for (const { code } of LOCALES) indexes.set(code, yield* SiteIndex.build(entries, code));
  return indexes;
}

/** The number of entries read in one chunk; small, since a page may have many words. */
const CHUNK = 16;

/** The index of the site search in one locale. Rows are entries in the order of {@link compareSiteTies}. */
class SiteIndex {
  readonly #orders = new Map<SiteFieldSort, Promise<Int32Array>>();

  private constructor(
    private readonly entries: readonly SiteSearchEntry[],
    private readonly text: TextIndex,
  ) {}

  /** @param entries in the order of {@link compareSiteTies} */
  static *build(entries: readonly SiteSearchEntry[], locale: Locale): SlicedWork<SiteIndex> {
    const words = new WordIndexBuilder();
    const read = (from: number, to: number) => {
      for (const entry of entries.slice(from, to)) words.add(siteWords(entry, locale));
    };
    yield* forEachChunk(entries.length, read, CHUNK);
    const rows = Int32Array.from(entries.keys());
    return new SiteIndex(entries, yield* textIndex(yield* words.build(), { size: entries.length, rows }));
  }

  async search(
    { text, category, sort, page: wanted }: Omit<SiteSearchRequest, 'locale'>,
    { pageSize }: SiteSearchOptions,
  ): Promise<SiteResults> {
    const order = sort === 'relevance' ? null : await this.#order(sort);
    // The next search overwrites the costs of the matches, so there must be no await from here on.
    const matches = this.text.find(searchTerms(text));
    if (matches === null) return NO_SITE_RESULTS;
    const rows = new Int32Array(this.entries.length);
    const all = rows.subarray(0, writeBitIndices(matches.rows, rows.length, true, rows));
    const counts = new Map<string, number>();
    for (const row of all) {
      const own = this.#categoryOf(row);
      if (own !== null) counts.set(own, (counts.get(own) ?? 0) + 1);
    }
    const inOrder = order === null ? sortByCost(all, matches.costs) : order.filter((row) => hasBit(matches.rows, row));
    const found = category === null ? inOrder : inOrder.filter((row) => this.#categoryOf(row) === category);
    const { pages, page } = paging(found.length, pageSize, wanted);
    const shown = found.subarray((page - 1) * pageSize, page * pageSize);
    return {
      ids: Array.from(shown, (row) => (this.entries[row] as SiteSearchEntry).id),
      total: found.length,
      pages,
      page,
      categories: orderedCategoryCounts(counts),
      all: all.length,
    };
  }

  #categoryOf(row: number): SiteCategory | null {
    return (this.entries[row] as SiteSearchEntry).category;
  }

  #order(sort: SiteFieldSort): Promise<Int32Array> {
    const order = this.#orders.get(sort) ?? runInSlices(this.#sorted(sort));
    this.#orders.set(sort, order);
    return order;
  }

  *#sorted(sort: SiteFieldSort): SlicedWork<Int32Array> {
    const order = siteOrder(sort);
    const compare = (a: number, b: number) =>
      order(this.entries[a] as SiteSearchEntry, this.entries[b] as SiteSearchEntry);
    return Int32Array.from(yield* mergeSort([...this.entries.keys()], compare));
  }
}

/** Collects the generated entries and sorts them by {@link compareSiteTies}. */
function* entriesInOrder(read: Iterable<SiteSearchEntry | null>): SlicedWork<readonly SiteSearchEntry[]> {
  const entries: SiteSearchEntry[] = [];
  for (const entry of read) {
    if (entry !== null) entries.push(entry);
    yield;
  }
  return yield* mergeSort(entries, compareSiteTies);
}
