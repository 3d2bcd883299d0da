import { applyEdit } from './edit-itinerary.ts';
import type { Day, Itinerary, Slot } from './itinerary.ts';

/** The next slot to the front where a place may stand: before its neighbour, or at the end of the day before; null where there is none. */
export function slotEarlier(itinerary: Itinerary, slot: Slot): Slot | null {
  const before = slotsOf(itinerary.days).filter((one) => compare(one, slot) < 0);
  return before.findLast((to) => mayMove(itinerary, slot, to)) ?? null;
}

/** The same to the back; slots are numbered as they are before it moves. */
export function slotLater(itinerary: Itinerary, slot: Slot): Slot | null {
  // Before the one after it, it stands where it does.
  const own = { day: slot.day, at: slot.at + 1 };
  const after = slotsOf(itinerary.days).filter((one) => compare(one, own) > 0);
  return after.find((to) => mayMove(itinerary, slot, to)) ?? null;
}

/** All that a place may be put to, in their order. */
function slotsOf(days: readonly Day[]): readonly Slot[] {
  return days.flatMap((places, day) => Array.from({ length: places.length + 1 }, (_, at) => ({ day, at })));
}

function compare(one: Slot, other: Slot): number {
  return one.day - other.day || one.at - other.at;
}

function mayMove(itinerary: Itinerary, slot: Slot, to: Slot): boolean {
  return applyEdit(itinerary, { kind: 'move-place', slot, to }).ok;
}
