import { SLIDER_TRANSITION_MS } from '../state/timings.ts';

/**
 * Scrolls a sideways list by one item, in the duration of UI3, or at once if the visitor prefers reduced motion. Beyond
 * either end it continues at the other.
 */
export function slideBy(list: HTMLElement, by: 1 | -1): void {
  const stops = [...list.children].map((item) => (item instanceof HTMLElement ? item.offsetLeft - list.offsetLeft : 0));
  const here = stops.findLastIndex((stop) => stop <= list.scrollLeft + 8);
  const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 8;
  const next = by === 1 && isAtEnd ? 0 : (here + by + stops.length) % stops.length;
  const [from, to] = [list.scrollLeft, stops[next] ?? 0];
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    list.scrollLeft = to;
    return;
  }
  const began = performance.now();
  list.style.scrollSnapType = 'none';
  const step = (now: number) => {
    const part = Math.min(1, (now - began) / SLIDER_TRANSITION_MS);
    // An ease-out curve.
    list.scrollLeft = from + (to - from) * (1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
    else list.style.scrollSnapType = '';
  };
  requestAnimationFrame(step);
}
