/** A part of running text with a link or a mark. Rich text is a tree, never an HTML string. */
export interface Span {
  readonly text: string;
  /** Path within the site, without locale, or an absolute, mailto: or tel: address. */
  readonly href?: string;
  readonly mark?: 'strong' | 'em';
}

export type RichBlock =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  /** A heading below the title of the block that holds the text. */
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] };

export type RichText = readonly RichBlock[];
