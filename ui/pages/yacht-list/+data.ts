import type { PageContextServer } from 'vike/types';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import type { Market } from '../../../core/market/market.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { decodeCriteria, encodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { breadcrumbList, itemList } from '../../../core/seo/json-ld.ts';
import { buildListView } from '../../features/search/build-list-view.ts';
import { buildListSharePicture } from '../../features/search/build-share-picture.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { buildPage, listContextOf } from '../../page-data/page-builder.ts';

export async function data(pageContext: PageContextServer) {
  const context = await listContextOf(pageContext);
  const { href, translate } = context;
  const market: Market = pageContext.routeParams.market === 'sale' ? 'sale' : 'charter';
  const list = routePath({ name: 'yacht-list', market });
  const criteria = decodeCriteria(market, pageContext.urlParsed.searchOriginal ?? '');
  const view = await buildListView(criteria, {
    ...context,
    hasFeed: true,
    action: href(list),
    listHref: (changed) => href(list + encodeCriteria(changed)),
  });
  return buildPage(pageContext, {
    title: translate(`list.${market}.headTitle` as MessageKey),
    description: translate(`list.${market}.description` as MessageKey, { count: view.count }),
    paths: sameInEveryLocale(list + encodeCriteria(criteria)),
    section: list,
    // Filtered lists are not indexed (SE7).
    indexable: encodeCriteria({ ...criteria, page: 1 }) === '',
    feed: view.feedHref === null ? null : { href: view.feedHref, title: view.title },
    unanswered: view.trouble?.message ?? null,
    share: {
      sharePicture: await buildListSharePicture(criteria, { count: view.count, yachts: view.cards }, context),
      jsonLd: (seo) => [
        ...itemList(
          view.cards.map((card) => card.href),
          seo,
          (criteria.page - 1) * context.pageSize,
        ),
        ...breadcrumbList(
          [
            { text: translate('sitemap.home'), href: href('/') },
            { text: view.title, href: href(list) },
          ],
          seo,
        ),
      ],
    },
    view,
  });
}
