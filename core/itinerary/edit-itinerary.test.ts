import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idNamed } from '../shortlist/shortlist.fixture.ts';
import { applyEdit, type EditProblem, earlierSlot, type ItineraryEdit, laterSlot } from './edit-itinerary.ts';
import {
  frozen,
  itineraryOf,
  manyPlaces,
  pointNumber,
  randomEdit,
  randomItinerary,
  stop,
} from './itinerary.fixture.ts';
import {
  EMPTY_ITINERARY,
  type Itinerary,
  MAX_DAYS,
  MAX_PLACES,
  MAX_POINTS,
  normalizeItinerary,
  type PlaceSlot,
  placesOfItinerary,
  samePlace,
} from './itinerary.ts';

const NOTHING_THERE: EditProblem = { kind: 'nothing-there' };
const FULL: Itinerary = { ...EMPTY_ITINERARY, days: [manyPlaces(MAX_PLACES)] };
const ALL_DAYS = itineraryOf(`a${';'.repeat(MAX_DAYS - 1)}`);

function add(id: string, day: number, at?: number): ItineraryEdit {
  return { kind: 'add-place', place: stop(id), day, ...(at === undefined ? {} : { at }) };
}

function move([day, at]: readonly [number, number], [toDay, toAt]: readonly [number, number]): ItineraryEdit {
  return { kind: 'move-place', slot: { day, at }, to: { day: toDay, at: toAt } };
}

function remove(day: number, at: number): ItineraryEdit {
  return { kind: 'remove-place', slot: { day, at } };
}

describe('CF3 a step of planning', () => {
  test.each<[string, string, ItineraryEdit, string]>([
    ['adds a place at the end of its day', 'a,b;c', add('d', 0), 'a,b,d;c'],
    ['adds a place at a slot', 'a,b;c', add('d', 0, 1), 'a,d,b;c'],
    ['adds a place at the very beginning', 'a,b;c', add('d', 0, 0), 'd,a,b;c'],
    ['adds a place on a day without places', 'a;;c', add('d', 1), 'a;d;c'],
    ['removes a place', 'a,b;c', remove(0, 1), 'a;c'],
    ['removes a place that would follow itself', 'a,b,a;c', remove(0, 1), 'a;c'],
    ['keeps a day when its last place is removed', 'a;b;c', remove(1, 0), 'a;;c'],
    ['moves a place to a later slot of its day', 'a,b,c,d', move([0, 0], [0, 3]), 'b,c,a,d'],
    ['moves a place to the end of its day', 'a,b,c', move([0, 0], [0, 3]), 'b,c,a'],
    ['moves a place to an earlier slot', 'a,b,c', move([0, 2], [0, 0]), 'c,a,b'],
    ['leaves a place dropped where it was', 'a,b,c', move([0, 1], [0, 1]), 'a,b,c'],
    ['leaves a place dropped behind itself', 'a,b,c', move([0, 1], [0, 2]), 'a,b,c'],
    ['moves a place to another day', 'a,b;c', move([0, 0], [1, 1]), 'b;c,a'],
    ['moves a place to a day without places', 'a,b;;c', move([2, 0], [1, 0]), 'a,b;c;'],
    ['merges two visits when the place between them moves', 'a;b,a', move([1, 0], [0, 0]), 'b,a;'],
    ['adds a day before another', 'a;b', { kind: 'add-day', day: 1 }, 'a;;b'],
    ['adds a day at the front', 'a;b', { kind: 'add-day', day: 0 }, ';a;b'],
    ['adds a day at the end', 'a;b', { kind: 'add-day', day: 2 }, 'a;b;'],
    ['removes a day with its places', 'a;b,c;d', { kind: 'remove-day', day: 1 }, 'a;d'],
    ['clears the places of the only day', 'a,b', { kind: 'remove-day', day: 0 }, ''],
    ['adds a day for the way back', 'a;b', { kind: 'back' }, 'a;b;a'],
    ['returns to the start, though that is not on the first day', ';a;b', { kind: 'back' }, ';a;b;a'],
    ['adds a place on a day of its own', 'a;b', add('c', 2), 'a;b;c'],
  ])('%s: %s', (_, before, edit, after) => {
    expect(applyEdit(itineraryOf(before), edit)).toEqual({ ok: true, value: itineraryOf(after) });
  });

  test('sets or clears the yacht, the waters and the first day', () => {
    const yacht = idNamed('H-001');
    const steps: readonly ItineraryEdit[] = [
      { kind: 'yacht', yacht },
      { kind: 'from', from: '2027-07-03' },
      { kind: 'area', area: 'corsica' },
      { kind: 'yacht', yacht: null },
      { kind: 'from', from: null },
      { kind: 'area', area: null },
    ];
    const states: Pick<Itinerary, 'yacht' | 'area' | 'from'>[] = [];
    steps.reduce((before, edit) => {
      const after = applyEdit(before, edit);
      if (!after.ok) throw new Error(after.error.kind);
      states.push({ yacht: after.value.yacht, area: after.value.area, from: after.value.from });
      return after.value;
    }, itineraryOf('a;b'));
    expect(states).toEqual([
      { yacht, area: null, from: null },
      { yacht, area: null, from: '2027-07-03' },
      { yacht, area: 'corsica', from: '2027-07-03' },
      { yacht: null, area: 'corsica', from: '2027-07-03' },
      { yacht: null, area: 'corsica', from: null },
      { yacht: null, area: null, from: null },
    ]);
  });
});

describe('CF3 an impossible step gives a reason', () => {
  test.each<[string, Itinerary, ItineraryEdit, EditProblem]>([
    ['one day too many', ALL_DAYS, { kind: 'add-day', day: 3 }, { kind: 'too-many-days', most: MAX_DAYS }],
    ['one day too many for the way back', ALL_DAYS, { kind: 'back' }, { kind: 'too-many-days', most: MAX_DAYS }],
    ['one place too many', FULL, add('x', 0), { kind: 'too-many-places', most: MAX_PLACES }],
    ['one place too many for the way back', FULL, { kind: 'back' }, { kind: 'too-many-places', most: MAX_PLACES }],
    [
      'one point too many',
      { ...EMPTY_ITINERARY, days: [manyPlaces(MAX_POINTS, pointNumber)] },
      { kind: 'add-place', place: pointNumber(99), day: 0 },
      { kind: 'too-many-points', most: MAX_POINTS },
    ],
    ['an invalid date', EMPTY_ITINERARY, { kind: 'from', from: '2027-02-29' }, { kind: 'no-date' }],
    ['a place where she already is', itineraryOf('a,b'), add('b', 0), { kind: 'same-place' }],
    ['a place where she goes next', itineraryOf('a,b'), add('b', 0, 1), { kind: 'same-place' }],
    ['a place where she spent the night', itineraryOf('a,b;'), add('b', 1), { kind: 'same-place' }],
    ['the way back before she has left', itineraryOf('a;'), { kind: 'back' }, { kind: 'same-place' }],
    ['the way back to where she is', itineraryOf('a;b;a'), { kind: 'back' }, { kind: 'same-place' }],
    ['moving a place before the same place', itineraryOf('a,b;c,a'), move([0, 0], [1, 1]), { kind: 'same-place' }],
    ['moving a place behind the same place', itineraryOf('a;;b,a'), move([2, 1], [1, 0]), { kind: 'same-place' }],
    ['the way back without a start', itineraryOf(';;'), { kind: 'back' }, NOTHING_THERE],
    ['a place on no day', itineraryOf('a'), add('b', 2), NOTHING_THERE],
    ['a place on one day too many', ALL_DAYS, add('x', MAX_DAYS), { kind: 'too-many-days', most: MAX_DAYS }],
    ['a place before the first day', itineraryOf('a'), add('b', -1, 0), NOTHING_THERE],
    ['a place beyond the end of a day', itineraryOf('a'), add('b', 0, 2), NOTHING_THERE],
    ['a place before the start of a day', itineraryOf('a'), add('b', 0, -1), NOTHING_THERE],
    ['removing a missing place', itineraryOf('a;b'), remove(0, 1), NOTHING_THERE],
    ['removing a place from a missing day', itineraryOf('a;b'), remove(2, 0), NOTHING_THERE],
    ['moving a missing place', itineraryOf('a;b'), move([1, 1], [0, 0]), NOTHING_THERE],
    ['moving a place to a missing day', itineraryOf('a;b'), move([0, 0], [2, 0]), NOTHING_THERE],
    ['moving a place to a missing slot', itineraryOf('a;b'), move([0, 0], [1, 2]), NOTHING_THERE],
    ['moving a place before the start of a day', itineraryOf('a;b'), move([0, 0], [1, -1]), NOTHING_THERE],
    ['adding a day before the first', itineraryOf('a;b'), { kind: 'add-day', day: -1 }, NOTHING_THERE],
    ['adding a day beyond the last', itineraryOf('a;b'), { kind: 'add-day', day: 3 }, NOTHING_THERE],
    ['removing a missing day', itineraryOf('a;b'), { kind: 'remove-day', day: 2 }, NOTHING_THERE],
  ])('%s', (_, before, edit, problem) => {
    expect(applyEdit(before, edit)).toEqual({ ok: false, error: problem });
  });

  test('accepts a stop where points are full, and a removed point makes room', () => {
    const full: Itinerary = { ...EMPTY_ITINERARY, days: [manyPlaces(MAX_POINTS, pointNumber)] };
    expect(applyEdit(full, add('a', 0)).ok).toBe(true);
    const less = applyEdit(full, remove(0, 3));
    expect(less.ok && applyEdit(less.value, { kind: 'add-place', place: pointNumber(99), day: 0 }).ok).toBe(true);
  });
});

test('CF3 any steps give a valid itinerary and change none in place', () => {
  fc.assert(
    fc.property(randomItinerary, fc.array(randomEdit, { maxLength: 30 }), (start, edits) => {
      edits.reduce((before, edit) => {
        const after = applyEdit(frozen(before), frozen(edit));
        if (!after.ok) return before;
        const { days } = after.value;
        const places = placesOfItinerary(after.value);
        expect(days.length).toBeGreaterThanOrEqual(1);
        expect(days.length).toBeLessThanOrEqual(MAX_DAYS);
        expect(places.length).toBeLessThanOrEqual(MAX_PLACES);
        expect(places.filter(({ kind }) => kind === 'point').length).toBeLessThanOrEqual(MAX_POINTS);
        expect(places.some((place, at) => at > 0 && samePlace(place, places[at - 1] ?? place))).toBe(false);
        expect(normalizeItinerary(after.value)).toEqual(after.value);
        return after.value;
      }, start);
    }),
  );
});

test('CF3 an added item can be removed again, and a moved one moved back', () => {
  fc.assert(
    fc.property(randomItinerary, randomEdit, (before, edit) => {
      const after = applyEdit(before, edit);
      if (!after.ok) return;
      const grown = placesOfItinerary(after.value).length - placesOfItinerary(before).length;
      if (edit.kind === 'add-place') {
        const at = edit.at ?? before.days[edit.day]?.length ?? 0;
        expect(grown).toBe(1);
        expect(after.value.days[edit.day]?.[at]).toEqual(edit.place);
        const days = edit.day === before.days.length ? [...before.days, []] : before.days;
        expect(applyEdit(after.value, remove(edit.day, at))).toEqual({ ok: true, value: { ...before, days } });
      }
      if (edit.kind === 'add-day')
        expect(applyEdit(after.value, { kind: 'remove-day', day: edit.day })).toEqual({ ok: true, value: before });
      if (edit.kind === 'move-place') {
        expect(grown).toBeLessThanOrEqual(0);
        const moved = before.days[edit.slot.day]?.[edit.slot.at];
        expect(moved && after.value.days[edit.to.day]?.some((place) => samePlace(place, moved))).toBe(true);
      }
    }),
  );
});

/** The itinerary once the place at a slot has gone there. */
function moved(itinerary: Itinerary, slot: PlaceSlot, to: PlaceSlot): Itinerary {
  const after = applyEdit(itinerary, { kind: 'move-place', slot, to });
  if (!after.ok) throw new Error(after.error.kind);
  return after.value;
}

describe('CF3 moving a place by one step', () => {
  test.each<[string, readonly [number, number], string]>([
    ['a,b,c;d', [0, 2], 'a,c,b;d'],
    ['a,b;c,d', [1, 0], 'a,b,c;d'],
    ['a;;c', [2, 0], 'a;c;'],
  ])('forward: in %s moves %j, %s', (days, [day, at], after) => {
    const to = earlierSlot(itineraryOf(days), { day, at });
    expect(to && moved(itineraryOf(days), { day, at }, to)).toEqual(itineraryOf(after));
  });

  test.each<[string, readonly [number, number], string]>([
    ['a,b,c;d', [0, 0], 'b,a,c;d'],
    ['a,b,c;d', [0, 1], 'a,c,b;d'],
    ['a,b;c,d', [0, 1], 'a;b,c,d'],
    ['a;;c', [0, 0], ';a;c'],
  ])('back: in %s moves %j, %s', (days, [day, at], after) => {
    const to = laterSlot(itineraryOf(days), { day, at });
    expect(to && moved(itineraryOf(days), { day, at }, to)).toEqual(itineraryOf(after));
  });

  test('stops at either end', () => {
    const days = itineraryOf('a,b;c');
    expect(earlierSlot(days, { day: 0, at: 0 })).toBeNull();
    expect(laterSlot(days, { day: 1, at: 0 })).toBeNull();
    expect(laterSlot(days, { day: 5, at: 0 })).toBeNull();
  });

  test('skips a slot beside the same place', () => {
    expect(laterSlot(itineraryOf('a,b,a;c'), { day: 0, at: 0 })).toEqual({ day: 1, at: 1 });
    expect(earlierSlot(itineraryOf('c;a;;b,a'), { day: 3, at: 1 })).toEqual({ day: 0, at: 0 });
    expect(laterSlot(itineraryOf('a,b,a'), { day: 0, at: 0 })).toBeNull();
  });

  test('undoes itself by a step back', () => {
    const letters = [...'abcdefgh'];
    const cuts = fc.array(fc.nat(3), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(cuts, fc.nat(), fc.nat(), (lengths, one, other) => {
        const rest = [...letters];
        const itinerary = itineraryOf(lengths.map((length) => rest.splice(0, length).join(',')).join(';'));
        const day = one % lengths.length;
        const own = itinerary.days[day] ?? [];
        const slot = { day, at: other % Math.max(1, own.length) };
        const to = own.length === 0 ? null : laterSlot(itinerary, slot);
        if (to === null) return;
        const after = moved(itinerary, slot, to);
        const landed = { day: to.day, at: to.day === day ? to.at - 1 : to.at };
        expect(after.days[landed.day]?.[landed.at]).toEqual(own[slot.at]);
        const back = earlierSlot(after, landed);
        expect(back && moved(after, landed, back)).toEqual(itinerary);
      }),
    );
  });
});
