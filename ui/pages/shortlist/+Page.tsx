import { ComparePage } from '../../features/compare/ComparePage.tsx';
import { FavouritesPage } from '../../features/favourites/FavouritesPage.tsx';
import type { ShortlistView } from './+data.ts';

/** Renders the page of the favourites or of the comparison (CF1, CF2). */
export function Page({ view }: { readonly view: ShortlistView }) {
  return view.kind === 'compare' ? <ComparePage view={view.view} /> : <FavouritesPage view={view.view} />;
}
