import { mayReload, RELOAD_RECORD_KEY, writeReload } from '../../core/freshness/reload-guard.ts';
import { warn } from '../browser-log.ts';

/**
 * product.md UI4: a script of this build that is gone means that another one is served: the page is loaded anew, but
 * never the same path twice within 10 seconds.
 */
export function watchChunkErrors(): void {
  window.addEventListener('vite:preloadError', () => {
    const { pathname } = window.location;
    if (!noteReload(pathname)) {
      warn(`A script of ${pathname} could not be loaded; the page was loaded anew a moment ago`);
      return;
    }
    warn(`A script of ${pathname} could not be loaded: the page is loaded anew`);
    window.location.reload();
  });
}

/** False where this path was loaded anew just now, or where the browser keeps nothing to know it by. */
function noteReload(path: string): boolean {
  try {
    const record = window.sessionStorage.getItem(RELOAD_RECORD_KEY);
    const now = Date.now();
    if (!mayReload(record, path, now)) return false;
    const written = writeReload(record, path, now);
    window.sessionStorage.setItem(RELOAD_RECORD_KEY, written);
    return window.sessionStorage.getItem(RELOAD_RECORD_KEY) === written;
  } catch {
    return false;
  }
}
