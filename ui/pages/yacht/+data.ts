import type { PageContextServer } from 'vike/types';
import { showYacht } from '../../../core/application/show-yacht.ts';
import { ESTIMATE_QUERY_RULES } from '../../../core/estimate/estimate-query.ts';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import type { Market } from '../../../core/market/market.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { formatInBothUnits } from '../../../core/yacht/format-length.ts';
import { buildYachtSharePicture } from '../../features/yacht/build-share-picture.ts';
import { buildYachtView } from '../../features/yacht/build-yacht-view.ts';
import { yachtJsonLd } from '../../features/yacht/yacht-json-ld.ts';
import { buildPage, missingPageError, viewContextOf } from '../../page-data/page-builder.ts';
import { previewView } from '../../page-data/preview-view.ts';

export async function data(pageContext: PageContextServer) {
  const { ports, locale, preferences, routeParams, urlParsed, withdrawnDays, edition } = pageContext;
  const market: Market = routeParams.market === 'sale' ? 'sale' : 'charter';
  const slug = routeParams.slug ?? '';
  const context = viewContextOf(pageContext);
  const { translate, now } = context;
  const shown = await showYacht({ market, slug }, ports, { today: now.slice(0, 10), withdrawnDays, edition });
  // The route exists, but its page is not valid (YA3, RT6).
  if (shown === null) throw await missingPageError(pageContext, true);
  const { yacht, type, gone, draft } = shown;
  const path = routePath({ name: 'yacht', market, slug });
  const query = type === 'charter' ? ESTIMATE_QUERY_RULES.canonical(urlParsed.searchOriginal ?? '') : '';
  const address = { path: context.href(path), query };
  const preview = previewView(pageContext, address.path + query, draft);
  const view = { ...(await buildYachtView(yacht, market, type, { ...context, address })), ...(preview && { preview }) };
  const length = formatInBothUnits(yacht.dimensions.length, preferences.unit, locale).first;
  return buildPage(pageContext, {
    title: translate(type === 'ghost' ? 'yacht.headTitle.ghost' : `yacht.headTitle.${market}`, {
      name: yacht.name,
      length,
      builder: yacht.builder.name,
    }),
    description: view.story?.standfirst ?? view.kindLine,
    paths: sameInEveryLocale(path + query),
    section: routePath({ name: 'yacht-list', market }),
    // Every estimate is an address of its own, so none is indexed.
    indexable: type !== 'ghost' && query === '' && edition === 'published',
    share: {
      type: 'product',
      picture: view.hero,
      // The picture of an address is that of the published page.
      sharePicture:
        gone || edition === 'draft'
          ? null
          : buildYachtSharePicture({ yacht, market, type, slug, hero: view.hero }, context),
      jsonLd: (seo) => yachtJsonLd(yacht, market, view, { seo, translate, preferences, now, path }),
    },
    gone,
    view,
  });
}
