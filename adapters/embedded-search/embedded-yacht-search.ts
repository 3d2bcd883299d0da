import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { SearchError, SearchOptions, YachtSearch } from '../../core/ports/yacht-search.ts';
import type { Criteria } from '../../core/search/criteria.ts';
import { facetsFor } from '../../core/search/facets.ts';
import { wordsOf } from '../../core/search/fold-text.ts';
import { matchesWords } from '../../core/search/matches.ts';
import { normaliseCriteria } from '../../core/search/normalise-criteria.ts';
import { paging, type SearchResults } from '../../core/search/results.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { conditionsOf, type FacetCondition } from './facet-condition.ts';
import { FacetTally } from './facet-tally.ts';
import { type IndexedYacht, SearchIndex } from './search-index.ts';

/** Searches the catalogue in the process: the index is built at first use, and again when the catalogue changes. */
export class EmbeddedYachtSearch implements YachtSearch {
  readonly #catalogue: YachtCatalogue;
  #built: { readonly version: string; readonly index: Promise<SearchIndex> } | null = null;

  constructor(catalogue: YachtCatalogue) {
    this.#catalogue = catalogue;
  }

  async search(asked: Criteria, options: SearchOptions): Promise<Result<SearchResults, SearchError>> {
    return ok(searchIn(await this.#index(), normaliseCriteria(asked), options));
  }

  async #index(): Promise<SearchIndex> {
    const version = await this.#catalogue.version();
    if (this.#built?.version !== version) {
      const built = { version, index: this.#catalogue.all().then((yachts) => new SearchIndex(yachts)) };
      this.#built = built;
      // A catalogue that failed once is asked again by the next search.
      built.index.catch(() => {
        if (this.#built === built) this.#built = null;
      });
    }
    return this.#built.index;
  }
}

/** One pass over the market's yachts in their order: who meets all is a hit, who misses one facet counts in that one. */
function searchIn(index: SearchIndex, criteria: Criteria, { pageSize, currency }: SearchOptions): SearchResults {
  const asked = wordsOf(criteria.text);
  const conditions = conditionsOf(criteria);
  const tally = new FacetTally(facetsFor(criteria.market, currency));
  const found: YachtId[] = [];
  for (const entry of index.ordered(criteria.market, criteria.sort, currency)) {
    if (!matchesWords(entry.words, asked)) continue;
    const missed = missedConditions(entry, conditions);
    if (missed.length === 0) found.push(entry.yacht.id);
    if (missed.length <= 1) tally.add(entry, missed[0]?.facet);
  }
  const { pages, page } = paging(found.length, pageSize, criteria.page);
  return {
    hits: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    pages,
    page,
    facets: tally.counts(criteria.refinements),
  };
}

/** The conditions that she does not meet; two are as good as all. */
function missedConditions(entry: IndexedYacht, conditions: readonly FacetCondition[]): readonly FacetCondition[] {
  const missed: FacetCondition[] = [];
  for (const condition of conditions) {
    if (!condition.meets(entry)) missed.push(condition);
    if (missed.length === 2) break;
  }
  return missed;
}
