import type { LocaleStrategy } from '../../core/locale/locale.ts';
import { MARKETS, type Market } from '../../core/market/market.ts';
import type { ComparisonStore } from '../../core/ports/comparison-store.ts';
import type { FavouritesStore } from '../../core/ports/favourites-store.ts';
import { localePath } from '../../core/routing/locale-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import type { SiteAddress } from '../../core/routing/site-address.ts';
import { type Comparison, isFull, MAX_COMPARED, withoutYacht, withYacht } from '../../core/shortlist/comparison.ts';
import { decodeComparison, encodeComparison } from '../../core/shortlist/comparison-query.ts';
import { encodeFavouriteIds, type FavouriteIds, MAX_FAVOURITES } from '../../core/shortlist/favourite-ids.ts';
import { type FavouritesEdit, idsOf } from '../../core/shortlist/favourites-list.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import type { Translate } from '../i18n/translator.ts';
import { FAVOURITES_ERROR_KEYS } from './favourites-store.ts';
import {
  type ShortlistControls,
  updateShortlistControls,
  updateShortlistControlsInTasks,
} from './shortlist-controls.ts';
import { type ToastMessage, Toasts } from './Toast.tsx';

/** Selects the list on the favourites page, which has an undo of its own for a removal. */
const OWN_LIST = '.favs';

/**
 * Makes favourite and compare buttons work. In a frame of another site they stay hidden: the browser keeps separate
 * storage there, and the visitor would not find the list on the site.
 * @returns a function to call with each page that is shown afterwards
 */
export function startShortlist(
  stores: { readonly favourites: FavouritesStore; readonly comparison: ComparisonStore },
  first: SiteAddress,
  strategy: LocaleStrategy,
): (place: SiteAddress) => void {
  if (window.self !== window.top) return () => {};
  const toasts = new Toasts();
  const favourites = new FavouriteControls(stores.favourites, publish);
  const comparison = new CompareControls(stores.comparison, first, strategy);

  function publish(): void {
    updateShortlistControls(controls());
  }
  function publishInTasks(): void {
    void updateShortlistControlsInTasks(controls());
  }
  function controls(): ShortlistControls {
    return {
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
    };
  }

  // The comparison may have been changed in another tab.
  window.addEventListener('focus', () => {
    comparison.refresh();
    publishInTasks();
  });
  publishInTasks();
  return (place) => {
    toasts.hide();
    comparison.shown(place);
    publishInTasks();
  };
}

/** The state of the favourite buttons and of the header's link (CF2), updated from every tab. */
export class FavouriteControls {
  readonly #store: FavouritesStore;
  #ids: FavouriteIds = [];

  /** @param onChange called after every change, made here or in another tab */
  constructor(store: FavouritesStore, onChange: () => void) {
    this.#store = store;
    this.#read();
    store.watch(() => {
      this.#read();
      onChange();
    });
  }

  get count(): number {
    return this.#ids.length;
  }

  has(id: YachtId): boolean {
    return this.#ids.includes(id);
  }

  /** Returns the address of the favourites page with the list in it, so that the page is requested only once. */
  hrefOf(path: string): string {
    return path + encodeFavouriteIds(this.#ids);
  }

  /**
   * Adds the yacht, or removes her.
   * @param offersUndo whether the toast offers to bring back a yacht whose note would be lost
   */
  press(id: YachtId, t: Translate, offersUndo: boolean): ToastMessage | null {
    const { list } = this.#store.read();
    const at = list.findIndex((favourite) => favourite.id === id);
    const favourite = list[at];
    if (favourite === undefined) return this.#change({ kind: 'add', favourites: [{ id, note: '' }] }, t);
    const problem = this.#change({ kind: 'remove', id }, t);
    if (problem !== null || favourite.note === '' || !offersUndo) return problem;
    const run = () => this.#change({ kind: 'add', favourites: [favourite], at }, t);
    return { text: t('favourites.removedNote'), action: { text: t('favourites.undo'), run } };
  }

  /** Changes the favourites. Returns the message that says why the change was not stored; null if it was. */
  #change(change: FavouritesEdit, t: Translate): ToastMessage | null {
    const changed = this.#store.change(change);
    return changed.ok
      ? null
      : { text: t(FAVOURITES_ERROR_KEYS[changed.error.kind], { most: MAX_FAVOURITES }), action: null };
  }

  #read(): void {
    this.#ids = idsOf(this.#store.read().list);
  }
}

/** The state of the compare buttons and of the links to the comparison (CF1). */
export class CompareControls {
  readonly #store: ComparisonStore;
  readonly #strategy: LocaleStrategy;
  #place: SiteAddress;
  #compared: Comparison;

  /** @param place the page that is shown */
  constructor(store: ComparisonStore, place: SiteAddress, strategy: LocaleStrategy) {
    this.#store = store;
    this.#strategy = strategy;
    this.#place = place;
    this.#keepAddress(false);
    this.#compared = store.read();
  }

  /** Reads the comparison that this or another tab stored last. */
  refresh(): void {
    this.#compared = this.#store.read();
  }

  /** Takes note of the page that is shown, and stores the comparison of its address. */
  shown(place: SiteAddress): void {
    const wasComparePage = this.#place.route?.name === 'compare';
    this.#place = place;
    this.#keepAddress(wasComparePage);
    this.refresh();
  }

  has(market: Market, id: YachtId): boolean {
    return this.#compared[market].includes(id);
  }

  /** Returns the address of the comparison with this yacht added; null if the market has no room for her. */
  hrefWith(market: Market, id: YachtId): string | null {
    return isFull(this.#compared, market) ? null : this.#hrefOf(withYacht(this.#compared, market, id));
  }

  /** Adds the yacht, or removes her. The toast has a link to the comparison even if the browser stores nothing. */
  press(market: Market, id: YachtId, t: Translate): ToastMessage | null {
    const before = this.#store.read();
    const action = (comparison: Comparison) => ({
      text: t('compare.link'),
      href: this.#hrefOf({ ...comparison, tab: market }),
    });
    const isCompared = before[market].includes(id);
    if (!isCompared && isFull(before, market)) {
      return { text: t('compare.full', { most: MAX_COMPARED }), action: action(before) };
    }
    const after = isCompared ? withoutYacht(before, market, id) : withYacht(before, market, id);
    this.#store.keep(after);
    this.refresh();
    const count = after[market].length;
    return count === 0 ? null : { text: t('compare.kept', { count }), action: action(after) };
  }

  /** Stores the comparison of the address; an empty one only if its last yacht has just been removed on the page. */
  #keepAddress(wasComparePage: boolean): void {
    if (this.#place.route?.name !== 'compare') return;
    const compared = decodeComparison(this.#place.query);
    if (wasComparePage || MARKETS.some((market) => compared[market].length > 0)) this.#store.keep(compared);
  }

  #hrefOf(comparison: Comparison): string {
    const path = routePath({ name: 'compare' }) + encodeComparison(comparison);
    return localePath(path, this.#place.locale, this.#strategy);
  }
}
