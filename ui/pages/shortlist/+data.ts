import type { PageContextServer } from 'vike/types';
import { everyLocale } from '../../../core/locale/locale.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { decodeComparison, encodeComparison } from '../../../core/shortlist/comparison-query.ts';
import { decodeFavouritesLink, encodeFavouritesLink } from '../../../core/shortlist/favourites-link.ts';
import { buildCompareView, type CompareView } from '../../features/compare/build-compare-view.ts';
import { buildFavouritesView, type FavouritesView } from '../../features/favourites/build-favourites-view.ts';
import { buildPage } from '../../page-data/page-builder.ts';
import type { PageView } from '../../page-data/page-view.ts';
import { viewContextOf } from '../../page-data/view-context.ts';

export type ShortlistView =
  | { readonly kind: 'compare'; readonly view: CompareView }
  | { readonly kind: 'favourites'; readonly view: FavouritesView };

type Data = PageView<ShortlistView>;

/** Every choice of yachts is an address of its own, so none is indexed. */
const PERSONAL = { section: null, indexable: false };

export function data(pageContext: PageContextServer): Promise<Data> {
  const query = pageContext.urlParsed.searchOriginal ?? '';
  return pageContext.routeParams.name === 'compare'
    ? comparePage(query, pageContext)
    : favouritesPage(query, pageContext);
}

async function comparePage(query: string, pageContext: PageContextServer): Promise<Data> {
  const context = viewContextOf(pageContext);
  const comparison = decodeComparison(query);
  const view = await buildCompareView(comparison, { ...context, origin: pageContext.publicUrl ?? '' });
  return buildPage(pageContext, {
    ...PERSONAL,
    title: context.translate('compare.title'),
    description: context.translate('compare.description'),
    paths: everyLocale(routePath({ name: 'compare' }) + encodeComparison(comparison)),
    view: { kind: 'compare', view },
  });
}

async function favouritesPage(query: string, pageContext: PageContextServer): Promise<Data> {
  const context = viewContextOf(pageContext);
  const link = decodeFavouritesLink(query);
  const view = await buildFavouritesView(link, { ...context, withdrawnDays: pageContext.withdrawnDays });
  return buildPage(pageContext, {
    ...PERSONAL,
    title: context.translate('favourites.title'),
    description: context.translate('favourites.description'),
    paths: everyLocale(routePath({ name: 'favourites' }) + encodeFavouritesLink(link)),
    view: { kind: 'favourites', view },
  });
}
