import type { FastifyInstance, FastifyRequest } from 'fastify';
import { offeredYachts } from '../../core/application/list-yachts.ts';
import { type AtomEntry, FEED_FILE, feedAddress, newestFeedRows, writeAtomFeed } from '../../core/feed/atom-feed.ts';
import { listingChangedAt } from '../../core/feed/listing-revisions.ts';
import { isLocale, type Locale, localeEntry } from '../../core/locale/locale.ts';
import { MARKETS } from '../../core/market/market.ts';
import type { SearchError } from '../../core/ports/yacht-search.ts';
import { displayOn } from '../../core/preferences/display.ts';
import { canonicalQuery, isCanonicalQuery, type QueryRules } from '../../core/routing/query-rules.ts';
import { routePath } from '../../core/routing/routes.ts';
import { splitAddress } from '../../core/routing/trailing-slash.ts';
import { type Criteria, withFiltersOnly } from '../../core/search/criteria/criteria.ts';
import { decodeCriteria, encodeCriteria } from '../../core/search/query/criteria-query.ts';
import {
  decodeSearch,
  encodeSearch,
  listQueryRules,
  SEARCH_QUERY_RULES,
} from '../../core/search/query/search-query.ts';
import { MAX_NAVIGABLE_HITS } from '../../core/search/yacht-link.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { searchName } from '../../ui/features/search/filters/facet-names.ts';
import { type CardContext, cardFacts } from '../../ui/yacht-card/card-facts.ts';
import { answerInTurn, type RouteAnswer } from '../http/limit-work.ts';
import { originOf, redirectAnswer, uncachedLineAnswer } from '../http/replies.ts';
import type { RouteContext } from '../http/route-context.ts';
import { feedAnswer, feedInstant, UNIX_EPOCH, type WrittenFeed } from './feed-answer.ts';

/** Seconds after which a failed search may be tried again. */
const RETRY_AFTER = 30;

export type SearchFeedRouteContext = RouteContext<
  'listings' | 'rules' | 'visitorOf' | 'messages' | 'publicUrl' | 'isSecure' | 'countryHeader' | 'now' | 'takeTurn',
  'search' | 'catalogue' | 'media' | 'content'
>;

type FeedRequest = FastifyRequest<{ Params: { locale?: string } }>;

/** A page whose list has a feed. */
interface FollowedList {
  /** Path without locale, with the slash at its end. */
  readonly path: string;
  /** The part of the page's query that the feed keeps. */
  readonly query: QueryRules;
  readonly read: (query: string) => Criteria;
}

function followedList(
  path: string,
  { owns }: QueryRules,
  decode: (query: string) => Criteria,
  encode: (criteria: Criteria) => string,
): FollowedList {
  const read = (query: string) => withFiltersOnly(decode(query));
  return { path, query: { owns, canonical: (query) => encode(read(query)) }, read };
}

const LISTS: readonly FollowedList[] = [
  ...MARKETS.map((market) => {
    const path = routePath({ name: 'yacht-list', market });
    return followedList(path, listQueryRules(market), (query) => decodeCriteria(market, query), encodeCriteria);
  }),
  followedList(
    routePath({ name: 'search', scope: 'yachts', below: '' }),
    SEARCH_QUERY_RULES,
    decodeSearch,
    encodeSearch,
  ),
];

/** Serves the search of a list as `feed.atom` below the list's path (SE7). */
export function searchFeedRoute(app: FastifyInstance, context: SearchFeedRouteContext): void {
  for (const list of LISTS) {
    const answer = answerInTurn(context.takeTurn, (request: FeedRequest) => listFeed(list, request, context));
    app.get(list.path + FEED_FILE, answer);
    app.get(`/:locale${list.path}${FEED_FILE}`, answer);
  }
}

async function listFeed(
  list: FollowedList,
  request: FeedRequest,
  context: SearchFeedRouteContext,
): Promise<RouteAnswer | null> {
  const { ports, listings, rules, visitorOf, messages, countryHeader, now } = context;
  const named = request.params.locale;
  if (named !== undefined && !isLocale(named)) return null;
  const visitor = visitorOf(request.raw);
  const locale = named ?? rules.detectLocale(visitor);
  const listPath = rules.localePath(list.path, locale);
  const { path, rest } = splitAddress(request.url);
  if (path !== listPath + FEED_FILE || !isCanonicalQuery(list.query, rest)) {
    return redirectAnswer(302, feedAddress(listPath) + canonicalQuery(list.query, rest));
  }
  const today = now();
  const feed = await searchFeed(list.read(rest), {
    ...{ ports, listings, locale, listPath, now: today },
    preferences: visitor,
    translate: messages[locale].translate,
    localePath: rules.localePath,
    origin: originOf(request.raw, context),
    query: list.query.canonical(rest),
  });
  if (!feed.ok) return uncachedLineAnswer(503, feed.error.message, RETRY_AFTER);
  const vary = `Accept-Encoding, Cookie, ${countryHeader ?? 'Accept-Language'}`;
  return feedAnswer(feed.value, ['Cache-Control', 'private, no-cache', 'Vary', vary], today);
}

interface SearchFeedContext
  extends Pick<SearchFeedRouteContext, 'listings' | 'ports'>,
    Pick<CardContext, 'locale' | 'translate' | 'preferences' | 'now'> {
  /** Returns a path in a locale. */
  readonly localePath: (path: string, locale: Locale) => string;
  /** Scheme and host of every URL. */
  readonly origin: string;
  /** Path of the list, with its locale and the slash at its end. */
  readonly listPath: string;
  /** The query of the search, '' for the whole list. */
  readonly query: string;
}

/**
 * Writes the Atom feed of a search: the 50 yachts that changed last among the first 300 of the list, with the texts of
 * their cards. A change of price, status or facts counts from when it was seen, even if the record has no new date.
 */
async function searchFeed(criteria: Criteria, context: SearchFeedContext): Promise<Result<WrittenFeed, SearchError>> {
  const { ports, translate, preferences, now, locale, origin, listPath, query } = context;
  const options = { ...displayOn(preferences, now), pageSize: MAX_NAVIGABLE_HITS, facets: [] };
  const results = await ports.search.search(criteria, options);
  if (!results.ok) return results;
  const [site, fleet, offered] = await Promise.all([
    ports.content.site(),
    ports.catalogue.all(),
    offeredYachts(results.value.hits, criteria.market, ports),
  ]);
  const seen = await context.listings.note(fleet, now);
  const dated = (yacht: Yacht) => ({ yacht, updated: feedInstant(listingChangedAt(yacht, criteria.market, seen)) });
  const rows = newestFeedRows(offered.map(dated));
  const [latest = newestFeedRows(fleet.map(dated))[0]] = rows;
  const updated = latest?.updated ?? UNIX_EPOCH;
  const list = origin + listPath + query;
  const xml = writeAtomFeed({
    title: searchName(criteria, { locale, translate, preferences, fleet }),
    language: localeEntry(locale).language,
    author: site.brand.name,
    address: feedAddress(list),
    list,
    updated,
    entries: await Promise.all(rows.map((row) => entryOf(row.yacht, row.updated, criteria, context))),
  });
  return ok({ xml, updated });
}

async function entryOf(
  yacht: Yacht,
  updated: string,
  { market }: Criteria,
  { locale, localePath, translate, preferences, now, origin, listPath }: SearchFeedContext,
): Promise<AtomEntry> {
  const href = (path: string, other = locale) => localePath(path, other);
  const card = cardFacts(yacht, market, null, { locale, href, translate, preferences, now });
  const [length = ''] = card.facts;
  return {
    // The page's URL contains her name, which may change, so the entry's id uses her id.
    id: `${origin}${listPath}#${market}-${encodeURIComponent(yacht.id)}`,
    title: translate(`yacht.headTitle.${market}`, { name: card.name, length, builder: yacht.builder.name }),
    link: origin + card.href,
    summary: [card.by, ...card.facts, card.price].join(' · '),
    updated,
  };
}
