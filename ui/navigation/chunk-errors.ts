import { warn } from '../state/browser-log.ts';
import { isUnderWay } from './page-transition.ts';
import { reloadOnce } from './reload-once.ts';

let ahead = 0;

/** Prefetches scripts. One that fails is loaded again when it is needed. */
export async function tolerateFailedPrefetch(scripts: Promise<unknown>): Promise<void> {
  ahead += 1;
  try {
    await scripts;
  } catch {
    // The browser reports the failure itself.
  } finally {
    ahead -= 1;
  }
}

/**
 * Reloads the page when a script of this build is missing, since the server then has another build; the same path at
 * most once in 10 seconds, and not without a connection, which would lose the page (UI4).
 */
export function watchChunkErrors(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || (ahead > 0 && !isUnderWay())) return;
    const { pathname } = window.location;
    const reloads = reloadOnce();
    warn(`A script of ${pathname} could not be loaded: the page ${reloads ? 'is' : 'was'} loaded anew`);
  });
}
