import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FEED_FILE, feedAddress } from '../../core/feed/feed-address.ts';
import { isLocale, type Localized } from '../../core/locale/locale.ts';
import { MARKETS } from '../../core/market/market.ts';
import { canonicalQuery, isCanonicalQuery, type QueryCodec } from '../../core/routing/query-codec.ts';
import { routePath } from '../../core/routing/routes.ts';
import { splitPath } from '../../core/routing/trailing-slash.ts';
import { type Criteria, followedCriteria } from '../../core/search/criteria/criteria.ts';
import { decodeSearch, encodeSearch, listQuery, SEARCH_QUERY_CODEC } from '../../core/search/query/search-query.ts';
import { decodeCriteria, encodeCriteria } from '../../core/search/query/url-codec.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import { requestOrigin } from '../http/request-origin.ts';
import type { Visitor } from '../http/visitor.ts';
import type { SiteRules } from '../start/site-rules.ts';
import type { ListingMemory } from './listing-memory.ts';
import { type SearchFeedContext, searchFeed } from './search-feed.ts';
import { sendFeed } from './send-feed.ts';

const TEXT = 'text/plain; charset=utf-8';
/** Seconds after which a failed search may be tried again. */
const RETRY_AFTER = '30';

export interface SearchFeedRouteOptions {
  readonly ports: SearchFeedContext['ports'];
  readonly listings: ListingMemory;
  readonly rules: Pick<SiteRules, 'localePath' | 'detect'>;
  readonly visitorOf: (request: IncomingMessage) => Visitor;
  readonly messages: Localized<{ readonly translate: Translate }>;
  /** Origin of URLs, without a slash at the end; null uses the request's own. */
  readonly publicUrl: string | null;
  readonly isSecure: (request: IncomingMessage) => boolean;
  /** Header with the visitor's country, in lower case; null where the browser's languages decide (PR6). */
  readonly countryHeader: string | null;
  /** ISO 8601. */
  readonly now: () => string;
}

type FeedRequest = FastifyRequest<{ Params: { locale?: string } }>;

/** A page whose list has a feed. */
interface FollowedList {
  /** Path without locale, with the slash at its end. */
  readonly path: string;
  /** The part of the page's query that the feed keeps. */
  readonly query: QueryCodec;
  readonly read: (query: string) => Criteria;
}

function followed(
  path: string,
  { owns }: QueryCodec,
  decode: (query: string) => Criteria,
  encode: (criteria: Criteria) => string,
): FollowedList {
  const read = (query: string) => followedCriteria(decode(query));
  return { path, query: { owns, canonical: (query) => encode(read(query)) }, read };
}

const LISTS: readonly FollowedList[] = [
  ...MARKETS.map((market) => {
    const path = routePath({ name: 'yacht-list', market });
    return followed(path, listQuery(market), (query) => decodeCriteria(market, query), encodeCriteria);
  }),
  followed(
    routePath({ name: 'search', category: 'yachts', below: '' }),
    SEARCH_QUERY_CODEC,
    decodeSearch,
    encodeSearch,
  ),
];

/** Serves the search of a list as `feed.atom` below the list's path (SE7). */
export function searchFeedRoute(app: FastifyInstance, options: SearchFeedRouteOptions): void {
  for (const list of LISTS) {
    const answer = (request: FeedRequest, reply: FastifyReply) => answerFeed(list, request, reply, options);
    app.get(list.path + FEED_FILE, answer);
    app.get(`/:locale${list.path}${FEED_FILE}`, answer);
  }
}

async function answerFeed(
  list: FollowedList,
  request: FeedRequest,
  reply: FastifyReply,
  { ports, listings, rules, visitorOf, messages, publicUrl, isSecure, countryHeader, now }: SearchFeedRouteOptions,
): Promise<unknown> {
  const named = request.params.locale;
  if (named !== undefined && !isLocale(named)) return reply.callNotFound();
  const visitor = visitorOf(request.raw);
  const locale = named ?? rules.detect(visitor);
  const listPath = rules.localePath(list.path, locale);
  const { path, rest } = splitPath(request.url);
  if (path !== listPath + FEED_FILE || !isCanonicalQuery(list.query, rest)) {
    const location = feedAddress(listPath) + canonicalQuery(list.query, rest);
    return reply.code(302).header('Cache-Control', 'private, no-store').header('Location', location).send();
  }
  const today = now();
  const feed = await searchFeed(list.read(rest), {
    ports,
    listings,
    locale,
    translate: messages[locale].translate,
    preferences: visitor,
    localePath: rules.localePath,
    now: today,
    origin: publicUrl ?? requestOrigin(request, isSecure(request.raw)),
    listPath,
    query: list.query.canonical(rest),
  });
  if (!feed.ok) {
    const refused = reply.code(503).header('Cache-Control', 'private, no-store').header('Retry-After', RETRY_AFTER);
    return refused.type(TEXT).send(`${feed.error.message}\n`);
  }
  const vary = `Accept-Encoding, Cookie, ${countryHeader ?? 'Accept-Language'}`;
  return sendFeed(feed.value, request, reply, ['Cache-Control', 'private, no-cache', 'Vary', vary], today);
}
