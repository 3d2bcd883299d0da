import type { Slot } from '../../../../core/itinerary/itinerary.ts';

/**
 * Returns the slot at a point of the window: before the place whose upper half is there, after the one whose lower half
 * is; null outside all days.
 */
export function slotUnder(x: number, y: number): Slot | null {
  const element = document.elementFromPoint(x, y);
  const stop = element?.closest<HTMLElement>('[data-slot]');
  if (stop) {
    const [day = 0, at = 0] = (stop.dataset.slot ?? '').split(' ').map(Number);
    const { top, height } = stop.getBoundingClientRect();
    return { day, at: y < top + height / 2 ? at : at + 1 };
  }
  const day = element?.closest<HTMLElement>('[data-day]');
  if (!day) return null;
  const { top } = day.getBoundingClientRect();
  const places = day.querySelectorAll('[data-slot]').length;
  return { day: Number(day.dataset.day), at: y < top + 40 ? 0 : places };
}
