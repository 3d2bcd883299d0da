import { watchChunkErrors } from '../navigation/chunk-errors.ts';

/** Ahead of every page's own script, which may be the one that cannot be loaded (product.md UI4). */
export function onCreateGlobalContext() {
  watchChunkErrors();
}
