import { inEveryLocale, type Locale, type Localized } from '../locale/locale.ts';
import type { Block, BlockProblem } from './block.ts';
import type { PageDetails } from './page-details.ts';
import type { PageKind } from './page-kind.ts';

/** The state of a page in the content system (CO7). */
export interface PageMetadata {
  readonly breadcrumbsTitle: string;
  readonly pageTitle: string;
  readonly pageType: PageKind;
  readonly description: string;
}

export interface PageTranslation {
  /** Path below the locale, without leading and trailing slashes (RT1, RT5). */
  readonly slug: string;
  readonly state: PageMetadata;
  /** Text of the page's card; null for the description. */
  readonly teaser: string | null;
  readonly blocks: readonly Block[];
  /** Blocks that could not be parsed (CO2); a preview shows them. */
  readonly problems: readonly BlockProblem[];
}

/** A page made of blocks (RT1). It exists in at least one language. */
export interface Page {
  readonly id: string;
  readonly details: PageDetails;
  /** Id of the parent page, for the breadcrumbs; null for a page directly below the homepage. */
  readonly parent: string | null;
  /** ISO 8601 date; null for pages without a date. */
  readonly published: string | null;
  /** ISO 8601 date or instant of the last change. */
  readonly updated: string;
  /** Media id of the picture for cards, page heads and shared links. */
  readonly image: string | null;
  /** Ids of the site's categories. */
  readonly categories: readonly string[];
  /** Ids of related pages. */
  readonly related: readonly string[];
  /** The number of views; null if they are not counted. */
  readonly popularity: number | null;
  readonly indexable: boolean;
  readonly validity: Validity;
  readonly translations: Localized<PageTranslation | null>;
}

/** The first and last day on which the page is valid, both included; null for no bound (RT6). */
export interface Validity {
  readonly from: string | null;
  readonly until: string | null;
}

/** Returns whether a page is valid on the day of `now`. @param now ISO 8601, in UTC */
export function isValidOn({ validity: { from, until } }: Pick<Page, 'validity'>, now: string): boolean {
  const today = now.slice(0, 10);
  return (from === null || from <= today) && (until === null || today <= until);
}

/** Returns the translation of a page into this language, or into another if that does not exist. */
export function translationOrFallback({ translations }: Pick<Page, 'translations'>, locale: Locale): PageTranslation {
  const found = translations[locale] ?? Object.values(translations).find((one) => one !== null);
  // The parsers guarantee that a page exists in at least one language; the type does not show it.
  return found as PageTranslation;
}

/** Returns the path of the page in each locale, without locale; null if it does not exist there (RT5). */
export function pagePaths({ translations }: Pick<Page, 'translations'>): Localized<string | null> {
  return inEveryLocale((locale) => {
    const slug = translations[locale]?.slug;
    return slug === undefined ? null : `/${slug}/`;
  });
}

/** Returns the name of a page in lists: the breadcrumb of a destination, person, office or episode, else the title. */
export function pageName(page: Page, locale: Locale): string {
  const { state } = translationOrFallback(page, locale);
  const isNamed = ['destination', 'person', 'office', 'podcast'].includes(page.details.kind);
  return isNamed ? state.breadcrumbsTitle : state.pageTitle;
}
