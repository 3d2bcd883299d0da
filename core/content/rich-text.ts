/** Running text as a tree; never an HTML string. */
export interface Span {
  readonly text: string;
  /** Path within the site (locale-free), or an absolute, mailto: or tel: address. */
  readonly href?: string;
}

export type RichBlock =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] };

export type RichText = readonly RichBlock[];
