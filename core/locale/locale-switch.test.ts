import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { isLocale } from './locale.ts';
import { type LocaleSwitchEvent, localeSwitchMachine, localeSwitchStep } from './locale-switch.ts';

const EN = '/en/yachts-for-sale/?r=1#list';
const ES = '/es/yachts-for-sale/?r=1#list';

const toSpanish = { type: 'SWITCH', locale: 'es', path: ES, current: EN } as const;
const backToEnglish = { type: 'SWITCH', locale: 'en', path: EN, current: EN } as const;
const loaded = (attempt: number) => ({ type: 'MESSAGES_LOADED', attempt }) as const;
const failed = (attempt: number) => ({ type: 'MESSAGES_FAILED', attempt }) as const;
const arrived = (attempt: number) => ({ type: 'ARRIVED', attempt }) as const;
const abandoned = (attempt: number) => ({ type: 'ABANDONED', attempt }) as const;

type Snapshot = SnapshotFrom<typeof localeSwitchMachine>;

function having(...events: readonly LocaleSwitchEvent[]): Snapshot {
  const [start] = initialTransition(localeSwitchMachine, { locale: 'en', current: EN });
  return events.reduce<Snapshot>((snapshot, event) => transition(localeSwitchMachine, snapshot, event)[0], start);
}

describe('LO6 loads messages, then changes the path, then the locale', () => {
  test('starts idle', () => {
    expect(having()).toMatchObject({ value: 'settled', context: { locale: 'en', wanted: null, target: null } });
    expect(localeSwitchStep(having())).toBeNull();
  });

  test('a switch loads the messages of the requested locale', () => {
    expect(having(toSpanish)).toMatchObject({
      value: 'loading',
      context: { locale: 'en', wanted: 'es', target: ES, current: EN },
    });
    expect(localeSwitchStep(having(toSpanish))).toEqual({ kind: 'load-messages', locale: 'es', attempt: 1 });
  });

  test('loaded messages lead to the localized path', () => {
    const snapshot = having(toSpanish, loaded(1));
    expect(snapshot).toMatchObject({ value: 'redirecting', context: { locale: 'en', wanted: 'es' } });
    expect(localeSwitchStep(snapshot)).toEqual({ kind: 'redirect', to: ES, attempt: 1 });
  });

  test('arrival changes the locale', () => {
    const snapshot = having(toSpanish, loaded(1), arrived(1));
    expect(snapshot).toMatchObject({
      value: 'settled',
      context: { locale: 'es', wanted: null, target: null, current: ES },
    });
    expect(localeSwitchStep(snapshot)).toBeNull();
  });

  test('skips the redirect where the path is the same', () => {
    const snapshot = having({ ...toSpanish, path: EN }, loaded(1));
    expect(snapshot).toMatchObject({ value: 'settled', context: { locale: 'es', wanted: null, current: EN } });
  });

  test('uses the address at the switch, not the one at the start', () => {
    const snapshot = having({ ...toSpanish, current: ES }, loaded(1));
    expect(snapshot).toMatchObject({ value: 'settled', context: { locale: 'es' } });
  });

  test('an abandoned redirect keeps the locale', () => {
    const snapshot = having(toSpanish, loaded(1), abandoned(1));
    expect(snapshot).toMatchObject({
      value: 'settled',
      context: { locale: 'en', wanted: null, target: null, current: EN },
    });
  });
});

test('LO7 continues without the messages of a failed load', () => {
  expect(having(toSpanish, failed(1))).toMatchObject({ value: 'redirecting', context: { target: ES } });
  expect(having(toSpanish, failed(1), arrived(1))).toMatchObject({ value: 'settled', context: { locale: 'es' } });
  expect(having({ ...toSpanish, path: EN }, failed(1))).toMatchObject({ value: 'settled', context: { locale: 'es' } });
});

describe('LO6 ignored', () => {
  test.each(['en', 'fr', 'ES', 'es-ES', '', '__proto__', 'constructor'])('a switch from en to %j', (locale) => {
    const snapshot = having({ ...toSpanish, locale });
    expect([snapshot.value, snapshot.context]).toEqual(['settled', having().context]);
  });

  test('a switch to an unsupported locale while another is under way', () => {
    for (const under of [[toSpanish], [toSpanish, loaded(1)]]) {
      const snapshot = having(...under, { ...toSpanish, locale: 'fr', path: '/fr/' });
      expect([snapshot.value, snapshot.context]).toEqual([having(...under).value, having(...under).context]);
    }
  });

  test.each<[string, LocaleSwitchEvent[], LocaleSwitchEvent]>([
    ['messages while idle', [], loaded(0)],
    ['an arrival while idle', [], arrived(0)],
    ['an arrival before the messages', [toSpanish], arrived(1)],
    ['the end of a navigation before the messages', [toSpanish], abandoned(1)],
    ['messages while redirecting', [toSpanish, loaded(1)], loaded(1)],
    ['messages of an earlier attempt', [toSpanish, backToEnglish, toSpanish], loaded(1)],
    ['failed messages of an earlier attempt', [toSpanish, backToEnglish, toSpanish], failed(1)],
    ['the arrival of an earlier attempt', [toSpanish, loaded(1), toSpanish, loaded(2)], arrived(1)],
    ['the end of a replaced navigation', [toSpanish, loaded(1), toSpanish, loaded(2)], abandoned(1)],
  ])('%s', (_, before, event) => {
    expect(having(...before, event).value).toBe(having(...before).value);
    expect(having(...before, event).context).toEqual(having(...before).context);
  });
});

describe('LO6 a later switch', () => {
  const elsewhere = { type: 'SWITCH', locale: 'es', path: '/es/find/', current: '/en/find/' } as const;

  test.each([
    ['loading', [toSpanish]],
    ['redirecting', [toSpanish, loaded(1)]],
  ])('replaces one that is %s', (_, before) => {
    const snapshot = having(...before, elsewhere);
    expect(snapshot).toMatchObject({ value: 'loading', context: { target: '/es/find/', current: '/en/find/' } });
    expect(localeSwitchStep(snapshot)).toEqual({ kind: 'load-messages', locale: 'es', attempt: 2 });
    expect(having(...before, elsewhere, loaded(2), arrived(2)).context).toMatchObject({
      locale: 'es',
      current: '/es/find/',
    });
  });

  test.each([
    ['loading', [toSpanish]],
    ['redirecting', [toSpanish, loaded(1)]],
  ])('to the current locale cancels one that is %s', (_, before) => {
    const snapshot = having(...before, backToEnglish);
    expect(snapshot).toMatchObject({
      value: 'settled',
      context: { locale: 'en', wanted: null, target: null, current: EN },
    });
  });
});

test('LO6 any sequence of events leaves a valid state, and only an answer changes the locale', () => {
  const attempt = fc.nat(4);
  const path = fc.constantFrom(EN, ES, '/es/find/');
  const event: fc.Arbitrary<LocaleSwitchEvent> = fc.oneof(
    fc.record({
      type: fc.constant('SWITCH' as const),
      locale: fc.constantFrom('en', 'es', 'fr', '', '__proto__'),
      path,
      current: path,
    }),
    fc.record({
      type: fc.constantFrom(
        'MESSAGES_LOADED' as const,
        'MESSAGES_FAILED' as const,
        'ARRIVED' as const,
        'ABANDONED' as const,
      ),
      attempt,
    }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      let before = having();
      for (const next of events) {
        const [snapshot] = transition(localeSwitchMachine, before, next);
        const { locale, wanted, target, current } = snapshot.context;
        expect(snapshot.status).toBe('active');
        expect(['settled', 'loading', 'redirecting']).toContain(snapshot.value);
        expect(isLocale(locale)).toBe(true);
        if (snapshot.value === 'settled') {
          expect([wanted, target, localeSwitchStep(snapshot)]).toEqual([null, null, null]);
        } else {
          expect(isLocale(wanted)).toBe(true);
          expect(wanted).not.toBe(locale);
          expect(target).not.toBeNull();
          expect(localeSwitchStep(snapshot)).not.toBeNull();
        }
        if (snapshot.value === 'redirecting') expect(target).not.toBe(current);
        if (locale !== before.context.locale) {
          expect(next).toMatchObject({ attempt: before.context.attempt });
          expect(locale).toBe(before.context.wanted);
        }
        before = snapshot;
      }
    }),
  );
});
