import type { BlockView, LinkView } from './block-view.ts';

/** A page made of blocks (product.md RT1, CO1). */
export interface ContentView {
  /** The pages above it and itself, from the homepage on (product.md CO7). */
  readonly crumbs: readonly LinkView[];
  /** Who wrote it and when; null for what is nobody's and undated. */
  readonly byline: BylineView | null;
  readonly blocks: readonly BlockView[];
  /** The next page of its kind. */
  readonly next: (LinkView & { readonly label: string }) | null;
  /** product.md CO8: null where it is no preview. */
  readonly preview: PreviewView | null;
}

export interface BylineView {
  readonly author: LinkView | null;
  readonly date: { readonly iso: string; readonly text: string } | null;
  readonly notes: readonly string[];
}

export interface PreviewView {
  readonly drafts: boolean;
  /** The page as visitors read it. */
  readonly leave: string;
}
