import { watchChunkErrors } from '../navigation/chunk-errors.ts';

/** Watches for missing chunks, before every page's own script, which may be the missing one (UI4). */
export function onCreateGlobalContext() {
  watchChunkErrors();
}
