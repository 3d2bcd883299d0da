let underWay = false;

/** Returns whether a navigation is under way. */
export function isNavigating(): boolean {
  return underWay;
}

/** Notes that a navigation starts, and shows the progress line, which the style sheet delays by 100 ms (LK5). */
export function beginTransition(): void {
  underWay = true;
  document.getElementById('progress')?.setAttribute('data-on', '');
}

export function endTransition(): void {
  underWay = false;
  document.getElementById('progress')?.removeAttribute('data-on');
}
