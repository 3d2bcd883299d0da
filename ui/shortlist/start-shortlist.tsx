import type { LocaleStrategy } from '../../core/locale/locale.ts';
import type { FavouritesStore } from '../../core/ports/favourites-store.ts';
import type { KeptComparison } from '../../core/ports/kept-comparison.ts';
import type { SiteAddress } from '../../core/routing/site-address.ts';
import { CompareControls } from './compare-controls.ts';
import { FavouriteControls } from './favourite-controls.ts';
import { showControls } from './shortlist-controls.ts';
import { Toasts } from './Toast.tsx';

/** The page of favourites, which offers to undo a removal by itself. */
const OWN_LIST = '.favs';

/**
 * Makes favourite and compare buttons work. In a frame of another site they stay hidden: the browser keeps separate
 * storage there, and the visitor would not find the list on the site.
 * @returns a function to call with every page that is shown next
 */
export function startShortlist(
  stores: { readonly favourites: FavouritesStore; readonly comparison: KeptComparison },
  first: SiteAddress,
  strategy: LocaleStrategy,
): (place: SiteAddress) => void {
  if (window.self !== window.top) return () => {};
  const toasts = new Toasts();
  const favourites = new FavouriteControls(stores.favourites, publish);
  const comparison = new CompareControls(stores.comparison, first, strategy);

  function publish(): void {
    showControls({
      buttonProps({ list, id, name }, t, show) {
        const isFavourite = list === 'save';
        return {
          'aria-label': isFavourite ? t('favourites.save', { name }) : t('compare.mark', { name }),
          'aria-pressed': isFavourite ? favourites.has(id) : comparison.has(list, id),
          onClick(event) {
            // The form is only for visitors without a script.
            event.preventDefault();
            const button = event.currentTarget;
            const message = isFavourite
              ? favourites.press(id, t, button.closest(OWN_LIST) === null)
              : comparison.press(list, id, t);
            if (!isFavourite) publish();
            toasts.show(message, button, show);
          },
        };
      },
      favouritesLinkProps: (href, t) => ({
        href: favourites.hrefOf(href),
        'aria-label': t('favourites.count', { count: favourites.count }),
        'data-count': favourites.count || undefined,
      }),
      compareHref: (market, id) => comparison.hrefWith(market, id),
    });
  }

  // The comparison may have been changed in another tab.
  window.addEventListener('focus', () => {
    comparison.refresh();
    publish();
  });
  publish();
  return (place) => {
    toasts.hide();
    comparison.shown(place);
    publish();
  };
}
