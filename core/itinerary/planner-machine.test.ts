import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { applyEdit, type ItineraryEdit } from './edit-itinerary.ts';
import { itineraryOf, randomEdit, randomItinerary, stop } from './itinerary.fixture.ts';
import { EMPTY_ITINERARY, type Itinerary, MAX_DAYS } from './itinerary.ts';
import { MAX_UNDO, type PlannerEvent, plannerMachine } from './planner-machine.ts';

type Snapshot = SnapshotFrom<typeof plannerMachine>;

function following(start: Snapshot, ...events: readonly PlannerEvent[]): Snapshot {
  return events.reduce<Snapshot>((snapshot, event) => transition(plannerMachine, snapshot, event)[0], start);
}

function planning(itinerary: Itinerary, ...events: readonly PlannerEvent[]): Snapshot {
  return following(initialTransition(plannerMachine, { itinerary })[0], ...events);
}

const taken = (edit: ItineraryEdit): PlannerEvent => ({ type: 'EDIT', edit });
const add = (id: string, day = 0) => taken({ kind: 'add-place', place: stop(id), day });
const pickUp = (day: number, at: number): PlannerEvent => ({ type: 'PICK_UP', slot: { day, at } });
const carry = (day: number, at: number): PlannerEvent => ({ type: 'CARRY', over: { day, at } });
const seek: PlannerEvent = { type: 'SEEK' };
const open = (itinerary: Itinerary): PlannerEvent => ({ type: 'OPEN', itinerary });
const undo: PlannerEvent = { type: 'UNDO' };
const redo: PlannerEvent = { type: 'REDO' };
const putDown: PlannerEvent = { type: 'PUT_DOWN' };
const cancel: PlannerEvent = { type: 'CANCEL' };

/** The itinerary in letters, as the fixture reads it. */
function letters({ context }: Snapshot): string {
  return context.itinerary.days.map((day) => day.map((place) => (place.kind === 'stop' ? place.id : '*'))).join(';');
}

test('CF3 the planner begins idle with the opened itinerary', () => {
  const itinerary = itineraryOf('a;b');
  const snapshot = planning(itinerary);
  expect([snapshot.value, snapshot.context]).toEqual([
    'resting',
    { itinerary, past: [], future: [], problem: null, carried: null },
  ]);
});

describe('CF3 steps', () => {
  test('are applied, undone and redone', () => {
    const planned = planning(itineraryOf('a'), add('b'), add('c'));
    expect(letters(planned)).toBe('a,b,c');
    const back = following(planned, undo);
    expect(letters(back)).toBe('a,b');
    expect(letters(following(back, undo))).toBe('a');
    expect(letters(following(back, undo, redo, redo))).toBe('a,b,c');
  });

  test('that do not exist are neither undone nor redone', () => {
    const start = planning(itineraryOf('a'));
    for (const event of [undo, redo]) expect(following(start, event).context).toEqual(start.context);
    const again = following(start, add('b'), undo, redo);
    expect(following(again, redo).context).toEqual(again.context);
  });

  test('that fail give a reason until the next one', () => {
    const refused = planning(itineraryOf('a'), add('b'), undo, add('a'));
    expect(refused.context.problem).toEqual({ kind: 'same-place' });
    expect(letters(refused)).toBe('a');
    // Nothing changed, so the undone step can still be redone.
    expect(letters(following(refused, redo))).toBe('a,b');
    for (const event of [
      redo,
      add('c'),
      taken({ kind: 'area', area: 'corsica' }),
      open(itineraryOf('d')),
      seek,
      pickUp(0, 0),
    ])
      expect(following(refused, event).context.problem, event.type).toBeNull();
    expect(following(planning(itineraryOf('a'), add('b'), add('b')), undo).context.problem).toBeNull();
  });

  test.each<[string, PlannerEvent]>([
    ['the same yacht', taken({ kind: 'yacht', yacht: null })],
    ['the same date', taken({ kind: 'from', from: null })],
    ['a place moved to where it is', taken({ kind: 'move-place', slot: { day: 0, at: 0 }, to: { day: 0, at: 0 } })],
    ['the same address again', open(itineraryOf('a,b'))],
  ])('that change nothing are not recorded: %s', (_, event) => {
    const before = planning(itineraryOf('a'), add('b'), add('c'), undo, add('b'));
    expect(before.context).toMatchObject({ problem: { kind: 'same-place' }, past: [itineraryOf('a')] });
    expect(following(before, event).context).toEqual({ ...before.context, problem: null });
  });

  test('a new step discards the redo steps', () => {
    const other = planning(itineraryOf('a'), add('b'), add('c'), undo, undo, add('d'));
    expect([letters(other), other.context.future]).toEqual(['a,d', []]);
    expect(letters(following(other, redo))).toBe('a,d');
    expect(letters(following(other, undo, redo))).toBe('a,d');
  });

  test('adding an empty day is a step', () => {
    const snapshot = planning(EMPTY_ITINERARY, taken({ kind: 'add-day', day: 1 }));
    expect([letters(snapshot), letters(following(snapshot, undo))]).toEqual([';', '']);
  });

  test('limits the number of undo steps', () => {
    const many = Array.from({ length: MAX_UNDO + 5 }, (_, at) => taken({ kind: 'from', from: `2${100 + at}-01-01` }));
    const snapshot = planning(EMPTY_ITINERARY, ...many);
    expect(snapshot.context.past).toHaveLength(MAX_UNDO);
    const back = following(snapshot, ...many.map(() => undo));
    expect(back.context.itinerary.from).toBe('2104-01-01');
    expect([back.context.past.length, back.context.future.length]).toEqual([0, MAX_UNDO]);
    const forth = following(back, ...many.map(() => redo));
    expect(forth.context).toEqual(snapshot.context);
  });

  test('records an opened address as a step', () => {
    const opened = planning(itineraryOf('a'), add('b'), open(itineraryOf('c;d')));
    expect([letters(opened), letters(following(opened, undo)), letters(following(opened, undo, undo))]).toEqual([
      'c;d',
      'a,b',
      'a',
    ]);
  });

  test('undoing all steps restores the start, and redoing all the end', () => {
    fc.assert(
      fc.property(randomItinerary, fc.array(randomEdit, { maxLength: 20 }), (itinerary, edits) => {
        const start = planning(itinerary);
        const end = following(start, ...edits.map(taken));
        const steps = end.context.past.length;
        expect(steps).toBeLessThanOrEqual(edits.length);
        const back = following(end, ...Array.from({ length: steps }, () => undo));
        expect(back.context.itinerary).toEqual(itinerary);
        expect(back.context.past).toEqual([]);
        const forth = following(back, ...Array.from({ length: steps }, () => redo));
        expect({ ...forth.context, problem: null }).toEqual({ ...end.context, problem: null });
        const direct = edits.reduce((before, edit) => {
          const next = applyEdit(before, edit);
          return next.ok ? next.value : before;
        }, itinerary);
        expect(end.context.itinerary).toEqual(direct);
      }),
      { numRuns: 60 },
    );
  });
});

describe('CF3 dragging a place', () => {
  test('drops it at its target in one step', () => {
    const carried = planning(itineraryOf('a,b;c'), pickUp(0, 0), carry(0, 2), carry(1, 0));
    expect(carried.value).toBe('carrying');
    expect(carried.context.carried).toEqual({ slot: { day: 0, at: 0 }, over: { day: 1, at: 0 } });
    expect(letters(carried)).toBe('a,b;c');
    const put = following(carried, putDown);
    expect([put.value, put.context.carried, letters(put)]).toEqual(['resting', null, 'b;a,c']);
    expect([put.context.past.length, letters(following(put, undo))]).toEqual([1, 'a,b;c']);
  });

  test('leaves it in place when it is dropped at once or cancelled', () => {
    const start = planning(itineraryOf('a,b'), add('c'), undo);
    for (const events of [
      [pickUp(0, 1), putDown],
      [pickUp(0, 1), carry(0, 0), cancel],
    ]) {
      const put = following(start, ...events);
      expect([put.value, put.context]).toEqual(['resting', start.context]);
    }
  });

  test('gives a reason when it cannot be dropped there', () => {
    const put = planning(itineraryOf('a,b'), pickUp(0, 1), carry(4, 0), putDown);
    expect([put.value, put.context.carried, put.context.problem]).toEqual(['resting', null, { kind: 'nothing-there' }]);
    expect(letters(put)).toBe('a,b');
  });

  test('requires an existing place', () => {
    const start = planning(itineraryOf('a;'));
    for (const event of [pickUp(0, 1), pickUp(1, 0), pickUp(7, 0), carry(0, 0), putDown, cancel])
      expect([following(start, event).value, following(start, event).context]).toEqual(['resting', start.context]);
  });

  test('ends when another address is opened, and not before', () => {
    const carried = planning(itineraryOf('a,b'), pickUp(0, 1));
    for (const event of [add('c'), undo, redo, pickUp(0, 0), seek])
      expect(following(carried, event).context, event.type).toEqual(carried.context);
    const opened = following(carried, open(itineraryOf('d')));
    expect([opened.value, opened.context.carried, letters(opened)]).toEqual(['resting', null, 'd']);
    const same = following(carried, open(itineraryOf('a,b')));
    expect([same.value, same.context.carried]).toEqual(['resting', null]);
  });
});

describe('CF3 looking for a place on the chart', () => {
  test('lasts until it is found', () => {
    const sought = planning(itineraryOf('a;b'), seek);
    expect(sought.value).toBe('seeking');
    expect(following(sought, seek).value).toBe('seeking');
    const found = following(sought, add('c', 0));
    expect([found.value, letters(found)]).toEqual(['resting', 'a,c;b']);
    const refused = following(sought, add('a', 0));
    expect([refused.value, refused.context.problem]).toEqual(['resting', { kind: 'same-place' }]);
  });

  test('ends when it is cancelled', () => {
    const start = planning(itineraryOf('a;b'));
    const left = following(start, seek, cancel);
    expect([left.value, left.context]).toEqual(['resting', start.context]);
  });

  test('ends when another address is opened', () => {
    expect(planning(itineraryOf('a'), seek, open(itineraryOf('b'))).value).toBe('resting');
  });

  test('clears the reason of an earlier failure', () => {
    const refused = planning(itineraryOf('a'), add('a'));
    expect([refused.context.problem?.kind, following(refused, seek).context.problem]).toEqual(['same-place', null]);
  });
});

test('CF3 any sequence of events leaves a valid state', () => {
  const number = fc.integer({ min: -1, max: 5 });
  const slot = fc.record({ day: number, at: number });
  const event: fc.Arbitrary<PlannerEvent> = fc.oneof(
    { weight: 3, arbitrary: randomEdit.map(taken) },
    fc.constantFrom(undo, redo, putDown, cancel, seek),
    slot.map(({ day, at }) => pickUp(day, at)),
    slot.map(({ day, at }) => carry(day, at)),
    randomItinerary.map(open),
  );
  fc.assert(
    fc.property(randomItinerary, fc.array(event, { maxLength: 30 }), (itinerary, events) => {
      const { value, context, status } = planning(itinerary, ...events);
      expect(status).toBe('active');
      expect(context.carried !== null).toBe(value === 'carrying');
      expect(context.past.length + context.future.length).toBeLessThanOrEqual(MAX_UNDO);
      expect(context.itinerary.days.length).toBeGreaterThanOrEqual(1);
      expect(context.itinerary.days.length).toBeLessThanOrEqual(MAX_DAYS);
    }),
    { numRuns: 60 },
  );
});
