import { err, ok, type Result } from '../shared/result.ts';
import type { YachtId } from '../yacht/yacht.ts';
import {
  type Itinerary,
  type ItineraryDay,
  isItineraryDate,
  MAX_DAYS,
  MAX_PLACES,
  MAX_POINTS,
  normalizeItinerary,
  type Place,
  type PlaceSlot,
  placesOfItinerary,
  samePlace,
} from './itinerary.ts';

/** One change that a visitor makes to an itinerary. */
export type ItineraryEdit =
  | { readonly kind: 'yacht'; readonly yacht: YachtId | null }
  | { readonly kind: 'area'; readonly area: string | null }
  | { readonly kind: 'from'; readonly from: string | null }
  /** Without `at`, the place goes to the end of the day; a `day` after the last is a new one. */
  | { readonly kind: 'add-place'; readonly place: Place; readonly day: number; readonly at?: number }
  | { readonly kind: 'remove-place'; readonly slot: PlaceSlot }
  | { readonly kind: 'move-place'; readonly slot: PlaceSlot; readonly to: PlaceSlot }
  /** A day without places, inserted before the one that has this index now. */
  | { readonly kind: 'add-day'; readonly day: number }
  | { readonly kind: 'remove-day'; readonly day: number }
  /** Appends a day on which the yacht returns to the first place. */
  | { readonly kind: 'back' };

export type EditProblem =
  | { readonly kind: 'too-many-days'; readonly most: number }
  | { readonly kind: 'too-many-places'; readonly most: number }
  | { readonly kind: 'too-many-points'; readonly most: number }
  | { readonly kind: 'no-date' }
  /** The same place comes directly before or after. */
  | { readonly kind: 'same-place' }
  /** There is no such day or place. */
  | { readonly kind: 'nothing-there' };

const NOTHING_THERE = err<EditProblem>({ kind: 'nothing-there' });

/** Applies an edit, or returns why it cannot be applied. */
export function applyEdit(itinerary: Itinerary, edit: ItineraryEdit): Result<Itinerary, EditProblem> {
  const { days } = itinerary;
  switch (edit.kind) {
    case 'yacht':
      return ok({ ...itinerary, yacht: edit.yacht });
    case 'area':
      return ok({ ...itinerary, area: edit.area });
    case 'from':
      return edit.from === null || isItineraryDate(edit.from)
        ? ok({ ...itinerary, from: edit.from })
        : err({ kind: 'no-date' });
    case 'add-place':
      return withPlace(itinerary, edit.place, { day: edit.day, at: edit.at ?? days[edit.day]?.length ?? 0 });
    case 'remove-place':
      return days[edit.slot.day]?.[edit.slot.at] === undefined ? NOTHING_THERE : settled(without(itinerary, edit.slot));
    case 'move-place':
      return withMoved(itinerary, edit.slot, edit.to);
    case 'add-day':
      if (days.length >= MAX_DAYS) return err({ kind: 'too-many-days', most: MAX_DAYS });
      if (edit.day < 0 || edit.day > days.length) return NOTHING_THERE;
      return settled({ ...itinerary, days: days.toSpliced(edit.day, 0, []) });
    case 'remove-day':
      if (days[edit.day] === undefined) return NOTHING_THERE;
      return settled({ ...itinerary, days: days.toSpliced(edit.day, 1) });
    case 'back': {
      const [first] = days.flat();
      return first === undefined ? NOTHING_THERE : withPlace(itinerary, first, { day: days.length, at: 0 });
    }
  }
}

function settled(itinerary: Itinerary): Result<Itinerary, never> {
  return ok(normalizeItinerary(itinerary));
}

function withPlace(itinerary: Itinerary, place: Place, { day, at }: PlaceSlot): Result<Itinerary, EditProblem> {
  const places = placesOfItinerary(itinerary);
  if (places.length >= MAX_PLACES) return err({ kind: 'too-many-places', most: MAX_PLACES });
  const points = places.filter(({ kind }) => kind === 'point').length;
  if (place.kind === 'point' && points >= MAX_POINTS) return err({ kind: 'too-many-points', most: MAX_POINTS });
  const isNew = day === itinerary.days.length;
  if (isNew && day >= MAX_DAYS) return err({ kind: 'too-many-days', most: MAX_DAYS });
  const own = isNew ? [] : itinerary.days[day];
  if (own === undefined || at < 0 || at > own.length) return NOTHING_THERE;
  const after = normalizeItinerary({
    ...itinerary,
    days: itinerary.days.toSpliced(day, 1, own.toSpliced(at, 0, place)),
  });
  return placesOfItinerary(after).length === places.length ? err({ kind: 'same-place' }) : ok(after);
}

function without({ days, ...rest }: Itinerary, { day, at }: PlaceSlot): Itinerary {
  return { ...rest, days: days.with(day, days[day]?.toSpliced(at, 1) ?? []) };
}

/** Moves a place to another slot. @param to counted before the place is taken out of `slot` */
function withMoved(itinerary: Itinerary, slot: PlaceSlot, to: PlaceSlot): Result<Itinerary, EditProblem> {
  const place = itinerary.days[slot.day]?.[slot.at];
  const goal = itinerary.days[to.day];
  if (place === undefined || goal === undefined || to.at < 0 || to.at > goal.length) return NOTHING_THERE;
  const at = slot.day === to.day && slot.at < to.at ? to.at - 1 : to.at;
  const taken = without(itinerary, slot);
  const days = taken.days.with(to.day, (taken.days[to.day] ?? []).toSpliced(at, 0, place));
  const order = days.flat();
  const index = days.slice(0, to.day).flat().length + at;
  const isNextToItself = [order[index - 1], order[index + 1]].some(
    (neighbour) => neighbour !== undefined && samePlace(place, neighbour),
  );
  return isNextToItself ? err({ kind: 'same-place' }) : settled({ ...taken, days });
}

/** Returns the nearest earlier slot that a place can move to; null where there is none. */
export function earlierSlot(itinerary: Itinerary, slot: PlaceSlot): PlaceSlot | null {
  const before = slotsOf(itinerary.days).filter((one) => compare(one, slot) < 0);
  return before.findLast((to) => mayMove(itinerary, slot, to)) ?? null;
}

/** Returns the nearest later slot that a place can move to, counted before the move; null where there is none. */
export function laterSlot(itinerary: Itinerary, slot: PlaceSlot): PlaceSlot | null {
  // The slot directly after a place is its own.
  const own = { day: slot.day, at: slot.at + 1 };
  const after = slotsOf(itinerary.days).filter((one) => compare(one, own) > 0);
  return after.find((to) => mayMove(itinerary, slot, to)) ?? null;
}

function slotsOf(days: readonly ItineraryDay[]): readonly PlaceSlot[] {
  return days.flatMap((places, day) => Array.from({ length: places.length + 1 }, (_, at) => ({ day, at })));
}

function compare(one: PlaceSlot, other: PlaceSlot): number {
  return one.day - other.day || one.at - other.at;
}

function mayMove(itinerary: Itinerary, slot: PlaceSlot, to: PlaceSlot): boolean {
  return applyEdit(itinerary, { kind: 'move-place', slot, to }).ok;
}
