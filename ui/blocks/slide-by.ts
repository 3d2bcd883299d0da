import { SLIDER_TRANSITION_MS } from '../state/timings.ts';

/** Pixels by which a scroll position may differ from an offset, since browsers round both. */
const TOLERANCE_PX = 8;

/**
 * Scrolls a horizontally scrolling list by one item, over SLIDER_TRANSITION_MS (UI3), or at once if the visitor prefers
 * reduced motion. It wraps: after the last item comes the first.
 */
export function slideBy(list: HTMLElement, by: 1 | -1): void {
  const offsets = [...list.children].map((item) =>
    item instanceof HTMLElement ? item.offsetLeft - list.offsetLeft : 0,
  );
  const current = offsets.findLastIndex((offset) => offset <= list.scrollLeft + TOLERANCE_PX);
  const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - TOLERANCE_PX;
  const next = by === 1 && isAtEnd ? 0 : (current + by + offsets.length) % offsets.length;
  const [from, to] = [list.scrollLeft, offsets[next] ?? 0];
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    list.scrollLeft = to;
    return;
  }
  const startedAt = performance.now();
  list.style.scrollSnapType = 'none';
  const step = (now: number) => {
    const progress = Math.min(1, (now - startedAt) / SLIDER_TRANSITION_MS);
    // Eases out (cubic).
    list.scrollLeft = from + (to - from) * (1 - (1 - progress) ** 3);
    if (progress < 1) requestAnimationFrame(step);
    else list.style.scrollSnapType = '';
  };
  requestAnimationFrame(step);
}
