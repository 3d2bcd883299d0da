import type { MarkedText } from '../../../core/content/found-words.ts';
import type { PaginationView } from '../../components/pagination-view.ts';

/** The search of the site's own pages. */
export interface WebSearchView {
  /** The words asked for; '' before anything is. */
  readonly text: string;
  /** Path of this page without query: where the form goes. */
  readonly action: string;
  /** `3 pages`, as it is announced; '' before anything is asked. */
  readonly count: string;
  readonly results: readonly ResultView[];
  /** Null where one page holds them all. */
  readonly pagination: PaginationView | null;
  /** The same words among the yachts. */
  readonly yachts: WayView;
  /** Where else to look, when there is no result. */
  readonly ways: readonly WayView[];
}

export interface ResultView {
  readonly href: string;
  readonly title: string;
  /** Where the page stands, from the outside in. */
  readonly crumb: readonly string[];
  readonly excerpt: readonly MarkedText[];
}

export interface WayView {
  readonly text: string;
  readonly href: string;
}
