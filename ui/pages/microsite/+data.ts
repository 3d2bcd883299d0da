import type { PageContextServer } from 'vike/types';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import type { Market } from '../../../core/market/market.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { decodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { encodeMicrosite, hiddenDisplayFields, requestedDisplay } from '../../../core/search/query/search-query.ts';
import { buildListView } from '../../features/search/build-list-view.ts';
import { displaySwitches } from '../../features/search/display-switches.ts';
import type { MicrositeView } from '../../features/search/MicrositePage.tsx';
import { buildPage, listContextOf } from '../../page-data/page-builder.ts';
import type { PageView } from '../../page-data/page-view.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<MicrositeView>> {
  const context = await listContextOf(pageContext);
  const { href, translate } = context;
  const market: Market = pageContext.routeParams.market === 'sale' ? 'sale' : 'charter';
  const path = routePath({ name: 'microsite', market });
  const query = pageContext.urlParsed.searchOriginal ?? '';
  const criteria = decodeCriteria(market, query);
  const display = requestedDisplay(query);
  const list = await buildListView(criteria, {
    ...context,
    hasFeed: false,
    fleetPath: null,
    newTab: translate('microsite.newTab'),
    action: href(path),
    listHref: (changed) => href(path + encodeMicrosite(changed, display)),
  });
  const { brand } = await context.content.site();
  return buildPage(pageContext, {
    title: translate(`list.${market}.headTitle`),
    description: translate(`list.${market}.description`, { count: list.count }),
    paths: sameInEveryLocale(path + encodeMicrosite(criteria, display)),
    // The site's own list is indexed instead.
    indexable: false,
    unanswered: list.trouble?.message ?? null,
    view: {
      list: { ...list, hidden: [...list.hidden, ...hiddenDisplayFields(display)] },
      switches: displaySwitches(display, context, (changed) => href(path + encodeMicrosite(criteria, changed))),
      owner: translate('microsite.owner', { brand: brand.name }),
      home: href('/'),
    },
  });
}
