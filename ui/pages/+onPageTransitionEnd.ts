import type { PageContextClient } from 'vike/types';
import { afterNavigation } from '../navigation/after-navigation.ts';
import { currentAddress } from '../navigation/current-address.ts';
import { transitionEnds } from '../navigation/page-transition.ts';
import { siteRuntime } from '../shell/browser-runtime.ts';

/** Reports every page to the runtime in order, including those shown before it was loaded. */
export function onPageTransitionEnd(pageContext: PageContextClient) {
  transitionEnds();
  afterNavigation();
  const address = currentAddress();
  siteRuntime().then(
    ({ shown }) => shown(pageContext, address),
    () => {},
  );
}
