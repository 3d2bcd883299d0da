import type { SiteApiError } from '../../../core/ports/http-client.ts';
import type { HitsRequest, SearchHits } from '../../../core/ports/search-hits.ts';
import { decodeCriteria, encodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { MAX_NAVIGABLE_HITS, type YachtLink } from '../../../core/search/yacht-link.ts';
import { err, ok, type Result } from '../../../core/shared/result.ts';

/** Returns the lists of a test by their search; any other list is empty. */
export class MemorySearchHits implements SearchHits {
  readonly #lists = new Map<string, readonly YachtLink[]>();
  #error: SiteApiError | null = null;

  constructor(lists: readonly { readonly search: HitsRequest; readonly hits: readonly YachtLink[] }[] = []) {
    for (const { search, hits } of lists) this.#lists.set(keyOf(search), hits);
  }

  /** Makes every call fail with this error; null ends it. */
  failWith(error: SiteApiError | null): void {
    this.#error = error;
  }

  async hits(search: HitsRequest): Promise<Result<readonly YachtLink[], SiteApiError>> {
    if (this.#error !== null) return err(this.#error);
    return ok((this.#lists.get(keyOf(search)) ?? []).slice(0, MAX_NAVIGABLE_HITS));
  }
}

/** A key that ignores spelling and page of the list's query. */
function keyOf({ market, query }: HitsRequest): string {
  return market + encodeCriteria({ ...decodeCriteria(market, query), page: 1 });
}
