import { afterNavigation } from '../shell/after-navigation.ts';
import { loadedRuntime } from '../shell/browser-runtime.ts';
import { transitionEnds } from '../shell/page-transition.ts';

export function onPageTransitionEnd() {
  transitionEnds();
  afterNavigation();
  loadedRuntime()?.shown();
}
