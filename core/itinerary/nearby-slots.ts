import { applyEdit } from './edit-itinerary.ts';
import type { Day, Itinerary, Slot } from './itinerary.ts';

/** Returns the nearest earlier slot that a place can move to: before its neighbour, or at the end of the day before. */
export function slotEarlier(itinerary: Itinerary, slot: Slot): Slot | null {
  const before = slotsOf(itinerary.days).filter((one) => compare(one, slot) < 0);
  return before.findLast((to) => mayMove(itinerary, slot, to)) ?? null;
}

/** Returns the nearest later slot that a place can move to, numbered as before the move; null where there is none. */
export function slotLater(itinerary: Itinerary, slot: Slot): Slot | null {
  // The slot directly behind the place is its own.
  const own = { day: slot.day, at: slot.at + 1 };
  const after = slotsOf(itinerary.days).filter((one) => compare(one, own) > 0);
  return after.find((to) => mayMove(itinerary, slot, to)) ?? null;
}

function slotsOf(days: readonly Day[]): readonly Slot[] {
  return days.flatMap((places, day) => Array.from({ length: places.length + 1 }, (_, at) => ({ day, at })));
}

function compare(one: Slot, other: Slot): number {
  return one.day - other.day || one.at - other.at;
}

function mayMove(itinerary: Itinerary, slot: Slot, to: Slot): boolean {
  return applyEdit(itinerary, { kind: 'move-place', slot, to }).ok;
}
