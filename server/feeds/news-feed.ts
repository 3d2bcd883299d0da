import { type Page, pagePaths, readablePage } from '../../core/content/page.ts';
import { pagesOfKind } from '../../core/content/page-order.ts';
import { atomFeed, type FeedEntry, feedAddress, MAX_FEED_ENTRIES } from '../../core/feed/atom-feed.ts';
import { type Locale, localeEntry } from '../../core/locale/locale.ts';
import { latest } from '../../core/shared/calendar-day.ts';
import { instantOf, UNIX_EPOCH } from './instant-of.ts';
import type { WrittenFeed } from './send-feed.ts';

export interface NewsFeedContext {
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

/** Writes the Atom feed of the latest fifty news in a language, with the texts of their list. */
export function newsFeed({ pages, list, brand, locale, now, address }: NewsFeedContext): WrittenFeed {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const { state } = readablePage(list, locale);
  const listAddress = address(pagePaths(list)[locale] ?? '/');
  const news = pagesOfKind(pages, 'news', locale, now).slice(0, MAX_FEED_ENTRIES);
  const entries = news.map((page): FeedEntry => {
    const { state: told, teaser } = readablePage(page, locale);
    const author = page.details.kind === 'news' && page.details.author !== null && byId.get(page.details.author);
    return {
      // The page's URL contains its title, which may change, so the entry's id does not use it.
      id: `${listAddress}#${page.id}`,
      title: told.pageTitle,
      link: address(pagePaths(page)[locale] ?? '/'),
      summary: teaser ?? told.description,
      updated: instantOf(page.updated),
      published: page.published === null ? null : instantOf(page.published),
      author: author ? readablePage(author, locale).state.breadcrumbsTitle : null,
    };
  });
  const updated = latest(entries.map((entry) => entry.updated)) ?? UNIX_EPOCH;
  const feed = {
    title: `${state.breadcrumbsTitle} — ${brand}`,
    language: localeEntry(locale).language,
    author: brand,
    address: feedAddress(listAddress),
    list: listAddress,
    updated,
    entries,
  };
  return { xml: atomFeed(feed), updated };
}
