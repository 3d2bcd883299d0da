import fc from 'fast-check';
import { initialTransition, transition } from 'xstate';
import { MARKETS } from '../market/market.ts';
import type { YachtId } from '../yacht/yacht.ts';
import {
  type NavigationEntry,
  type NavigationEvent,
  type NavigationSnapshot,
  navigationMachine,
  type OpenedFrom,
} from './navigation-machine.ts';

/** 2026-01-01T00:00Z in milliseconds. */
export const NOW = 1_767_225_600_000;

export function entry(name: string): NavigationEntry {
  return { url: `/yacht-for-charter/${name}/`, yachtId: name as YachtId };
}

/** Returns the state after these events, from a new visit or from another state. */
export function navigated(events: readonly NavigationEvent[], from?: NavigationSnapshot): NavigationSnapshot {
  return events.reduce<NavigationSnapshot>(
    (snapshot, event) => transition(navigationMachine, snapshot, event)[0],
    from ?? initialTransition(navigationMachine)[0],
  );
}

/** Random paths: few, so that events share them, and some that must not be stored. */
const paths = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom('/search/', '/search/?q=a', '/search/?q=b', '/yachts-for-sale/?l=kind:sail'),
  },
  { weight: 1, arbitrary: fc.constantFrom('//other.example/', 'javascript:alert(1)', '', '/\u0000', '/\\') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => `/search/?q=${text}`) },
  { weight: 1, arbitrary: fc.constantFrom('"', 'é', '\ud800').map((text) => `/${text.repeat(1999)}`) },
);
const entries: fc.Arbitrary<NavigationEntry> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(entry)) },
  { weight: 1, arbitrary: fc.record({ url: paths, yachtId: fc.string().map((id) => id as YachtId) }) },
);

export const entryLists: fc.Arbitrary<readonly NavigationEntry[]> = fc.oneof(
  { weight: 6, arbitrary: fc.array(entries, { maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(400), fc.constantFrom(1, 700, 1990), fc.constantFrom('a', '"', '\ud800'))
      .map(([count, width, letter]) =>
        Array.from({ length: count }, (_, at) => ({ ...entry(`y${at}`), url: `/${letter.repeat(width)}` })),
      ),
  },
);

// JSON has no negative zero.
const anyNumber = fc.double().filter((value) => !Object.is(value, -0));
const times = fc.oneof(fc.integer({ min: NOW, max: NOW + 1e9 }), anyNumber);
const states = fc.option(fc.oneof(fc.string(), fc.constantFrom('\u0001'.repeat(2000), 'x'.repeat(2001))));

/** Random states of history entries. */
export const openings: fc.Arbitrary<OpenedFrom> = fc.oneof(
  fc.record({ kind: fc.constant('search' as const), route: fc.option(paths) }),
  fc.record({
    kind: fc.constant('list' as const),
    market: fc.constantFrom(...MARKETS),
    route: paths,
    validUntil: times,
  }),
  fc.constant({ kind: 'none' as const }),
);

/** Random events in any order. */
export const events: fc.Arbitrary<NavigationEvent> = fc.oneof(
  fc.record({ type: fc.constant('VISIT_SEARCH' as const), route: paths, state: states }),
  fc.record({ type: fc.constant('SEARCH_LISTED' as const), route: paths, entries: entryLists }),
  fc.record({
    type: fc.constant('VISIT_LIST' as const),
    market: fc.constantFrom(...MARKETS),
    route: paths,
    now: times,
  }),
  fc.record({ type: fc.constant('LISTED' as const), route: paths, entries: entryLists }),
  fc.record({ type: fc.constant('RETURN_TO_YACHT' as const), openedFrom: openings }),
  fc.constantFrom<NavigationEvent>({ type: 'VISIT_YACHT' }, { type: 'VISIT_OTHER' }, { type: 'LEAVE_YACHT' }),
);

export const reachable: fc.Arbitrary<NavigationSnapshot> = fc
  .array(events, { maxLength: 12 })
  .map((happened) => navigated(happened));
