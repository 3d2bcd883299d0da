import type { Day, Slot } from './itinerary.ts';

/** Where a place goes that is moved one step to the front: before its neighbour, or to the end of the day before; null at the very beginning. */
export function slotEarlier(days: readonly Day[], { day, at }: Slot): Slot | null {
  if (at > 0) return { day, at: at - 1 };
  const before = days[day - 1];
  return before === undefined ? null : { day: day - 1, at: before.length };
}

/** The same to the back; slots are numbered as they are before it moves. */
export function slotLater(days: readonly Day[], { day, at }: Slot): Slot | null {
  if (at + 1 < (days[day]?.length ?? 0)) return { day, at: at + 2 };
  return days[day + 1] === undefined ? null : { day: day + 1, at: 0 };
}
