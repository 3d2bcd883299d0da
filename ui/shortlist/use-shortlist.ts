import { useEffect, useState } from 'react';
import type { Shortlist } from '../../core/ports/shortlist.ts';
import { loadShortlist } from './load-shortlist.ts';

/** Milliseconds to wait where the browser does not tell when it is idle, and where it never is. */
const SOON = 300;
const LATEST = 2000;

/** The visitor's favourites once they are at hand; null before, on the server, and where the code cannot be had. */
export function useShortlist(when: 'idle' | 'now'): Shortlist | null {
  const [shortlist, show] = useState<Shortlist | null>(null);
  useEffect(() => {
    let gone = false;
    const load = () => {
      if (gone) return;
      loadShortlist().then(
        (loaded) => {
          if (!gone) show(loaded);
        },
        () => {
          // Without it there is no button, and so none that does nothing.
        },
      );
    };
    if (when === 'now') load();
    else if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(load, { timeout: LATEST });
    else setTimeout(load, SOON);
    return () => {
      gone = true;
    };
  }, [when]);
  return shortlist;
}
