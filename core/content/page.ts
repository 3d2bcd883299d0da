import { inEveryLocale, type Locale, type Localized } from '../locale/locale.ts';
import type { Block, BlockProblem } from './block.ts';
import type { PageDetails } from './page-details.ts';
import type { PageKind } from './page-kind.ts';

/** product.md CO7. */
export interface PageState {
  readonly breadcrumbsTitle: string;
  readonly pageTitle: string;
  readonly pageType: PageKind;
  readonly description: string;
}

/** A page in one language. */
export interface PageTranslation {
  /** Path below the locale, without slashes at its ends (product.md RT1, RT5). */
  readonly slug: string;
  readonly state: PageState;
  /** What a card says of it; null takes the description. */
  readonly teaser: string | null;
  readonly blocks: readonly Block[];
  /** Blocks that could not be read (product.md CO2): a preview shows them. */
  readonly problems: readonly BlockProblem[];
}

/** A page made of blocks (product.md RT1). It need not exist in every language, but in one of them. */
export interface Page {
  readonly id: string;
  readonly details: PageDetails;
  /** The page above it, for the trail of crumbs; null below the homepage. */
  readonly parent: string | null;
  /** ISO 8601 date; null for what is not dated. */
  readonly published: string | null;
  /** ISO 8601, of the last change. */
  readonly updated: string;
  /** Asset, for cards, heads and shared links. */
  readonly image: string | null;
  /** Ids of the site's categories. */
  readonly categories: readonly string[];
  /** Ids of pages to read next. */
  readonly related: readonly string[];
  /** More is read more; null where nobody counts. */
  readonly popularity: number | null;
  /** Whether search engines may list it. */
  readonly indexable: boolean;
  readonly validity: Validity;
  readonly translations: Localized<PageTranslation | null>;
}

/** product.md RT6: days, both included, on which there is such a page; null for no bound. */
export interface Validity {
  readonly from: string | null;
  readonly until: string | null;
}

/** @param now ISO 8601, in UTC */
export function isValid({ validity: { from, until } }: Pick<Page, 'validity'>, now: string): boolean {
  const today = now.slice(0, 10);
  return (from === null || from <= today) && (until === null || today <= until);
}

/** The page in this language, or where it does not exist in it, in another. */
export function readablePage({ translations }: Pick<Page, 'translations'>, locale: Locale): PageTranslation {
  const found = translations[locale] ?? Object.values(translations).find((one) => one !== null);
  // A page exists in one language at least: its parsers say so, and the type cannot.
  return found as PageTranslation;
}

/** Path of the page in each locale, without locale; null where it does not exist in it (product.md RT5). */
export function pagePaths({ translations }: Pick<Page, 'translations'>): Localized<string | null> {
  return inEveryLocale((locale) => {
    const slug = translations[locale]?.slug;
    return slug === undefined ? null : `/${slug}/`;
  });
}
