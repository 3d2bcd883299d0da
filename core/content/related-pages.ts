import type { Locale } from '../locale/locale.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import { isValidOn, type Page, translationOrFallback } from './page.ts';
import { isArticleOrEpisode } from './page-details.ts';
import { eventDays, listedPagesOfKind, newestFirst } from './page-order.ts';
import { pagePassages } from './page-passages.ts';

/**
 * Returns related pages: those that this page names, then others of its kind, those that share a category first. Of an event
 * they are the events that are nearest to it in date.
 */
export function relatedPages(
  page: Page,
  pages: readonly Page[],
  { locale, now, limit }: { readonly locale: Locale; readonly now: string; readonly limit: number },
): readonly Page[] {
  if (page.details.kind === 'event') return eventsNear(page, pages, { locale, now }).slice(0, limit);
  const byId = new Map(pages.map((other) => [other.id, other]));
  const named = page.related
    .flatMap((id) => byId.get(id) ?? [])
    .filter((other) => other.translations[locale] !== null && isValidOn(other, now));
  const others = listedPagesOfKind(pages, page.details.kind, locale, now);
  const alike = others.filter(({ categories }) => categories.some((category) => page.categories.includes(category)));
  const all = new Set([...named, ...alike, ...others]);
  return [...all].filter(({ id }) => id !== page.id).slice(0, limit);
}

/** Days between the beginnings of two events that are near in date. */
const NEAR_DAYS = 183;

/** Returns the events within half a year of an event, the nearest first; those that are over only for one that is over. */
function eventsNear(
  page: Page,
  pages: readonly Page[],
  { locale, now }: { readonly locale: Locale; readonly now: string },
): readonly Page[] {
  const today = now.slice(0, 10);
  const isOver = (event: Page) => eventDays(event).ends < today;
  const distance = (event: Page) => Math.abs(startOf(event) - startOf(page));
  return listedPagesOfKind(pages, 'event', locale, now)
    .filter((other) => other.id !== page.id && distance(other) <= NEAR_DAYS && (isOver(page) || !isOver(other)))
    .toSorted((a, b) => distance(a) - distance(b));
}

function startOf(event: Page): number {
  return dayNumber(eventDays(event).starts) ?? Number.NaN;
}

/**
 * Returns the articles, episodes and events that are valid today and exist in this language, and name a person: as their
 * author, as their contact, or in their text (CO1). The newest come first.
 */
export function pagesNaming(
  person: Page,
  pages: readonly Page[],
  { locale, now, limit }: { readonly locale: Locale; readonly now: string; readonly limit: number },
): readonly Page[] {
  const name = translationOrFallback(person, locale).state.breadcrumbsTitle;
  const isNamedIn = ({ details, translations }: Page) => {
    const translation = translations[locale];
    if (translation === null) return false;
    const { blocks } = translation;
    const writer = 'author' in details ? details.author : 'host' in details ? details.host : null;
    return (
      writer === person.id ||
      blocks.some((block) => block.type === 'contact' && block.person === person.id) ||
      pagePassages(blocks).some((passage) => passage.includes(name))
    );
  };
  return pages
    .filter((page) => isArticleOrEpisode(page.details) || page.details.kind === 'event')
    .filter((page) => isValidOn(page, now) && isNamedIn(page))
    .toSorted(newestFirst)
    .slice(0, limit);
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
