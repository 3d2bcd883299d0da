import type { PageContextClient } from 'vike/types';
import { afterNavigation } from '../shell/after-navigation.ts';
import { siteRuntime } from '../shell/browser-runtime.ts';
import { currentAddress } from '../shell/current-address.ts';
import { transitionEnds } from '../shell/page-transition.ts';

/** The runtime learns of every page in turn, of those too that came before it was loaded. */
export function onPageTransitionEnd(pageContext: PageContextClient) {
  transitionEnds();
  afterNavigation();
  const address = currentAddress();
  siteRuntime().then(
    ({ shown }) => shown(pageContext, address),
    () => {},
  );
}
