import type { PageContextClient } from 'vike/types';
import { currentAddress } from '../navigation/browser-address.ts';
import { endTransition } from '../navigation/page-transition.ts';
import { loadSiteRuntime } from '../shell/browser-runtime.ts';

/** Reports every page to the runtime in order, including those shown before it was loaded. */
export function onPageTransitionEnd(pageContext: PageContextClient) {
  endTransition();
  afterNavigation();
  const address = currentAddress();
  loadSiteRuntime().then(
    ({ shown }) => shown(pageContext, address),
    () => {},
  );
}

/** Closes the header's panels and menu. Focuses the page, except for a fragment or within `data-keep-focus`. */
function afterNavigation(): void {
  for (const open of document.querySelectorAll<HTMLDetailsElement | HTMLDialogElement>('header [open]')) {
    if ('close' in open) open.close();
    else open.open = false;
  }
  // Closes the menu if it was opened as a popover before the runtime was loaded.
  document.getElementById('menu')?.hidePopover?.();
  if (!window.location.hash && document.activeElement?.closest('[data-keep-focus]') === null) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
}
