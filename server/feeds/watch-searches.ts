import type { SiteSearch } from '../../core/ports/site-search.ts';
import type { SearchError, YachtSearch } from '../../core/ports/yacht-search.ts';
import { err, type Result } from '../../core/shared/result.ts';

interface Searches {
  readonly search: YachtSearch;
  readonly siteSearch: SiteSearch;
}

export interface WatchedSearches<Ports extends Searches> {
  readonly ports: Ports;
  /** Whether any search through these ports failed (SE9). */
  readonly searchFailed: () => boolean;
}

/**
 * Wraps the search ports for the rendering of one page and remembers a failure, so that a page that lacks an answer is
 * not cached. After a network failure further searches of the page fail at once.
 */
export function watchSearches<Ports extends Searches>(ports: Ports): WatchedSearches<Ports> {
  let failed = false;
  let unreachable: SearchError | null = null;
  async function watched<Value>(ask: () => Promise<Result<Value, SearchError>>): Promise<Result<Value, SearchError>> {
    if (unreachable !== null) return err(unreachable);
    const answer = await ask();
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
    },
    searchFailed: () => failed,
  };
}
