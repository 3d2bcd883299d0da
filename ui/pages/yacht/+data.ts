import type { PageContextServer } from 'vike/types';
import { ESTIMATE_QUERY } from '../../../core/estimate/estimate-query.ts';
import { everyLocale } from '../../../core/locale/locale.ts';
import type { Market } from '../../../core/market/market.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { formatBoth } from '../../../core/yacht/format-length.ts';
import { computedType } from '../../../core/yacht/market-rules.ts';
import { withdrawnPage } from '../../../core/yacht/withdrawn.ts';
import { buildYachtView } from '../../features/yacht/build-yacht-view.ts';
import { yachtJsonLd } from '../../features/yacht/yacht-json-ld.ts';
import type { YachtPageView } from '../../features/yacht/yacht-view.ts';
import { missingPage } from '../../page-data/missing-page.ts';
import { buildPage } from '../../page-data/page-builder.ts';
import type { PageView } from '../../page-data/page-view.ts';
import { viewContextOf } from '../../page-data/view-context.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<YachtPageView>> {
  const { ports, locale, reading, routeParams, urlParsed, withdrawnDays } = pageContext;
  const market: Market = routeParams.market === 'sale' ? 'sale' : 'charter';
  const slug = routeParams.slug ?? '';
  const yacht = await ports.catalogue.bySlug(market, slug);
  const context = viewContextOf(pageContext);
  const withdrawn = yacht && withdrawnPage(yacht, context.now.slice(0, 10), withdrawnDays);
  const type = withdrawn === null ? yacht && computedType(yacht.market, market) : 'ghost';
  // product.md YA3, RT6: the route is there, the page is not valid; a yacht of type none has none.
  if (!yacht || !type) throw await missingPage(pageContext, true);
  const { translate } = context;
  const path = routePath({ name: 'yacht', market, slug });
  const query = type === 'charter' ? ESTIMATE_QUERY.canonical(urlParsed.searchOriginal ?? '') : '';
  const view = await buildYachtView(yacht, market, type, { ...context, address: { path: context.href(path), query } });
  const length = formatBoth(yacht.dimensions.length, reading.unit, locale).first;
  return buildPage(pageContext, {
    title: translate(type === 'ghost' ? 'yacht.headTitle.ghost' : `yacht.headTitle.${market}`, {
      name: yacht.name,
      length,
      builder: yacht.builder.name,
    }),
    description: view.story?.standfirst ?? view.kindLine,
    paths: everyLocale(path + query),
    section: routePath({ name: 'yacht-list', market }),
    // Every estimate is an address of its own: for people, not for indexes.
    indexable: type !== 'ghost' && query === '',
    share: {
      type: 'product',
      picture: view.hero,
      jsonLd: (seo) => yachtJsonLd(yacht, market, view, { seo, translate, reading, now: context.now, path }),
    },
    gone: withdrawn === 'gone',
    view,
  });
}
