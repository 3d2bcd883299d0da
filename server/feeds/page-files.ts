import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Page, pagePaths } from '../../core/content/page.ts';
import { findListPage, firstPageWithBlock } from '../../core/content/page-order.ts';
import { FEED_FILE } from '../../core/feed/atom-feed.ts';
import { type Locale, splitLocale } from '../../core/locale/locale.ts';
import { splitAddress } from '../../core/routing/trailing-slash.ts';
import { OPEN_WEEKS_FILE } from '../../ui/open-weeks/open-week-texts.ts';
import { pageVersion } from '../cache/page-version.ts';
import { preparedFile } from '../cache/prepared-answer.ts';
import { makeInTurn, type RouteAnswer } from '../http/limit-work.ts';
import { originCacheControl, originOf, redirectAnswer } from '../http/replies.ts';
import type { RouteContext } from '../http/route-context.ts';
import { feedAnswer } from './feed-answer.ts';
import { newsFeed } from './news-feed.ts';
import { openWeeksCalendar, openWeeksFeed } from './open-weeks-files.ts';

type PageFileContext = RouteContext<
  'rules' | 'visitorOf' | 'messages' | 'publicUrl' | 'isSecure' | 'now' | 'takeTurn',
  'content' | 'catalogue' | 'calendars'
>;

/** Answers a request for a file that is made from content; resolves to whether it did. */
export type FileHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** The files below a page: the news feed below the page that lists the news, those of open weeks below theirs. */
type PageFile = 'news-feed' | 'open-weeks-feed' | 'open-weeks-calendar';

/** Written files that are kept: two of each language, for a few origins. */
const MAX_KEPT = 12;

type WriteOnce = <File>(key: string, write: () => Promise<File>) => Promise<File>;

/** Keeps files under keys that change with what they are written of; simultaneous requests wait for the same one. */
function writtenOnce(): WriteOnce {
  const kept = new LRUCache<string, Promise<unknown>>({ max: MAX_KEPT });
  return <File>(key: string, write: () => Promise<File>) => {
    const known = kept.get(key) ?? write();
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    // What is kept under a key was written for it.
    return known as Promise<File>;
  };
}

/** Serves feeds and calendars below the pages that they belong to, wherever the content has these (RT4, AV8). */
export function pageFileHandler(context: PageFileContext): FileHandler {
  const { rules, visitorOf, now, takeTurn } = context;
  const once = writtenOnce();
  return async (request, reply) => {
    const { path } = splitAddress(request.url);
    const name = [FEED_FILE, OPEN_WEEKS_FILE].find((file) => path.endsWith(`/${file}`));
    if (name === undefined) return false;
    const answer = await makeInTurn(takeTurn, request, async () => {
      const { locale: named, path: bare } = splitLocale(path);
      const locale = named ?? rules.detectLocale(visitorOf(request.raw));
      const pages = await context.ports.content.pages();
      const found = fileAt(bare, { pages, locale, now: now() });
      if (found === null) return null;
      const location = rules.localePath(found.pagePath, locale) + name;
      if (path !== location) return redirectAnswer(302, location);
      return fileAnswer(found, request, { ...context, pages, locale, once });
    });
    if (answer !== null) await answer.reply(request, reply);
    return answer !== null;
  };
}

/** Returns which file of which page lies at a path without locale; null if there is none. */
function fileAt(
  path: string,
  { pages, locale, now }: { readonly pages: readonly Page[]; readonly locale: Locale; readonly now: string },
): { readonly file: PageFile; readonly page: Page; readonly pagePath: string } | null {
  const news = findListPage(pages, 'news', locale, now);
  const openWeeks = firstPageWithBlock(pages, ({ type }) => type === 'open-weeks', locale, now);
  const files = [
    ['news-feed', news, FEED_FILE],
    ['open-weeks-feed', openWeeks, FEED_FILE],
    ['open-weeks-calendar', openWeeks, OPEN_WEEKS_FILE],
  ] as const;
  for (const [file, page, name] of files) {
    const pagePath = page && pagePaths(page)[locale];
    if (page !== null && pagePath !== null && path === pagePath + name) return { file, page, pagePath };
  }
  return null;
}

async function fileAnswer(
  { file, page }: { readonly file: PageFile; readonly page: Page },
  request: FastifyRequest,
  context: PageFileContext & { readonly pages: readonly Page[]; readonly locale: Locale; readonly once: WriteOnce },
): Promise<RouteAnswer> {
  const { ports, pages, locale, messages, rules, now, once } = context;
  const caching = ['Cache-Control', originCacheControl(context, 'public, no-cache'), 'Vary', 'Accept-Encoding'];
  const origin = originOf(request.raw, context);
  const site = await ports.content.site();
  const input = {
    ...{ ports, page, locale, now: now(), brand: site.brand.name, translate: messages[locale].translate },
    address: (target: string) => origin + rules.localePath(target, locale),
  };
  if (file === 'news-feed') return feedAnswer(newsFeed({ ...input, pages, list: page }), caching, input.now);
  const key = [
    file,
    locale,
    origin,
    await pageVersion([ports.catalogue, ports.calendars, ports.content], input.now),
  ].join(' ');
  if (file === 'open-weeks-feed') {
    return feedAnswer(await once(key, () => openWeeksFeed(input)), caching, input.now);
  }
  const calendar = await once(key, () => openWeeksCalendar(input));
  const headers = [...caching, 'X-Robots-Tag', 'noindex'];
  return preparedFile('text/calendar; charset=utf-8', calendar, headers);
}
