import { afterNavigation } from '../shell/after-navigation.ts';
import { loadedRuntime } from '../shell/browser-runtime.ts';

export function onPageTransitionEnd() {
  document.getElementById('progress')?.removeAttribute('data-on');
  afterNavigation();
  loadedRuntime()?.shown();
}
