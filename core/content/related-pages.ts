import type { Locale } from '../locale/locale.ts';
import { isValidOn, type Page } from './page.ts';
import { listedPagesOfKind } from './page-order.ts';

/** Returns related pages: those that this page names, then others of its kind, those that share a category first. */
export function relatedPages(
  page: Page,
  pages: readonly Page[],
  { locale, now, limit }: { readonly locale: Locale; readonly now: string; readonly limit: number },
): readonly Page[] {
  const byId = new Map(pages.map((other) => [other.id, other]));
  const named = page.related
    .flatMap((id) => byId.get(id) ?? [])
    .filter((other) => other.translations[locale] !== null && isValidOn(other, now));
  const others = listedPagesOfKind(pages, page.details.kind, locale, now);
  const alike = others.filter(({ categories }) => categories.some((category) => page.categories.includes(category)));
  const all = new Set([...named, ...alike, ...others]);
  return [...all].filter(({ id }) => id !== page.id).slice(0, limit);
}

/** Returns the next page in the list of its kind; after the last, the first. Null if there is no other. */
export function nextOfKind(page: Page, pages: readonly Page[], locale: Locale, now: string): Page | null {
  const list = listedPagesOfKind(pages, page.details.kind, locale, now);
  const at = list.findIndex(({ id }) => id === page.id);
  const next = list[(at + 1) % list.length];
  return next === undefined || next.id === page.id ? null : next;
}

/** Returns a page's ancestors in this language, the topmost first; a missing or circular parent ends the search. */
export function pagesAbove(page: Page, pages: readonly Page[], locale: Locale): readonly Page[] {
  const byId = new Map(pages.map((other) => [other.id, other]));
  const trail: Page[] = [];
  let above = page.parent === null ? undefined : byId.get(page.parent);
  while (above !== undefined && above.id !== page.id && !trail.includes(above)) {
    trail.unshift(above);
    above = above.parent === null ? undefined : byId.get(above.parent);
  }
  return trail.filter(({ translations }) => translations[locale] !== null);
}
