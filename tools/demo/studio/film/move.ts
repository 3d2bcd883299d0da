import type { Frame } from './film.ts';

/** Share of a move in which it accelerates, and again in which it slows down. */
const RAMP = 0.25;

/** Eases the progress of a move, from 0 to 1: smooth at both ends, and steady in between. */
export function eased(progress: number): number {
  const cruising = 1 / (1 - RAMP);
  if (progress <= 0) return 0;
  if (progress >= 1) return 1;
  if (progress > 1 - RAMP) return 1 - eased(1 - progress);
  if (progress > RAMP) return cruising * (progress - RAMP / 2);
  return cruising * (progress / 2 - (RAMP * Math.sin((Math.PI * progress) / RAMP)) / (2 * Math.PI));
}

/**
 * Returns the visible part at a moment of the move. The size changes by equal factors in equal times, so that a zoom
 * seems steady.
 */
export function frameBetween(from: Frame, to: Frame, progress: number): Frame {
  const part = eased(progress);
  const width = from.width * (to.width / from.width) ** part;
  const way = from.width === to.width ? part : (width - from.width) / (to.width - from.width);
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, width };
}
