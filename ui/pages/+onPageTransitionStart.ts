import type { PageContextClient } from 'vike/types';
import { transitionStarts } from '../navigation/page-transition.ts';
import { loadedRuntime } from '../shell/browser-runtime.ts';

/** The route's middleware has its say; until it is loaded, the server's rules alone do. */
export async function onPageTransitionStart(pageContext: PageContextClient) {
  transitionStarts();
  await loadedRuntime()?.beforeNavigation(pageContext);
}
