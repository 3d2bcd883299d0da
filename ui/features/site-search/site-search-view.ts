import type { HighlightedText } from '../../../core/site-search/highlight.ts';
import type { PaginationView } from '../../components/pagination-view.ts';

/** The page of the site search. */
export interface SiteSearchView {
  /** The text of the query; '' without one. */
  readonly text: string;
  /** The action of the form: path of this page, without query. */
  readonly action: string;
  /** `3 results`, as it is announced, or that the search failed; '' without a query. */
  readonly count: string;
  /** All first, then those with results (SE8); empty where no category has any. */
  readonly categories: readonly CategoryView[];
  /** The orders of the results; empty with fewer than two. */
  readonly sorts: readonly (LinkView & { readonly current: boolean })[];
  readonly results: readonly ResultView[];
  /** Null where there is only one page. */
  readonly pagination: PaginationView | null;
  /** The yacht search for the same text. */
  readonly yachts: LinkView;
  /** Links to other searches and lists; only without results. */
  readonly links: readonly LinkView[];
  /** The message that nothing was found; '' without a query. */
  readonly nothing: string;
  /** Only where the search failed (SE9). */
  readonly trouble: { readonly message: string; readonly retryHref: string } | null;
}

export interface CategoryView {
  readonly text: string;
  readonly count: string;
  readonly href: string;
  readonly current: boolean;
}

export interface ResultView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** The names of its breadcrumb, outermost first. */
  readonly crumb: readonly string[];
  readonly excerpt: readonly HighlightedText[];
}

export interface LinkView {
  readonly text: string;
  readonly href: string;
}
