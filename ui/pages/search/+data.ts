import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { applyParsedQuery } from '../../../core/application/apply-parsed-query.ts';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import { displayOn } from '../../../core/preferences/display.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { encodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { decodeSearchRequest, encodeSearch, sentenceBeside } from '../../../core/search/query/search-query.ts';
import { buildSearchView } from '../../features/search/build-list-view.ts';
import { buildPage, listContextOf } from '../../page-data/page-builder.ts';
import { requireSearchPort } from '../../page-data/require-search-port.ts';

/** The path of the yacht search, used also if the requested address continues below it. */
const PATH = routePath({ name: 'search', scope: 'yachts', below: '' });
const SITE_SEARCH_PATH = routePath({ name: 'search', scope: 'site', below: '' });

export async function data(pageContext: PageContextServer) {
  const context = await listContextOf(pageContext);
  const { href, translate } = context;
  const query = pageContext.urlParsed.searchOriginal ?? '';
  const { criteria, sentence } = decodeSearchRequest(query);
  // A sentence is parsed only once. The words that remain are text, such as a name that could also be a filter.
  const { ports, fleet, preferences, now } = context;
  const search = requireSearchPort(ports, 'search');
  const parsed =
    sentence === ''
      ? await applyParsedQuery(
          criteria,
          { search },
          { fleet, display: displayOn(preferences, now), today: now.slice(0, 10) },
        )
      : criteria;
  // A parsed sentence is redirected to the address of its filters, so that they can be removed one by one.
  if (parsed !== criteria) throw redirect(href(PATH + encodeSearch(parsed, criteria.text)));
  const view = await buildSearchView(criteria, {
    ...context,
    sentence,
    hasFeed: true,
    action: href(PATH),
    listHref: (changed) => href(PATH + encodeSearch(changed, sentenceBeside(changed, sentence))),
    siteSearchHref: href(SITE_SEARCH_PATH + encodeCriteria({ ...emptyCriteria(criteria.market), text: criteria.text })),
  });
  return buildPage(pageContext, {
    title: translate('search.title'),
    description: translate('search.description'),
    paths: sameInEveryLocale(PATH + encodeSearch(criteria, sentence)),
    // Every query is an address of its own, so none is indexed.
    indexable: false,
    feed: view.feedHref === null ? null : { href: view.feedHref, title: view.title },
    unanswered: view.trouble?.message ?? null,
    view,
  });
}
