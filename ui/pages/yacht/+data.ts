import type { PageContextServer } from 'vike/types';
import { everyLocale } from '../../../core/locale/locale.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { formatBoth } from '../../../core/yacht/format-length.ts';
import type { Market } from '../../../core/yacht/market.ts';
import { computedType } from '../../../core/yacht/market-rules.ts';
import { buildYachtView } from '../../features/yacht/build-yacht-view.ts';
import { yachtJsonLd } from '../../features/yacht/yacht-json-ld.ts';
import type { YachtPageView } from '../../features/yacht/yacht-view.ts';
import { invalidPage } from '../../invalid-page.ts';
import { buildPage } from '../../page-builder.ts';
import type { PageView } from '../../page-view.ts';
import { viewContextOf } from '../../view-context.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<YachtPageView>> {
  const { ports, locale, reading, routeParams } = pageContext;
  const market: Market = routeParams.market === 'sale' ? 'sale' : 'charter';
  const slug = routeParams.slug ?? '';
  const yacht = await ports.catalogue.bySlug(market, slug);
  const type = yacht && computedType(yacht.market, market);
  // product.md YA3, RT6: the route is there, the page is not valid; a yacht of type none has none.
  if (!yacht || !type) throw invalidPage();
  const context = viewContextOf(pageContext);
  const { translate } = context;
  const view = await buildYachtView(yacht, market, type, context);
  const path = routePath({ name: 'yacht', market, slug });
  const length = formatBoth(yacht.dimensions.length, reading.unit, locale).first;
  return buildPage(pageContext, {
    title: translate(type === 'ghost' ? 'yacht.headTitle.ghost' : `yacht.headTitle.${market}`, {
      name: yacht.name,
      length,
      builder: yacht.builder.name,
    }),
    description: view.story.standfirst,
    paths: everyLocale(path),
    section: routePath({ name: 'yacht-list', market }),
    indexable: type !== 'ghost',
    share: {
      type: 'product',
      picture: view.hero,
      jsonLd: (seo) => yachtJsonLd(yacht, market, view, { seo, translate, reading, now: context.now, path }),
    },
    view,
  });
}
