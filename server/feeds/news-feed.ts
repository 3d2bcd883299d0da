import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Page, pagePaths, readableTranslation } from '../../core/content/page.ts';
import { listedPagesOfKind, listPageOf } from '../../core/content/page-order.ts';
import { atomFeed, FEED_FILE, type FeedEntry, feedAddress, MAX_FEED_ENTRIES } from '../../core/feed/atom-feed.ts';
import { type Locale, localeEntry, splitLocale } from '../../core/locale/locale.ts';
import { splitAddress } from '../../core/routing/trailing-slash.ts';
import { latestDate } from '../../core/shared/calendar-day.ts';
import { originCaching, originOf, redirect } from '../http/replies.ts';
import type { RouteContext } from '../http/route-context.ts';
import { instantOf, sendFeed, UNIX_EPOCH, type WrittenFeed } from './send-feed.ts';

type NewsFeedContext = RouteContext<'rules' | 'visitorOf' | 'publicUrl' | 'isSecure' | 'now' | 'takeTurn', 'content'>;

/** Answers a request for a file that is made from content; resolves to whether it did. */
export type FileHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** Serves the news as `feed.atom` below the page that lists it, wherever the content has that page (RT4). */
export function newsFeedHandler(context: NewsFeedContext): FileHandler {
  const { rules, visitorOf, now, takeTurn } = context;
  const { content } = context.ports;
  const caching = ['Cache-Control', originCaching(context, 'public, no-cache'), 'Vary', 'Accept-Encoding'];
  return async (request, reply) => {
    const { path } = splitAddress(request.url);
    if (!path.endsWith(`/${FEED_FILE}`)) return false;
    return takeTurn(request.raw, () => answer(request, reply, path));
  };

  async function answer(request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> {
    const { locale: named, path: bare } = splitLocale(path);
    const locale = named ?? rules.detect(visitorOf(request.raw));
    const [pages, site, today] = [await content.pages(), await content.site(), now()];
    const list = listPageOf(pages, 'news', locale, today);
    const listPath = list && pagePaths(list)[locale];
    if (list === null || listPath === null || bare !== feedAddress(listPath)) return false;
    const location = feedAddress(rules.localePath(listPath, locale));
    if (path !== location) {
      redirect(reply, 302, location);
      return true;
    }
    const origin = originOf(request.raw, context);
    const address = (target: string) => origin + rules.localePath(target, locale);
    const feed = newsFeed({ pages, list, brand: site.brand.name, locale, now: today, address });
    await sendFeed(feed, request, reply, caching, today);
    return true;
  }
}

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

/** Writes the Atom feed of the latest fifty pages of news in a language, with the texts of their list. */
function newsFeed({ pages, list, brand, locale, now, address }: NewsFeedInput): WrittenFeed {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const { state } = readableTranslation(list, locale);
  const listAddress = address(pagePaths(list)[locale] ?? '/');
  const news = listedPagesOfKind(pages, 'news', locale, now).slice(0, MAX_FEED_ENTRIES);
  const entries = news.map((page): FeedEntry => {
    const { state: text, teaser } = readableTranslation(page, locale);
    const author = page.details.kind === 'news' && page.details.author !== null && byId.get(page.details.author);
    return {
      // The page's URL contains its title, which may change, so the entry's id uses the page's id.
      id: `${listAddress}#${page.id}`,
      title: text.pageTitle,
      link: address(pagePaths(page)[locale] ?? '/'),
      summary: teaser ?? text.description,
      updated: instantOf(page.updated),
      published: page.published === null ? null : instantOf(page.published),
      author: author ? readableTranslation(author, locale).state.breadcrumbsTitle : null,
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
  return { xml: atomFeed(feed), updated };
}
