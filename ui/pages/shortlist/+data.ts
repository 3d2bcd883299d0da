import type { PageContextServer } from 'vike/types';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { decodeComparison, encodeComparison } from '../../../core/shortlist/comparison-query.ts';
import { decodeFavouritesLink, encodeFavouritesLink } from '../../../core/shortlist/favourites-link.ts';
import { buildCompareView } from '../../features/compare/build-compare-view.ts';
import { buildComparisonSharePicture } from '../../features/compare/build-share-picture.ts';
import { buildFavouritesView } from '../../features/favourites/build-favourites-view.ts';
import { buildPage, viewContextOf } from '../../page-data/page-builder.ts';

export type ShortlistView = Awaited<ReturnType<typeof data>>['view'];

export async function data(pageContext: PageContextServer) {
  const context = viewContextOf(pageContext);
  const query = pageContext.urlParsed.searchOriginal ?? '';
  const { address, view, sharePicture } =
    pageContext.routeParams.name === 'compare'
      ? await comparison(query, { ...context, origin: pageContext.publicUrl ?? '' })
      : await favourites(query, { ...context, withdrawnDays: pageContext.withdrawnDays });
  return buildPage(pageContext, {
    // Every choice of yachts is an address of its own, so none is indexed.
    indexable: false,
    title: context.translate(`${view.kind}.title`),
    description: context.translate(`${view.kind}.description`),
    paths: sameInEveryLocale(routePath({ name: view.kind }) + address),
    share: { sharePicture },
    view,
  });
}

async function comparison(query: string, context: Parameters<typeof buildCompareView>[1]) {
  const request = decodeComparison(query);
  const view = await buildCompareView(request, context);
  const sharePicture = await buildComparisonSharePicture(request, context);
  return { address: encodeComparison(request), view: { kind: 'compare' as const, view }, sharePicture };
}

async function favourites(query: string, context: Parameters<typeof buildFavouritesView>[1]) {
  const link = decodeFavouritesLink(query);
  const view = await buildFavouritesView(link, context);
  return { address: encodeFavouritesLink(link), view: { kind: 'favourites' as const, view }, sharePicture: null };
}
