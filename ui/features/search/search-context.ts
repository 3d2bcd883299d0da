import type { ListContext } from './build-list-view.ts';

/** What the search page is built from, besides its criteria. */
export interface SearchContext extends ListContext {
  /** What was typed, where it was read as these criteria; '' where nothing was. */
  readonly sentence: string;
  /** Address of the search of the site's pages for the same words. */
  readonly webHref: string;
}
