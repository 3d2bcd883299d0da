import { Heading } from '../../components/Heading.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { FavouritesView } from './build-favourites-view.ts';
import { LazyFavouritesBody } from './lazy-favourites-body.ts';

/** Renders the list of the address, or the visitor's own (CF2). */
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
      <LazyFavouritesBody view={view} />
    </>
  );
}
