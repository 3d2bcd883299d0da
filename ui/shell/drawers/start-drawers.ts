import { createActor } from 'xstate';
import { type DrawersActor, drawers, locksScroll } from '../../state/drawers.ts';

/** Starts the machine of the drawers; while any is open, the page beneath does not scroll (UI3). */
export function startDrawers(root: HTMLElement = document.documentElement): DrawersActor {
  const actor = createActor(drawers);
  actor.subscribe((snapshot) => root.classList.toggle('overflow-hidden', locksScroll(snapshot)));
  return actor.start();
}
