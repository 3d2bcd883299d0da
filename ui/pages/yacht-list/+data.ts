import type { PageContextServer } from 'vike/types';
import { everyLocale } from '../../../core/locale/locale.ts';
import type { Market } from '../../../core/market/market.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { decodeCriteria, encodeCriteria } from '../../../core/search/query/url-codec.ts';
import { breadcrumbList } from '../../../core/seo/breadcrumbs.ts';
import { itemList } from '../../../core/seo/item-list.ts';
import type { ListView } from '../../features/search/build-list-view.ts';
import { buildListView } from '../../features/search/build-list-view.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { buildPage } from '../../page-data/page-builder.ts';
import type { PageView } from '../../page-data/page-view.ts';
import { listContextOf } from '../../page-data/view-context.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<ListView>> {
  const context = await listContextOf(pageContext);
  const { href, translate } = context;
  const market: Market = pageContext.routeParams.market === 'sale' ? 'sale' : 'charter';
  const list = routePath({ name: 'yacht-list', market });
  const criteria = decodeCriteria(market, pageContext.urlParsed.searchOriginal ?? '');
  const view = await buildListView(criteria, {
    ...context,
    followed: true,
    action: href(list),
    listHref: (asked) => href(list + encodeCriteria(asked)),
  });
  return buildPage(pageContext, {
    title: translate(`list.${market}.headTitle` as MessageKey),
    description: translate(`list.${market}.description` as MessageKey, { count: view.count }),
    paths: everyLocale(list + encodeCriteria(criteria)),
    section: list,
    // Filtered lists are not indexed (SE7).
    indexable: encodeCriteria({ ...criteria, page: 1 }) === '',
    feed: view.feedHref === null ? null : { href: view.feedHref, title: view.title },
    unanswered: view.trouble?.message ?? null,
    share: {
      picture: view.cards.find(({ picture }) => picture.kind === 'photograph')?.picture ?? null,
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
