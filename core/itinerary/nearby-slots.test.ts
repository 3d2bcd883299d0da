import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from './edit-itinerary.ts';
import { itineraryOf } from './itinerary.fixture.ts';
import type { Itinerary, Slot } from './itinerary.ts';
import { slotEarlier, slotLater } from './nearby-slots.ts';

/** The itinerary once the place at a slot has gone there. */
function moved(itinerary: Itinerary, slot: Slot, to: Slot): Itinerary {
  const after = applyEdit(itinerary, { kind: 'move-place', slot, to });
  if (!after.ok) throw new Error(after.error.kind);
  return after.value;
}

describe('CF3 a place moves one step', () => {
  test.each<[string, readonly [number, number], string]>([
    ['a,b,c;d', [0, 2], 'a,c,b;d'],
    ['a,b;c,d', [1, 0], 'a,b,c;d'],
    ['a;;c', [2, 0], 'a;c;'],
  ])('to the front: in %s that of %j, %s', (days, [day, at], after) => {
    const to = slotEarlier(itineraryOf(days), { day, at });
    expect(to && moved(itineraryOf(days), { day, at }, to)).toEqual(itineraryOf(after));
  });

  test.each<[string, readonly [number, number], string]>([
    ['a,b,c;d', [0, 0], 'b,a,c;d'],
    ['a,b,c;d', [0, 1], 'a,c,b;d'],
    ['a,b;c,d', [0, 1], 'a;b,c,d'],
    ['a;;c', [0, 0], ';a;c'],
  ])('to the back: in %s that of %j, %s', (days, [day, at], after) => {
    const to = slotLater(itineraryOf(days), { day, at });
    expect(to && moved(itineraryOf(days), { day, at }, to)).toEqual(itineraryOf(after));
  });

  test('but not beyond either end', () => {
    const days = itineraryOf('a,b;c');
    expect(slotEarlier(days, { day: 0, at: 0 })).toBeNull();
    expect(slotLater(days, { day: 1, at: 0 })).toBeNull();
    expect(slotLater(days, { day: 5, at: 0 })).toBeNull();
  });

  test('past where she would lie already', () => {
    expect(slotLater(itineraryOf('a,b,a;c'), { day: 0, at: 0 })).toEqual({ day: 1, at: 1 });
    expect(slotEarlier(itineraryOf('c;a;;b,a'), { day: 3, at: 1 })).toEqual({ day: 0, at: 0 });
    expect(slotLater(itineraryOf('a,b,a'), { day: 0, at: 0 })).toBeNull();
  });

  test('and a step back from there is where it was', () => {
    const letters = [...'abcdefgh'];
    const cuts = fc.array(fc.nat(3), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(cuts, fc.nat(), fc.nat(), (lengths, one, other) => {
        const rest = [...letters];
        const itinerary = itineraryOf(lengths.map((length) => rest.splice(0, length).join(',')).join(';'));
        const day = one % lengths.length;
        const own = itinerary.days[day] ?? [];
        const slot = { day, at: other % Math.max(1, own.length) };
        const to = own.length === 0 ? null : slotLater(itinerary, slot);
        if (to === null) return;
        const after = moved(itinerary, slot, to);
        const landed = { day: to.day, at: to.day === day ? to.at - 1 : to.at };
        expect(after.days[landed.day]?.[landed.at]).toEqual(own[slot.at]);
        const back = slotEarlier(after, landed);
        expect(back && moved(after, landed, back)).toEqual(itinerary);
      }),
    );
  });
});
