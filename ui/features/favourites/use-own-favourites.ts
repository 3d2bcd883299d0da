import { useEffect, useRef, useState } from 'react';
import type { FavouritesStore } from '../../../core/ports/favourites-store.ts';
import { encodeFavouriteIds, type FavouriteIds, sameFavouriteIds } from '../../../core/shortlist/favourite-ids.ts';
import {
  type Favourite,
  type FavouritesEdit,
  type FavouritesList,
  idsOf,
  type StoredFavourites,
} from '../../../core/shortlist/favourites-list.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import {
  FAVOURITES_ERROR_KEYS,
  type FavouritesErrorKey,
  loadFavouritesStore,
} from '../../shortlist/favourites-store.ts';
import type { FavouritesView } from './build-favourites-view.ts';

/** How the list in the address relates to the visitor's own. */
type ListOwnership =
  | { readonly kind: 'own' }
  /** `toKeep`: known yachts in the address that the own list lacks; `all`: whether the address has no others. */
  | { readonly kind: 'other'; readonly toKeep: FavouriteIds; readonly all: boolean };

/** A yacht that was just removed from the list, and her former position. */
export interface RemovedFavourite {
  readonly favourite: Favourite;
  readonly at: number;
  readonly name: string;
}

interface ShownList extends StoredFavourites {
  readonly view: FavouritesView;
  readonly state: ListOwnership;
  readonly removed: RemovedFavourite | null;
}

export interface OwnFavourites extends Pick<ShownList, 'list' | 'state' | 'removed'> {
  /** Why part of the stored list cannot be read. */
  readonly unread: StoredFavourites['trouble'];
  /** Why the last change was not stored, and the yacht that it was to change; `id` is null if it was to add yachts. */
  readonly trouble: { readonly why: FavouritesErrorKey; readonly id: YachtId | null } | null;
  readonly change: (change: FavouritesEdit) => void;
}

/**
 * Returns the favourites of this browser beside the list in the address, in step with every tab; null on the server and
 * until the store has been read. A page that shows the visitor's own list keeps showing it: its address follows the
 * store, and it loads yachts that it lacks.
 */
export function useOwnFavourites(view: FavouritesView): OwnFavourites | null {
  const store = useRef<FavouritesStore | null>(null);
  const [shownList, setShownList] = useState<ShownList | null>(null);
  const [trouble, setTrouble] = useState<OwnFavourites['trouble']>(null);

  useEffect(() => {
    let stop = () => {};
    let isUnmounted = false;
    const update = () => {
      const stored = store.current?.read();
      if (stored)
        setShownList((before) =>
          nextShownList(before !== null && fitsView(before, view) ? before : null, stored, view),
        );
    };
    setTrouble(null);
    loadFavouritesStore().then(
      (loaded) => {
        if (isUnmounted) return;
        store.current = loaded;
        stop = loaded.watch(update);
        update();
      },
      () => {
        // Without the stored list the page shows the list in its address.
      },
    );
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [view]);

  const own = shownList !== null && fitsView(shownList, view) ? shownList : null;
  useListAddress(own, view);
  if (own === null) return null;
  const { list, trouble: unread, state, removed } = own;
  return {
    list,
    unread,
    state,
    removed,
    trouble,
    change(change) {
      const changed = store.current?.change(change);
      if (!changed) return;
      const id = change.kind === 'add' ? null : change.id;
      setTrouble(changed.ok ? null : { why: FAVOURITES_ERROR_KEYS[changed.error.kind], id });
    },
  };
}

/** Keeps the page's address in step with the visitor's own list, and loads another page if this one lacks yachts. */
function useListAddress(own: ShownList | null, view: FavouritesView): void {
  // The view whose address is no longer the one it was opened with.
  const moved = useRef<FavouritesView | null>(null);
  useEffect(() => {
    if (own?.state.kind !== 'own') return;
    const ids = idsOf(own.list);
    const shown = view.yachts.map(({ id }) => id);
    if (moved.current !== view && ids.join() === shown.join()) return;
    const address = view.action + encodeFavouriteIds(ids);
    if (!ids.every((id) => shown.includes(id))) return loadPage(address);
    moved.current = view;
    if (address === window.location.pathname + window.location.search) return;
    // Replaces the history entry, so that going back does not lead to the old address.
    window.history.replaceState(window.history.state, '', address);
  }, [own, view]);
}

/**
 * Returns whether the state of a list fits a view: it was made for that view, or both show the visitor's own list and
 * only the page was fetched again. A state that fits is kept, so that a note that is being written is not interrupted.
 */
function fitsView({ view, state, list }: ShownList, present: FavouritesView): boolean {
  if (view === present) return true;
  const ids = present.yachts.map(({ id }) => id);
  return state.kind === 'own' && !present.shared && sameFavouriteIds(idsOf(list), ids);
}

/**
 * Compares the list in the address with the visitor's own. An address without yachts, or with the same yachts in any
 * order, is the own list. A shared link counts as the own list only while yachts and order are the same.
 */
export function listOwnership(
  { yachts, shared }: Pick<FavouritesView, 'yachts' | 'shared'>,
  own: FavouriteIds,
): ListOwnership {
  const shown = yachts.map(({ id }) => id);
  const isOwn = shared ? shown.join() === own.join() : shown.length === 0 || sameFavouriteIds(shown, own);
  if (isOwn) return { kind: 'own' };
  const toKeep = yachts.flatMap(({ id, known }) => (known && !own.includes(id) ? [id] : []));
  return { kind: 'other', toKeep, all: toKeep.length === yachts.length };
}

/** Returns the list to show next. If the stored list cannot be read completely, the view is compared with it anew. */
function nextShownList(before: ShownList | null, stored: StoredFavourites, view: FavouritesView): ShownList {
  const stays = before?.state.kind === 'own' && stored.trouble === null;
  const state = stays ? before.state : listOwnership(view, idsOf(stored.list));
  return { ...stored, view, state, removed: before === null ? null : removedBetween(before, stored.list) };
}

/** Returns the yacht that was removed last; null if there is none or she is back. */
function removedBetween({ list, removed, view }: ShownList, now: FavouritesList): RemovedFavourite | null {
  const ids = new Set(idsOf(now));
  const at = list.findIndex(({ id }) => !ids.has(id));
  const favourite = list[at];
  const name = view.yachts.find(({ id }) => id === favourite?.id)?.name;
  if (favourite !== undefined && name !== undefined) return { favourite, at, name };
  return removed !== null && !ids.has(removed.favourite.id) ? removed : null;
}

/** Loads the page of an address, for yachts that this page does not have. */
function loadPage(address: string): void {
  import('../../navigation/navigate-to.ts').then(
    ({ navigateTo }) => navigateTo(address, { replace: true, keepScroll: true }),
    () => window.location.replace(address),
  );
}
