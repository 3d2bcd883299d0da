import type { Localized } from '../locale/locale.ts';
import type { PageKind } from './page-kind.ts';

export interface SiteLink {
  readonly text: Localized;
  /** Locale-free path per locale (product.md RT5), or an absolute, mailto: or tel: address. */
  readonly href: Localized;
}

export const SOCIAL_NETWORKS = [
  'instagram',
  'facebook',
  'youtube',
  'linkedin',
  'pinterest',
  'twitter',
  'tiktok',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** What pages of a kind are sorted into. */
export interface Category {
  readonly id: string;
  readonly of: PageKind;
  readonly name: Localized;
}

/** The brokerage and what stands on every page (product.md CO6). */
export interface Site {
  readonly brand: {
    /** Full name, as in titles and the footer. */
    readonly name: string;
    /** Short form beside the mark. */
    readonly mark: string;
    readonly tagline: Localized;
    readonly phone: string;
    readonly email: string;
  };
  /** Whether the page of a withdrawn yacht says what was asked for her last. */
  readonly lastAskingPrice: boolean;
  /** In the order in which lists show them. */
  readonly categories: readonly Category[];
  readonly navigation: readonly SiteLink[];
  readonly footer: {
    readonly newsletter: { readonly headline: Localized; readonly button: SiteLink };
    readonly columns: readonly { readonly title: Localized; readonly links: readonly SiteLink[] }[];
    readonly social: readonly { readonly network: SocialNetwork; readonly url: string }[];
    readonly legal: readonly SiteLink[];
  };
}

/** The homepage's own words and choices. Ids that no longer resolve are left out. */
export interface HomeContent {
  readonly title: Localized;
  readonly description: Localized;
  readonly hero: {
    readonly headline: Localized<readonly string[]>;
    readonly yacht: string;
    readonly caption: Localized;
  };
  readonly lately: {
    readonly headline: Localized<readonly string[]>;
    readonly text: Localized;
    readonly yachts: readonly string[];
  };
  readonly destinations: { readonly headline: Localized; readonly text: Localized };
  readonly scale: { readonly headline: Localized; readonly yachts: readonly string[] };
  readonly offices: { readonly headline: Localized; readonly text: Localized; readonly offices: readonly string[] };
}
