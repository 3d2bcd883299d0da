import { SLIDER_TRANSITION_MS } from '../state/timings.ts';

/**
 * Turns a sideways list by one of its items, in the time that product.md UI3 gives it; at once for who wants no motion.
 * Past its end it begins again.
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
    list.scrollLeft = from + (to - from) * eased(part);
    if (part < 1) requestAnimationFrame(step);
    else list.style.scrollSnapType = '';
  };
  requestAnimationFrame(step);
}

/** Quick at first, then slower: ease-out. */
function eased(part: number): number {
  return 1 - (1 - part) ** 3;
}
