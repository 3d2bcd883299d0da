import { watchChunkErrors } from '../navigation/chunk-errors.ts';
import { nextTask } from '../state/next-task.ts';

/**
 * Starts watching for missing chunks before the page's own script is loaded, which may itself be missing (UI4). The
 * router starts in a task of its own, after the one that evaluates its script.
 */
export function onCreateGlobalContext(): Promise<void> {
  watchChunkErrors();
  return nextTask();
}
