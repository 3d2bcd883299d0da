import type { PageContextServer } from 'vike/types';
import { everyLocale } from '../../../core/locale/locale.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { decodeFavourites, encodeFavourites } from '../../../core/shortlist/favourites-query.ts';
import { buildFavouritesView } from '../../features/favourites/build-favourites-view.ts';
import type { FavouritesView } from '../../features/favourites/favourites-view.ts';
import { buildPage } from '../../page-builder.ts';
import type { PageView } from '../../page-view.ts';
import { viewContextOf } from '../../view-context.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<FavouritesView>> {
  const context = viewContextOf(pageContext);
  const { translate } = context;
  const ids = decodeFavourites(pageContext.urlParsed.searchOriginal ?? '');
  const view = await buildFavouritesView(ids, context);
  return buildPage(pageContext, {
    title: translate('favourites.title'),
    description: translate('favourites.description'),
    paths: everyLocale(routePath({ name: 'favourites' }) + encodeFavourites(ids)),
    section: null,
    // A list of one visitor's: for people, not for indexes.
    indexable: false,
    view,
  });
}
