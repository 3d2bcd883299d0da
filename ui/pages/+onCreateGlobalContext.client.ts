import { watchChunkErrors } from '../navigation/chunk-errors.ts';

/**
 * Watches for missing chunks. It runs before every page's own script, which may be the one that is missing
 * (UI4).
 */
export function onCreateGlobalContext() {
  watchChunkErrors();
}
