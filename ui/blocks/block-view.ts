import type { RichText } from '../../core/content/rich-text.ts';

/** A block as its component gets it: links localized, data looked up. */
export type BlockView =
  | { readonly type: 'page-head'; readonly title: string; readonly standfirst: string | null }
  | { readonly type: 'rich-text'; readonly title: string | null; readonly body: RichText }
  | {
      readonly type: 'questions';
      readonly title: string | null;
      readonly items: readonly { readonly question: string; readonly answer: RichText }[];
    }
  | { readonly type: 'offices'; readonly title: string; readonly offices: readonly OfficeRowView[] }
  | { readonly type: 'sitemap'; readonly groups: readonly SitemapGroupView[] };

export interface OfficeRowView {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly timezone: string;
  readonly time: string;
  readonly phone: { readonly text: string; readonly href: string };
  readonly email: string;
}

export interface SitemapGroupView {
  readonly title: string;
  readonly links: readonly { readonly text: string; readonly href: string }[];
}
