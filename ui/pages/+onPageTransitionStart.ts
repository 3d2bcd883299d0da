import type { PageContextClient } from 'vike/types';
import { beginTransition } from '../navigation/page-transition.ts';
import { loadedRuntime } from '../shell/browser-runtime.ts';

/** Runs the route's middleware; until the runtime is loaded, only the server's rules apply. */
export async function onPageTransitionStart(pageContext: PageContextClient) {
  beginTransition();
  await loadedRuntime()?.beforeNavigation(pageContext);
}
