import { type Page, pagePaths, translationOrFallback } from '../../core/content/page.ts';
import { listedPagesOfKind } from '../../core/content/page-order.ts';
import { type AtomEntry, feedAddress, MAX_ATOM_ENTRIES, writeAtomFeed } from '../../core/feed/atom-feed.ts';
import { type Locale, localeEntry } from '../../core/locale/locale.ts';
import { latestDate } from '../../core/shared/calendar-day.ts';
import { feedInstant, UNIX_EPOCH, type WrittenFeed } from './feed-answer.ts';

interface NewsFeedInput {
  /** All pages of the site. */
  readonly pages: readonly Page[];
  /** The page that lists the news. */
  readonly list: Page;
  readonly brand: string;
  readonly locale: Locale;
  /** ISO 8601. */
  readonly now: string;
  /** Returns the absolute URL of a path without locale, in the feed's locale. */
  readonly address: (path: string) => string;
}

/** Writes the Atom feed of the latest fifty pages of news in a language, with the texts of their list (RT4). */
export function newsFeed({ pages, list, brand, locale, now, address }: NewsFeedInput): WrittenFeed {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const { state } = translationOrFallback(list, locale);
  const listAddress = address(pagePaths(list)[locale] ?? '/');
  const news = listedPagesOfKind(pages, 'news', locale, now).slice(0, MAX_ATOM_ENTRIES);
  const entries = news.map((page): AtomEntry => {
    const { state: text, teaser } = translationOrFallback(page, locale);
    const author = page.details.kind === 'news' && page.details.author !== null && byId.get(page.details.author);
    return {
      // The page's URL contains its title, which may change, so the entry's id uses the page's id.
      id: `${listAddress}#${page.id}`,
      title: text.pageTitle,
      link: address(pagePaths(page)[locale] ?? '/'),
      summary: teaser ?? text.description,
      updated: feedInstant(page.updated),
      published: page.published === null ? null : feedInstant(page.published),
      author: author ? translationOrFallback(author, locale).state.breadcrumbsTitle : null,
    };
  });
  const updated = latestDate(entries.map((entry) => entry.updated)) ?? UNIX_EPOCH;
  const feed = {
    title: `${state.breadcrumbsTitle} — ${brand}`,
    language: localeEntry(locale).language,
    author: brand,
    address: feedAddress(listAddress),
    list: listAddress,
    updated,
    entries,
  };
  return { xml: writeAtomFeed(feed), updated };
}
