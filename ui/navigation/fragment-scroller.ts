import { decoded, withDecodableFragment } from '../../core/routing/fragment.ts';
import { currentAddress } from './current-address.ts';

/** Whatever the visitor does to go elsewhere on the page. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Goes to the part of the page that the address names after a client navigation (product.md LK1): the browser itself
 * does so only when it loads a page. A part whose script is still on its way is waited for, until the visitor moves.
 */
export class FragmentScroller {
  #waiting = new AbortController();

  /** @param hash `#…` */
  show(hash: string): void {
    this.leave();
    if (goTo(hash)) return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    const { signal } = this.#waiting;
    const parts = new MutationObserver(() => {
      if (goTo(hash)) this.leave();
    });
    parts.observe(document.body, { childList: true, subtree: true });
    signal.addEventListener('abort', () => parts.disconnect());
    for (const move of OWN_MOVES) {
      document.addEventListener(move, () => this.leave(), { capture: true, passive: true, signal });
    }
  }

  /** The visitor has gone elsewhere. */
  leave(): void {
    this.#waiting.abort();
    this.#waiting = new AbortController();
  }
}

/** Corrects the address that stands, before the router decodes its part. Returns the address. */
export function correctFragment(address: string): string {
  const corrected = withDecodableFragment(address);
  if (corrected !== address && currentAddress() === address) {
    window.history.replaceState(window.history.state, '', corrected);
  }
  return corrected;
}

/**
 * The browser's own way to a part: it scrolls, moves the start of keyboard navigation, opens what hides the part and
 * marks it as the target. Vike leaves a step alone whose state is null, so that its state is put aside meanwhile.
 */
function goTo(hash: string): boolean {
  if (!isThere(hash)) return false;
  const { state } = window.history;
  keepState(null);
  window.location.replace(hash);
  keepState(state);
  return true;
}

/** Past Vike, which adds to every state that is written. */
function keepState(state: unknown): void {
  History.prototype.replaceState.call(window.history, state, '');
}

function isThere(hash: string): boolean {
  const name = hash.slice(1);
  return document.getElementById(name) !== null || document.getElementById(decoded(name) ?? name) !== null;
}
