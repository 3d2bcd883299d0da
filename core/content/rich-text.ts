/** Running text as a tree; never an HTML string. */
export interface Span {
  readonly text: string;
  /** Path within the site (locale-free), or an absolute, mailto: or tel: address. */
  readonly href?: string;
  readonly mark?: 'strong' | 'em';
}

export type RichBlock =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  /** Below the title of the block that the text stands in. */
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] };

export type RichText = readonly RichBlock[];
