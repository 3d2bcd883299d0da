import { afterNavigation } from '../shell/after-navigation.ts';

export function onPageTransitionEnd() {
  document.getElementById('progress')?.removeAttribute('data-on');
  afterNavigation();
}
