import type { HitsSearch, SearchHits, SearchHitsError } from '../../../core/ports/search-hits.ts';
import { decodeCriteria, encodeCriteria } from '../../../core/search/query/url-codec.ts';
import { MAX_NAVIGABLE_HITS, type YachtHit } from '../../../core/search/yacht-hit.ts';
import { err, ok, type Result } from '../../../core/shared/result.ts';

/** Lists handed over by a test, each by the search that finds it; any other list is empty. */
export class MemorySearchHits implements SearchHits {
  readonly #lists = new Map<string, readonly YachtHit[]>();
  #error: SearchHitsError | null = null;

  constructor(lists: readonly { readonly search: HitsSearch; readonly hits: readonly YachtHit[] }[] = []) {
    for (const { search, hits } of lists) this.#lists.set(keyOf(search), hits);
  }

  /** Every question from now on fails like this; null heals it. */
  failWith(error: SearchHitsError | null): void {
    this.#error = error;
  }

  async hits(search: HitsSearch): Promise<Result<readonly YachtHit[], SearchHitsError>> {
    if (this.#error !== null) return err(this.#error);
    return ok((this.#lists.get(keyOf(search)) ?? []).slice(0, MAX_NAVIGABLE_HITS));
  }
}

/** The same for every way to write the same list, whichever page of it. */
function keyOf({ market, query }: HitsSearch): string {
  return market + encodeCriteria({ ...decodeCriteria(market, query), page: 1 });
}
