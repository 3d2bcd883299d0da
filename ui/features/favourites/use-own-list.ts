import { useEffect, useState } from 'react';
import { ok } from '../../../core/shared/result.ts';
import { addFavourites, type Favourites, removeFavourites } from '../../../core/shortlist/favourites.ts';
import { encodeFavourites } from '../../../core/shortlist/favourites-query.ts';
import { type KeepTrouble, keepList } from '../../shortlist/keep-list.ts';
import { useShortlist } from '../../shortlist/use-shortlist.ts';
import type { FavouritesView } from './favourites-view.ts';

export interface OwnList {
  /** The visitor's own list; null until the browser has told, and on the server. */
  readonly list: Favourites | null;
  readonly trouble: KeepTrouble | null;
  readonly add: (ids: Favourites) => void;
  /** Takes them off, and goes to what is left. */
  readonly remove: (ids: Favourites) => void;
}

/** The favourites of this browser beside the list of the address; without one there, the address of the own list is opened. */
export function useOwnList(view: FavouritesView): OwnList {
  const shortlist = useShortlist('now');
  const [list, show] = useState<Favourites | null>(null);
  const [trouble, tell] = useState<KeepTrouble | null>(null);

  useEffect(() => {
    const own = shortlist?.favourites() ?? null;
    show(own);
    tell(null);
    if (own === null || own.length === 0 || view.ids.length > 0) return;
    open(view, own);
  }, [shortlist, view]);

  return {
    list,
    trouble,
    add(ids) {
      if (shortlist === null) return;
      tell(keepList(shortlist, addFavourites(shortlist.favourites(), ids)));
      show(shortlist.favourites());
    },
    remove(ids) {
      if (shortlist === null) return;
      const failed = keepList(shortlist, ok(removeFavourites(shortlist.favourites(), ids)));
      tell(failed);
      if (failed === null) open(view, shortlist.favourites());
    },
  };
}

/** In place of the address that was open, so that the way back does not lead there again. */
function open({ action }: FavouritesView, list: Favourites): void {
  const address = action + encodeFavourites(list);
  import('../../shell/navigate-to.ts').then(
    ({ navigateTo }) => navigateTo(address, { replace: true }),
    () => window.location.replace(address),
  );
}
