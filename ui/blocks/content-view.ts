import type { BlockView, LinkView } from './block-view.ts';

/** The view of a page made of blocks (RT1, CO1). */
export interface ContentView {
  /** The breadcrumbs from the homepage to the page itself (CO7). */
  readonly crumbs: readonly LinkView[];
  /** Author and date; null for a page with neither. */
  readonly byline: BylineView | null;
  readonly blocks: readonly BlockView[];
  /** The next page of the same kind. */
  readonly next: (LinkView & { readonly label: string }) | null;
  /** The preview notice; null for a published page (CO8). */
  readonly preview: PreviewView | null;
}

export interface BylineView {
  readonly author: LinkView | null;
  readonly date: { readonly iso: string; readonly text: string } | null;
  readonly notes: readonly string[];
}

export interface PreviewView {
  readonly drafts: boolean;
  /** Address of the page as visitors read it. */
  readonly leave: string;
}
