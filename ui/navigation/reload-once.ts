import { mayReload, RELOAD_RECORD_KEY, writeReload } from '../../core/build-version/reload-guard.ts';

/**
 * Reloads the page, unless its path was reloaded within the last 10 seconds or session storage is not available
 * (UI4). Returns whether it does.
 */
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
    const written = writeReload(record, path, now);
    window.sessionStorage.setItem(RELOAD_RECORD_KEY, written);
    return window.sessionStorage.getItem(RELOAD_RECORD_KEY) === written;
  } catch {
    return false;
  }
}
