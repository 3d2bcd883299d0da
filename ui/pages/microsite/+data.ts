import type { PageContextServer } from 'vike/types';
import { everyLocale } from '../../../core/locale/locale.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { decodeCriteria, encodeCriteria } from '../../../core/search/url-codec.ts';
import type { Market } from '../../../core/yacht/market.ts';
import { buildListView } from '../../features/search/build-list-view.ts';
import type { MicrositeView } from '../../features/search/list-view.ts';
import { buildPage } from '../../page-builder.ts';
import type { PageView } from '../../page-view.ts';
import { listContextOf } from '../../view-context.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<MicrositeView>> {
  const context = await listContextOf(pageContext);
  const { href, translate } = context;
  const market: Market = pageContext.routeParams.market === 'sale' ? 'sale' : 'charter';
  const path = routePath({ name: 'microsite', market });
  const criteria = decodeCriteria(market, pageContext.urlParsed.searchOriginal ?? '');
  const list = await buildListView(criteria, {
    ...context,
    followed: false,
    action: href(path),
    listHref: (asked) => href(path + encodeCriteria(asked)),
  });
  const { brand } = await context.content.site();
  return buildPage(pageContext, {
    title: translate(`list.${market}.headTitle`),
    description: translate(`list.${market}.description`, { count: list.count }),
    paths: everyLocale(path + encodeCriteria(criteria)),
    section: null,
    // The list itself is what indexes should know.
    indexable: false,
    unanswered: list.trouble?.message ?? null,
    view: { list, owner: translate('microsite.owner', { brand: brand.name }), home: href('/') },
  });
}
