import { withDecodableFragment } from '../../core/routing/fragment.ts';
import { percentDecoded } from '../../core/shared/percent-encoding.ts';
import { currentAddress } from './browser-address.ts';

/** The events by which a visitor moves on the page. */
const MOVE_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the fragment of the address after a client navigation (LK1); the browser does so only when it
 * loads a document. If the element is not rendered yet, the scroller waits for it until the visitor moves.
 */
export class FragmentScroller {
  #waiting = new AbortController();

  /** Scrolls to a fragment, or to the start of the page until its element is there. @param hash `#…` */
  show(hash: string): void {
    this.leave();
    if (goToFragment(hash)) return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    const { signal } = this.#waiting;
    const observer = new MutationObserver(() => {
      if (goToFragment(hash)) this.leave();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect());
    for (const move of MOVE_EVENTS) {
      document.addEventListener(move, () => this.leave(), { capture: true, passive: true, signal });
    }
  }

  /** Stops waiting for an element. */
  leave(): void {
    this.#waiting.abort();
    this.#waiting = new AbortController();
  }
}

/** Corrects an undecodable fragment of the browser's address before the router reads it. Returns the new address. */
export function correctFragment(address: string): string {
  const corrected = withDecodableFragment(address);
  if (corrected !== address && currentAddress() === address) {
    window.history.replaceState(window.history.state, '', corrected);
  }
  return corrected;
}

/**
 * Lets the browser go to a fragment: it scrolls, moves the start of sequential focus, opens hidden content and sets
 * `:target`. Vike ignores a history step whose state is null, so the state is removed for the step.
 */
function goToFragment(hash: string): boolean {
  const name = hash.slice(1);
  const target = document.getElementById(name) ?? document.getElementById(percentDecoded(name) ?? name);
  if (target === null) return false;
  const { state } = window.history;
  replaceState(null);
  window.location.replace(hash);
  replaceState(state);
  return true;
}

/** Replaces the state of the history entry without Vike's wrapper, which adds data to every state. */
function replaceState(state: unknown): void {
  History.prototype.replaceState.call(window.history, state, '');
}
