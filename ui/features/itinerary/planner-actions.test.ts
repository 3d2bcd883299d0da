import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { EMPTY_ITINERARY, type Itinerary, MAX_DAYS } from '../../../core/itinerary/itinerary.ts';
import { decodeItinerary, encodeItinerary } from '../../../core/itinerary/itinerary-query.ts';
import { plannerMachine } from '../../../core/itinerary/planner-machine.ts';
import type { SeaRouteFinder } from '../../../core/sea/sea-route-finder.ts';
import { OPEN_SEA } from '../../../tests/fakes/open-sea.ts';
import { plannerActions } from './planner-actions.ts';

const ALL_LAND: SeaRouteFinder = { ...OPEN_SEA, waterNear: () => null };

function plannerOf(query = '', loadSea: () => Promise<SeaRouteFinder | null> = async () => OPEN_SEA) {
  const itinerary: Itinerary = query === '' ? EMPTY_ITINERARY : decodeItinerary(query).itinerary;
  const actor = createActor(plannerMachine, { input: { itinerary } }).start();
  const calls = { isLand: false, focus: null as string | null, seas: 0, where: '' };
  const actions = plannerActions(actor, {
    path: '/en/itinerary/',
    loadSea,
    onSea: () => {
      calls.seas += 1;
    },
    onLand: (isLand) => {
      calls.isLand = isLand;
    },
    onAsk: (where) => {
      calls.where = where;
    },
    onFocus: (key) => {
      calls.focus = key;
    },
    ownName: 'Own',
  });
  const context = () => actor.getSnapshot().context;
  return { actions, calls, context, query: () => encodeItinerary(context().itinerary) };
}

function fields(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const settled = () => new Promise((done) => setTimeout(done));

describe('CF3 the planner handles', () => {
  test('its own links as one undoable step, and ignores other links', () => {
    const { actions, calls, query } = plannerOf('?v=1&days=a');
    expect(actions.follow('/en/itinerary/?v=1&from=2027-07-03&days=a;b', 'key')).toBe(true);
    expect([query(), calls.focus]).toEqual(['?v=1&from=2027-07-03&days=a;b', 'key']);
    expect(actions.follow('/en/yachts-for-charter/?v=1&days=c')).toBe(false);
    actions.send({ type: 'UNDO' });
    expect(query()).toBe('?v=1&days=a');
  });

  test('the fields for yacht, waters and date', () => {
    const { actions, query } = plannerOf('?v=1&days=a');
    actions.choose(fields({ yacht: 'H-1', area: 'corsica', from: '2027-07-03' }));
    expect(query()).toBe('?v=1&yacht=H-1&area=corsica&from=2027-07-03&days=a');
    actions.choose(fields({ yacht: '', area: '', from: '' }));
    expect(query()).toBe('?v=1&days=a');
  });

  test('a stop on a day or a new one; reports a full plan and loses nothing', () => {
    const { actions, calls, query } = plannerOf('?v=1&days=a;b');
    actions.add(fields({ add: 'c', on: '1' }));
    expect(calls.where).toBe('add');
    actions.add(fields({ add: 'd', on: 'new' }));
    expect(query()).toBe('?v=1&days=a,c;b;d');
    const full = plannerOf(`?v=1&days=a${';'.repeat(MAX_DAYS - 1)}`);
    const before = full.query();
    full.actions.add(fields({ add: 'c', on: 'new' }));
    expect([full.query(), full.context().problem?.kind]).toEqual([before, 'too-many-days']);
  });
});

describe('CF3 a custom point', () => {
  const position = { latitude: 43.5512, longitude: 7.1234 };

  test('is added to the last day', async () => {
    const { actions, calls, query } = plannerOf('?v=1&days=a;b');
    actions.addPoint(position);
    await settled();
    expect([query(), calls.isLand, calls.seas]).toEqual(['?v=1&days=a;b,*1&at=43.5512,7.1234,Own', false, 1]);
  });

  test('on land is refused, with a message until the next step', async () => {
    const { actions, calls, query } = plannerOf('?v=1&days=a', async () => ALL_LAND);
    actions.addPoint(position);
    await settled();
    expect([query(), calls.isLand]).toEqual(['?v=1&days=a', true]);
    actions.follow('/en/itinerary/?v=1&days=a;b');
    expect(calls.isLand).toBe(false);
  });

  test('is accepted without a chart', async () => {
    const { actions, query } = plannerOf('?v=1&days=a', async () => null);
    actions.addPoint(position);
    await settled();
    expect(query()).toBe('?v=1&days=a,*1&at=43.5512,7.1234,Own');
  });
});
