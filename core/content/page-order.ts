import type { Locale } from '../locale/locale.ts';
import { anchorOf } from './anchor.ts';
import type { Block } from './block.ts';
import { isValidOn, type Page, translationOrFallback } from './page.ts';
import type { PageKind } from './page-kind.ts';

/** Returns the pages of a kind that are valid today and exist in this language, in list order. */
export function listedPagesOfKind(
  pages: readonly Page[],
  kind: PageKind,
  locale: Locale,
  now: string,
): readonly Page[] {
  return pages
    .filter((page) => page.details.kind === kind && page.translations[locale] !== null && isValidOn(page, now))
    .toSorted(orderOf(kind, locale, now));
}

/** Orders events by date, past ones last; articles and episodes from the newest; berths by length; others by name. */
function orderOf(kind: PageKind, locale: Locale, now: string): (a: Page, b: Page) => number {
  switch (kind) {
    case 'event':
      return (a, b) => eventOrder(a, b, now.slice(0, 10)) || byId(a, b);
    case 'news':
    case 'editorial':
      return newestFirst;
    case 'podcast':
      return (a, b) => numberOf(b) - numberOf(a) || byId(a, b);
    case 'berth':
      return (a, b) => lengthOf(a) - lengthOf(b) || byId(a, b);
    default:
      return (a, b) => descending(sortName(b, locale), sortName(a, locale)) || byId(a, b);
  }
}

/** Orders pages by their day of publication, the newest first; of equal ones by id. */
export function newestFirst(a: Page, b: Page): number {
  return descending(a.published ?? '', b.published ?? '') || byId(a, b);
}

/** Orders events: those that are not over by their start, then past ones, the latest first. */
function eventOrder(a: Page, b: Page, today: string): number {
  const [first, second] = [eventDays(a), eventDays(b)];
  const [isFirstOver, isSecondOver] = [first.ends < today, second.ends < today];
  if (isFirstOver !== isSecondOver) return isFirstOver ? 1 : -1;
  return isFirstOver ? descending(first.starts, second.starts) : descending(second.starts, first.starts);
}

/** Returns the first and last day of an event; '' for any other page. */
export function eventDays({ details }: Pick<Page, 'details'>): { readonly starts: string; readonly ends: string } {
  return details.kind === 'event' ? details : { starts: '', ends: '' };
}

function numberOf({ details }: Page): number {
  return details.kind === 'podcast' ? details.number : 0;
}

function lengthOf({ details }: Page): number {
  return details.kind === 'berth' ? details.length : 0;
}

/** Returns the name without accents, so that Élise is sorted under E. */
function sortName(page: Page, locale: Locale): string {
  return anchorOf(translationOrFallback(page, locale).state.breadcrumbsTitle);
}

function descending(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? 1 : -1;
}

function byId(a: Page, b: Page): number {
  return a.id < b.id ? -1 : 1;
}

/** Finds among all pages the one, valid now, that lists those of a kind in a language; null if there is none. */
export function findListPage(pages: readonly Page[], kind: PageKind, locale: Locale, now: string): Page | null {
  return firstPageWithBlock(pages, (block) => block.type === 'entries' && block.all && block.of === kind, locale, now);
}

/** Returns the first page, valid on a day, that has such a block in a language. @param now ISO 8601 */
export function firstPageWithBlock(
  pages: readonly Page[],
  isSuch: (block: Block) => boolean,
  locale: Locale,
  now: string,
): Page | null {
  const found = pages.filter((page) => page.translations[locale]?.blocks.some(isSuch));
  return found.find((page) => isValidOn(page, now)) ?? null;
}
