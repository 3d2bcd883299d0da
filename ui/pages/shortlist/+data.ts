import type { PageContextServer } from 'vike/types';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { decodeComparison, encodeComparison } from '../../../core/shortlist/comparison-query.ts';
import { decodeFavouritesLink, encodeFavouritesLink } from '../../../core/shortlist/favourites-link.ts';
import { buildCompareView } from '../../features/compare/build-compare-view.ts';
import { buildFavouritesView } from '../../features/favourites/build-favourites-view.ts';
import { buildPage, viewContextOf } from '../../page-data/page-builder.ts';

export type ShortlistView = Awaited<ReturnType<typeof data>>['view'];

export function data(pageContext: PageContextServer) {
  const query = pageContext.urlParsed.searchOriginal ?? '';
  return pageContext.routeParams.name === 'compare'
    ? comparePage(query, pageContext)
    : favouritesPage(query, pageContext);
}

async function comparePage(query: string, pageContext: PageContextServer) {
  const context = viewContextOf(pageContext);
  const comparison = decodeComparison(query);
  const view = await buildCompareView(comparison, { ...context, origin: pageContext.publicUrl ?? '' });
  return buildPage(pageContext, {
    // Every choice of yachts is an address of its own, so none is indexed.
    indexable: false,
    title: context.translate('compare.title'),
    description: context.translate('compare.description'),
    paths: sameInEveryLocale(routePath({ name: 'compare' }) + encodeComparison(comparison)),
    view: { kind: 'compare' as const, view },
  });
}

async function favouritesPage(query: string, pageContext: PageContextServer) {
  const context = viewContextOf(pageContext);
  const link = decodeFavouritesLink(query);
  const view = await buildFavouritesView(link, { ...context, withdrawnDays: pageContext.withdrawnDays });
  return buildPage(pageContext, {
    // Every choice of yachts is an address of its own, so none is indexed.
    indexable: false,
    title: context.translate('favourites.title'),
    description: context.translate('favourites.description'),
    paths: sameInEveryLocale(routePath({ name: 'favourites' }) + encodeFavouritesLink(link)),
    view: { kind: 'favourites' as const, view },
  });
}
