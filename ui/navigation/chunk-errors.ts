import { warn } from '../state/browser-log.ts';
import { isUnderWay } from './page-transition.ts';
import { reloadOnce } from './reload-once.ts';

let ahead = 0;

/** Scripts that are fetched before anybody asked for them: those that fail are asked for again when they are needed. */
export async function fetchAhead(scripts: Promise<unknown>): Promise<void> {
  ahead += 1;
  try {
    await scripts;
  } catch {
    // Told by the browser.
  } finally {
    ahead -= 1;
  }
}

/**
 * product.md UI4: a script of this build that is gone means that another one is served: the page is loaded anew, but
 * never the same path twice within 10 seconds. Without a connection it would only be lost.
 */
export function watchChunkErrors(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || (ahead > 0 && !isUnderWay())) return;
    const { pathname } = window.location;
    const reloads = reloadOnce();
    warn(`A script of ${pathname} could not be loaded: the page ${reloads ? 'is' : 'was'} loaded anew`);
  });
}
