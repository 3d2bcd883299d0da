import { mayReload, RELOAD_RECORD_KEY, withReload } from '../../core/build-version/reload-guard.ts';
import { logWarning } from '../state/browser-log.ts';
import { isNavigating } from './page-transition.ts';

let prefetches = 0;

/** Waits for prefetched scripts and ignores a failure: such a script is loaded again when it is needed. */
export async function tolerateFailedPrefetch(scripts: Promise<unknown>): Promise<void> {
  prefetches += 1;
  try {
    await scripts;
  } catch {
    // The browser reports the failure itself.
  } finally {
    prefetches -= 1;
  }
}

/**
 * Reloads the page when a script of this build is missing, since the server then has another build: each path at most
 * once in 10 seconds, not for a prefetch, and not offline, since that would lose the page (UI4).
 */
export function watchChunkErrors(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || (prefetches > 0 && !isNavigating())) return;
    const { pathname } = window.location;
    const reloads = reloadOnce();
    logWarning(`A script of ${pathname} could not be loaded: the page is ${reloads ? '' : 'not '}reloaded`);
  });
}

/** Reloads the page and returns true; false if it was reloaded less than 10 seconds ago or session storage fails. */
export function reloadOnce(): boolean {
  if (!noteReload(window.location.pathname)) return false;
  window.location.reload();
  return true;
}

function noteReload(path: string): boolean {
  try {
    const record = window.sessionStorage.getItem(RELOAD_RECORD_KEY);
    const now = Date.now();
    if (!mayReload(record, path, now)) return false;
    const written = withReload(record, path, now);
    window.sessionStorage.setItem(RELOAD_RECORD_KEY, written);
    return window.sessionStorage.getItem(RELOAD_RECORD_KEY) === written;
  } catch {
    return false;
  }
}
