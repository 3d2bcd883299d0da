import { createActor } from 'xstate';
import { type DrawersActor, drawersMachine, locksScroll } from '../../state/drawers.ts';

let actor: DrawersActor | undefined;

/** Returns the actor of the drawers' machine, started at the first call; an open drawer locks the page's scrolling (UI3). */
export function drawersActor(): DrawersActor {
  if (actor === undefined) {
    const { classList } = document.documentElement;
    actor = createActor(drawersMachine);
    actor.subscribe((snapshot) => classList.toggle('overflow-hidden', locksScroll(snapshot)));
    actor.start();
  }
  return actor;
}
