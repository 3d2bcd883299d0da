import { lazy, Suspense } from 'react';
import { Heading } from '../../components/Heading.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { FavouritesView } from './build-favourites-view.ts';

const loadBody = () => import('./FavouritesBody.tsx').then((module) => ({ default: module.FavouritesBody }));

/** The list. The server renders it; notes, moves and the visitor's own list need the script of this component. */
const LazyFavouritesBody = import.meta.env.SSR ? (await loadBody()).default : lazy(loadBody);

// Loads with the page's script, so that a navigation renders the whole page at once.
if (!import.meta.env.SSR) loadBody().catch(() => {});

/** Renders the list in the address, or the visitor's own (CF2). */
export function FavouritesPage({ view }: { readonly view: FavouritesView }) {
  const t = useTranslate();
  return (
    <>
      <div className="wrap grid-page page-head">
        <Heading lvl={1} size="3xl-search">
          {t('favourites.title')}
        </Heading>
        <p className="h h-teaser">{t(view.yachts.length === 0 ? 'favourites.empty' : 'favourites.intro')}</p>
      </div>
      <Suspense fallback={null}>
        <LazyFavouritesBody view={view} />
      </Suspense>
    </>
  );
}
