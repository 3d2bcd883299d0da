import type { RichText } from './rich-text.ts';

/** What a page is made of (product.md CO1), as far as pages use it today. */
export type Block =
  | { readonly type: 'page-head'; readonly title: string; readonly standfirst: string | null }
  | { readonly type: 'rich-text'; readonly title: string | null; readonly body: RichText }
  | { readonly type: 'questions'; readonly title: string | null; readonly items: readonly Question[] }
  | { readonly type: 'offices'; readonly title: string; readonly office: 'yacht_brokerage' | 'tcn' }
  | { readonly type: 'sitemap' };

export interface Question {
  readonly question: string;
  readonly answer: RichText;
}

/** product.md CO2: a block that is left out, and why. */
export interface BlockProblem {
  readonly block: string;
  readonly field: string;
  readonly problem: string;
}
