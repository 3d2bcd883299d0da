import type { HighlightedText } from '../../../core/site-search/highlight.ts';
import type { PaginationView } from '../../components/pagination-view.ts';

/** The search of everything that the site has. */
export interface SiteSearchView {
  /** The words asked for; '' before anything is. */
  readonly text: string;
  /** Path of this page without query: where the form goes. */
  readonly action: string;
  /** `3 results`, as it is announced; '' before anything is asked, and where the search did not answer. */
  readonly count: string;
  /** All first, then those in which something is found (product.md SE8); none where there is nothing to choose between. */
  readonly categories: readonly CategoryView[];
  /** The orders that results can be read in; none where there is nothing to order. */
  readonly sorts: readonly (LinkView & { readonly current: boolean })[];
  readonly results: readonly ResultView[];
  /** Null where one page holds them all. */
  readonly pagination: PaginationView | null;
  /** The same words among the yachts. */
  readonly yachts: LinkView;
  /** Where else to look, when there is no result. */
  readonly ways: readonly LinkView[];
  /** Says that there is nothing; '' before anything is asked. */
  readonly nothing: string;
  /** Only where the search did not answer (product.md SE9). */
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
  /** Where it stands, from the outside in. */
  readonly crumb: readonly string[];
  readonly excerpt: readonly HighlightedText[];
}

export interface LinkView {
  readonly text: string;
  readonly href: string;
}
