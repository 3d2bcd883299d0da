import type { Locale } from '../locale/locale.ts';
import { isValid, type Page } from './page.ts';
import type { PageKind } from './page-kind.ts';

/** Returns the page that lists all pages of a kind in a language today; null if there is none. */
export function listingPage(pages: readonly Page[], kind: PageKind, locale: Locale, now: string): Page | null {
  const lists = pages.filter((page) =>
    page.translations[locale]?.blocks.some((block) => block.type === 'entries' && block.all && block.of === kind),
  );
  return lists.find((page) => isValid(page, now)) ?? null;
}
