import type { PageContextClient } from 'vike/types';
import { loadedRuntime } from '../shell/browser-runtime.ts';

/**
 * The line shows only when the navigation takes longer than 100 ms (product.md LK5): the delay stands in the style
 * sheet. Then the route's middleware has its say; until it is loaded, the server's rules alone do.
 */
export async function onPageTransitionStart(pageContext: PageContextClient) {
  document.getElementById('progress')?.setAttribute('data-on', '');
  await loadedRuntime()?.beforeNavigation(pageContext.urlOriginal);
}
