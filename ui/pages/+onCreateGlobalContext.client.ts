import { watchChunkErrors } from '../navigation/chunk-errors.ts';

/** Starts watching for missing chunks before the page's own script is loaded, which may itself be missing (UI4). */
export function onCreateGlobalContext() {
  watchChunkErrors();
}
