import { createActor } from 'xstate';
import { type DrawersEvent, drawers, locksScroll } from '../state/drawer.ts';

/** What slides over a page: while anything does, the page beneath stands still (product.md UI3). */
export class PageDrawers {
  readonly #actor = createActor(drawers);

  constructor(root: HTMLElement = document.documentElement) {
    this.#actor.subscribe((snapshot) => root.classList.toggle('overflow-hidden', locksScroll(snapshot)));
    this.#actor.start();
  }

  send(event: DrawersEvent): void {
    this.#actor.send(event);
  }
}
