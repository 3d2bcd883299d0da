import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePaths } from '../../core/content/page.ts';
import { listingPage } from '../../core/content/page-order.ts';
import { FEED_FILE, feedAddress } from '../../core/feed/feed-address.ts';
import type { ContentRepository } from '../../core/ports/content-repository.ts';
import { splitPath } from '../../core/routing/trailing-slash.ts';
import { requestOrigin } from '../http/request-origin.ts';
import type { Visitor } from '../http/visitor.ts';
import type { SiteRules } from '../start/site-rules.ts';
import { newsFeed } from './news-feed.ts';
import { sendFeed } from './send-feed.ts';

export interface NewsFeedOptions {
  readonly content: ContentRepository;
  readonly rules: Pick<SiteRules, 'splitLocale' | 'localePath' | 'detect'>;
  readonly visitorOf: (request: IncomingMessage) => Visitor;
  /** Origin of URLs, without a slash at the end; null uses the request's own. */
  readonly publicUrl: string | null;
  readonly isSecure: (request: IncomingMessage) => boolean;
  /** ISO 8601. */
  readonly now: () => string;
}

/** Answers the requests of its addresses; returns whether it did. */
export type FileAnswer = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

const CACHING = ['Cache-Control', 'public, no-cache', 'Vary', 'Accept-Encoding'];

/** Serves the news as `feed.atom` below the page that lists them, wherever the content has it (RT4). */
export function newsFeedAnswer(options: NewsFeedOptions): FileAnswer {
  const { content, rules, visitorOf, publicUrl, isSecure, now } = options;
  return async (request, reply) => {
    const { path } = splitPath(request.url);
    if (!path.endsWith(`/${FEED_FILE}`)) return false;
    const { locale: named, path: bare } = rules.splitLocale(path);
    const locale = named ?? rules.detect(visitorOf(request.raw));
    const [pages, site, today] = [await content.pages(), await content.site(), now()];
    const list = listingPage(pages, 'news', locale, today);
    const listPath = list && pagePaths(list)[locale];
    if (list === null || listPath === null || bare !== feedAddress(listPath)) return false;
    const location = feedAddress(rules.localePath(listPath, locale));
    if (path !== location) {
      reply.code(302).header('Cache-Control', 'private, no-store').header('Location', location).send();
      return true;
    }
    const origin = publicUrl ?? requestOrigin(request, isSecure(request.raw));
    const address = (target: string) => origin + rules.localePath(target, locale);
    const feed = newsFeed({ pages, list, brand: site.brand.name, locale, now: today, address });
    await sendFeed(feed, request, reply, CACHING, today);
    return true;
  };
}
