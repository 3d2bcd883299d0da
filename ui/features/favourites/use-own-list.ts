import { useEffect, useRef, useState } from 'react';
import type { FavouritesStore } from '../../../core/ports/favourites-store.ts';
import { sameFavourites } from '../../../core/shortlist/favourites.ts';
import {
  type Favourite,
  type FavouritesChange,
  type FavouritesList,
  idsOf,
} from '../../../core/shortlist/favourites-list.ts';
import { encodeFavourites } from '../../../core/shortlist/favourites-query.ts';
import type { StoredFavourites } from '../../../core/shortlist/stored-favourites.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { type KeepTrouble, keepTrouble } from '../../shortlist/keep-trouble.ts';
import { loadFavouritesStore } from '../../shortlist/load-favourites-store.ts';
import type { FavouritesView } from './favourites-view.ts';
import { type ListState, listState } from './list-state.ts';

/** A yacht that has just gone from the list, and the place where she was. */
export interface Removed {
  readonly favourite: Favourite;
  readonly at: number;
  readonly name: string;
}

export interface OwnList {
  readonly list: FavouritesList;
  /** Of what the browser keeps: something of it cannot be read. */
  readonly unread: StoredFavourites['trouble'];
  readonly state: ListState;
  readonly removed: Removed | null;
  /** Why the last change was not kept, and whose it was; null for yachts that were to be added. */
  readonly trouble: { readonly why: KeepTrouble; readonly id: YachtId | null } | null;
  readonly change: (change: FavouritesChange) => void;
}

interface Seen extends StoredFavourites {
  readonly view: FavouritesView;
  readonly state: ListState;
  readonly removed: Removed | null;
}

/**
 * The favourites of this browser beside the list of the address, in step with every tab; null on the server and until
 * the browser has told. A page that shows one's own list stays that: its address follows, and yachts that it does not
 * know yet are asked for.
 */
export function useOwnList(view: FavouritesView): OwnList | null {
  const store = useRef<FavouritesStore | null>(null);
  const [seen, see] = useState<Seen | null>(null);
  const [trouble, tell] = useState<OwnList['trouble']>(null);

  useEffect(() => {
    let stop = () => {};
    let gone = false;
    const look = () => {
      const stored = store.current?.read();
      if (stored) see((before) => seenAfter(before !== null && standsFor(before, view) ? before : null, stored, view));
    };
    tell(null);
    loadFavouritesStore().then(
      (loaded) => {
        if (gone) return;
        store.current = loaded;
        stop = loaded.watch(look);
        look();
      },
      () => {
        // Without it the page is the list of its address.
      },
    );
    return () => {
      gone = true;
      stop();
    };
  }, [view]);

  const own = seen !== null && standsFor(seen, view) ? seen : null;
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
      tell(changed.ok ? null : { why: keepTrouble(changed.error), id });
    },
  };
}

/** Keeps the address of the page in step with the visitor's own list, and opens another page for yachts it lacks. */
function useListAddress(own: Seen | null, view: FavouritesView): void {
  // The view whose address is no longer the one it was opened with.
  const moved = useRef<FavouritesView | null>(null);
  useEffect(() => {
    if (own?.state.kind !== 'own') return;
    const ids = idsOf(own.list);
    const shown = view.yachts.map(({ id }) => id);
    if (moved.current !== view && ids.join() === shown.join()) return;
    const address = view.action + encodeFavourites(ids);
    if (!ids.every((id) => shown.includes(id))) return open(address);
    moved.current = view;
    if (address === window.location.pathname + window.location.search) return;
    // In place of the address that was open, so that the way back does not lead there again.
    window.history.replaceState(window.history.state, '', address);
  }, [own, view]);
}

/** One's own list stays it on the page that was fetched for it, so that nobody is interrupted in a note. */
function standsFor({ view, state, list }: Seen, shown: FavouritesView): boolean {
  if (view === shown) return true;
  const ids = shown.yachts.map(({ id }) => id);
  return state.kind === 'own' && !shown.shared && sameFavourites(idsOf(list), ids);
}

/** Where what was kept cannot be read any more, the list on the page is what is left of it: it stays to be kept anew. */
function seenAfter(before: Seen | null, stored: StoredFavourites, view: FavouritesView): Seen {
  const stays = before?.state.kind === 'own' && stored.trouble === null;
  const state = stays ? before.state : listState(view, idsOf(stored.list));
  return { ...stored, view, state, removed: before === null ? null : removedBetween(before, stored.list) };
}

/** What is gone stays offered until it is back, or another goes. */
function removedBetween({ list, removed, view }: Seen, now: FavouritesList): Removed | null {
  const ids = new Set(idsOf(now));
  const at = list.findIndex(({ id }) => !ids.has(id));
  const favourite = list[at];
  const name = view.yachts.find(({ id }) => id === favourite?.id)?.name;
  if (favourite !== undefined && name !== undefined) return { favourite, at, name };
  return removed !== null && !ids.has(removed.favourite.id) ? removed : null;
}

/** Yachts that the page knows nothing of come with another page. */
function open(address: string): void {
  import('../../navigation/navigate-to.ts').then(
    ({ navigateTo }) => navigateTo(address, { replace: true, keepScroll: true }),
    () => window.location.replace(address),
  );
}
