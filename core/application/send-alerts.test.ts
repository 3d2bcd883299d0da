import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryAlertRunStore } from '../../tests/fakes/memory-alert-run-store.ts';
import { MemoryAlertStore } from '../../tests/fakes/memory-alert-store.ts';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
import { MemoryOutbox } from '../../tests/fakes/memory-outbox.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import type { Alert, AlertRecipientId, Frequency } from '../alerts/alert.ts';
import { decodeDigest } from '../alerts/alert-digest.ts';
import type { EncodedAlertSubject } from '../alerts/alert-subject.ts';
import type { SubscriptionId } from '../newsletter/subscription.ts';
import { err, type Result } from '../shared/result.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { type SendAlertsOptions, sendAlerts } from './send-alerts.ts';

const HOUR = 60 * 60_000;
/** A Monday. */
const MONDAY = Date.parse('2026-05-04T06:00:00Z');
const DAY = 24 * HOUR;
const ALL = '?currency=eur&unit=meters';
const SALE = '?i=sale&currency=eur&unit=meters';
const DOWN = { kind: 'no-client', message: 'Search client not found' } as const;

const sale = (id: string, salePrice = 1_000_000) => sampleYacht({ id, name: id, market: 'sale', salePrice });
const FLEET = ['a', 'b', 'c'].map((id) => sale(id));

let outbox: MemoryOutbox;
let alerts: MemoryAlertStore;
let runs: MemoryAlertRunStore;
beforeEach(() => {
  outbox = new MemoryOutbox();
  alerts = new MemoryAlertStore(outbox);
  runs = new MemoryAlertRunStore(outbox, alerts);
});

function subscribe(reader: string, question = SALE, frequency: Frequency = 'daily') {
  const alert: Alert = {
    ...{ id: `${reader} ${question}` as SubscriptionId, address: `${reader}@visitor.example`, locale: 'en' },
    ...{ status: 'confirmed', requestedAt: 0, consent: 'I agree.', confirmedAt: 1, endedAt: null },
    ...{ reader: reader as AlertRecipientId, question: question as EncodedAlertSubject },
    ...{ frequency, requestedFrequency: frequency },
  };
  return alerts.put(alert, []);
}

/** Makes the alerts of a day: 0 is the Monday. */
function runOn(day: number, fleet: readonly Yacht[], change: Partial<SendAlertsOptions> = {}) {
  return sendAlerts({
    ...{ runs, now: MONDAY + day * DAY, turn: async () => {}, searchAmong: (yachts) => new MemoryYachtSearch(yachts) },
    ...{ wait: async () => {}, hour: 6 },
    ...{ catalogue: new MemoryYachtCatalogue(fleet), calendars: new MemoryAvailabilityCalendar() },
    ...change,
  });
}

/** The letters that are queued, by their ids, and takes them out of the queue. */
async function letters() {
  const query = { lane: 'alert-mail', now: MONDAY + 99 * DAY, leaseMs: 1, limit: 1000 } as const;
  const claimed = answerOf(await outbox.claim(query));
  for (const delivery of claimed) await outbox.sent(delivery, MONDAY);
  return claimed.map(({ id }) => id).sort();
}

function answerOf<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function toldOn(date: string, question = SALE, frequency: Frequency = 'daily') {
  const asked = { question: question as EncodedAlertSubject, frequency };
  const [digest] = answerOf(await runs.digests(date, [asked]));
  return decodeDigest(digest?.digest ?? '').items.map(({ kind, id }) => `${kind} ${id}`);
}

describe('FD6 the alerts of a day', () => {
  test('tell nothing on the first one, and from then on what changed since the last', async () => {
    await subscribe('ines');
    expect(answerOf(await runOn(0, FLEET))).toEqual({ kind: 'done', letters: 0, questions: 0, unanswered: 0 });
    expect(answerOf(await runOn(1, [...FLEET, sale('d')]))).toMatchObject({ letters: 1, questions: 1 });
    expect(await letters()).toEqual(['ines.alert-letter.2026-05-05']);
    expect(await toldOn('2026-05-05')).toEqual(['new d']);
    expect(answerOf(await runOn(2, [...FLEET, sale('d')]))).toMatchObject({ letters: 0, questions: 1 });
    expect(await letters()).toEqual([]);
  });

  test('are made once, however often and on however many nodes they are asked for', async () => {
    await subscribe('ines');
    await subscribe('ines', ALL);
    await subscribe('olga');
    await runOn(0, FLEET);
    const fleet = [...FLEET, sale('d'), sampleYacht({ id: 'e', market: 'charter' })];
    await Promise.all([runOn(1, fleet), runOn(1, fleet)]);
    await runOn(1, [...fleet, sale('f')]);
    expect(await letters()).toEqual(['ines.alert-letter.2026-05-05', 'olga.alert-letter.2026-05-05']);
    expect(await toldOn('2026-05-05')).toEqual(['new d']);
    await runOn(2, [...fleet, sale('f')]);
    expect(await toldOn('2026-05-06')).toEqual(['new f']);
  });

  test('make up for days without a run', async () => {
    await subscribe('ines');
    await runOn(0, FLEET);
    await runOn(4, [sale('a', 900_000), ...FLEET.slice(1), sale('d')]);
    expect(await toldOn('2026-05-08')).toEqual(['new d', 'reduced a']);
  });

  test('come on Thursdays to who wants a letter a week, about the whole week', async () => {
    await subscribe('ines', SALE, 'weekly');
    await runOn(0, FLEET);
    const thursday = 3;
    await runOn(1, [...FLEET, sale('d')]);
    await runOn(thursday, [...FLEET, sale('d')]);
    expect(await letters()).toEqual(['ines.alert-letter.2026-05-07']);
    expect(await toldOn('2026-05-07', SALE, 'weekly')).toEqual(['new d']);
    for (let day = thursday + 1; day < thursday + 7; day += 1) await runOn(day, [...FLEET, sale('d'), sale('e')]);
    expect(await letters()).toEqual([]);
    // The site was down on the Thursday.
    await runOn(thursday + 8, [...FLEET, sale('d'), sale('e')]);
    expect(await letters()).toEqual(['ines.alert-letter.2026-05-15']);
    expect(await toldOn('2026-05-15', SALE, 'weekly')).toEqual(['new e']);
    // Nothing is told twice, although the last letter came late.
    await runOn(thursday + 14, [...FLEET, sale('d'), sale('e')]);
    expect(await letters()).toEqual([]);
  });
});

describe('FD6 a run that fails', () => {
  test.each(['isDone', 'snapshotUpTo', 'questions', 'addAnswers', 'queueLetters', 'finish'] as const)(
    'at %s is taken up where it ended, and sends no letter twice',
    async (step) => {
      for (const reader of ['ines', 'olga']) await subscribe(reader);
      await runOn(0, FLEET);
      const broken = new Proxy(runs, {
        get(target, name) {
          if (name === step) return async () => err({ kind: 'unavailable', reason: 'the disk is full' });
          const member: unknown = Reflect.get(target, name);
          return typeof member === 'function' ? member.bind(target) : member;
        },
      });
      const fleet = [...FLEET, sale('d')];
      expect(await runOn(1, fleet, { runs: broken })).toEqual(err({ reason: 'the disk is full' }));
      const before = await letters();
      // It goes on at once, or with the run of the next day.
      await runOn(1, fleet);
      await runOn(2, fleet);
      expect([...before, ...(await letters())].sort()).toEqual([
        'ines.alert-letter.2026-05-05',
        'olga.alert-letter.2026-05-05',
      ]);
    },
  );

  test('while letters are queued has the rest of them queued the next day', async () => {
    for (const reader of ['ines', 'olga']) await subscribe(reader);
    await runOn(0, FLEET);
    const fleet = [...FLEET, sale('d')];
    const broken = new Proxy(runs, {
      get(target, name) {
        if (name === 'queueLetters') {
          return async () => {
            await target.queueLetters('2026-05-05', MONDAY + DAY, 1);
            return err({ kind: 'unavailable', reason: 'killed' });
          };
        }
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
    expect((await runOn(1, fleet, { runs: broken })).ok).toBe(false);
    expect(await letters()).toHaveLength(1);
    expect(answerOf(await runOn(2, fleet))).toMatchObject({ letters: 1 });
  });

  test('for want of a search answers the next time', async () => {
    await subscribe('ines');
    await runOn(0, FLEET);
    const fleet = [...FLEET, sale('d')];
    const search = new MemoryYachtSearch(fleet);
    search.failWith(DOWN);
    expect((await runOn(1, fleet, { searchAmong: () => search })).ok).toBe(false);
    expect(answerOf(await runOn(1, fleet))).toMatchObject({ letters: 1, unanswered: 0 });
  });

  test('is not caused by one question that the search cannot answer', async () => {
    await subscribe('ines');
    await subscribe('olga', '?i=sale&q=sea&currency=eur&unit=meters');
    await runOn(0, FLEET);
    const fleet = [...FLEET, sale('d')];
    const whole = new MemoryYachtSearch(fleet);
    const search: ReturnType<SendAlertsOptions['searchAmong']> = {
      search: async (criteria, options) => (criteria.text === 'sea' ? err(DOWN) : whole.search(criteria, options)),
    };
    expect(await runOn(1, fleet, { searchAmong: () => search })).toEqual(
      err({ reason: '1 questions have no answer yet' }),
    );
    expect(await letters()).toEqual([]);
    const run = await runOn(1, fleet, { searchAmong: () => search, now: MONDAY + DAY + HOUR });
    expect(answerOf(run)).toMatchObject({ letters: 1, questions: 2, unanswered: 1 });
    expect(await letters()).toEqual(['ines.alert-letter.2026-05-05']);
  });

  test.each([
    [22, '22:59', false],
    [22, '23:00', true],
    [23, '23:39', false],
    [23, '23:40', true],
  ])(
    'with ALERT_HOUR=%i is left without its answer from a time of the same day on: at %s %s',
    async (hour, at, ends) => {
      await subscribe('olga');
      await runOn(0, FLEET);
      const search = new MemoryYachtSearch();
      search.failWith(DOWN);
      const now = Date.parse(`2026-05-05T${at}:00Z`);
      const run = await runOn(1, [...FLEET, sale('d')], { searchAmong: () => search, hour, now });
      expect(run.ok).toBe(ends);
    },
  );

  test('for some questions tells all of the news of the run that has all answers', async () => {
    await subscribe('ines');
    await subscribe('olga', '?i=sale&q=sea&currency=eur&unit=meters');
    await runOn(0, FLEET);
    const half: ReturnType<SendAlertsOptions['searchAmong']> = {
      search: async (criteria, options) =>
        criteria.text === 'sea' ? err(DOWN) : new MemoryYachtSearch([...FLEET, sale('d')]).search(criteria, options),
    };
    expect((await runOn(1, [...FLEET, sale('d')], { searchAmong: () => half })).ok).toBe(false);
    await runOn(1, [...FLEET, sale('d'), sale('e')]);
    expect(await toldOn('2026-05-05')).toEqual(['new d', 'new e']);
  });

  test('whose last snapshot another release wrote begins anew, and calls no fleet new', async () => {
    await subscribe('ines');
    await runs.addAnswers({ day: '2026-05-04', snapshot: '{"form":9}' }, []);
    await runs.finish('2026-05-04');
    expect(answerOf(await runOn(1, FLEET))).toMatchObject({ letters: 0 });
    expect(answerOf(await runOn(2, [...FLEET, sale('d')]))).toMatchObject({ letters: 1 });
  });
});

test('FD2 FD6 what looks like a mistake is told after two days, or never where it is mended', async () => {
  await subscribe('ines');
  const fleet = Array.from({ length: 50 }, (_, at) => sale(`H-${at}`));
  const cheap = fleet.map(({ id }) => sale(id, 900_000));
  await runOn(0, fleet);
  expect(answerOf(await runOn(1, cheap))).toEqual({ kind: 'held' });
  expect(answerOf(await runOn(2, cheap))).toEqual({ kind: 'held' });
  expect(answerOf(await runOn(2, fleet))).toMatchObject({ kind: 'done', letters: 0 });
  expect(answerOf(await runOn(3, cheap))).toEqual({ kind: 'held' });
  expect(answerOf(await runOn(5, cheap))).toMatchObject({ kind: 'done', letters: 1 });
});

test('FD2 FD6 what looks like a mistake is held back for two days from the first run that sees it', async () => {
  await subscribe('ines');
  const fleet = Array.from({ length: 50 }, (_, at) => sale(`H-${at}`));
  const cheap = fleet.map(({ id }) => sale(id, 900_000));
  await runOn(0, fleet);
  expect(answerOf(await runOn(5, cheap))).toEqual({ kind: 'held' });
  expect(answerOf(await runOn(6, cheap))).toEqual({ kind: 'held' });
  expect(answerOf(await runOn(7, cheap))).toMatchObject({ kind: 'done', letters: 1 });
});

test('FD6 what came between a failure and the run that makes up for it is told', async () => {
  await subscribe('ines');
  await runOn(0, FLEET);
  const full = new Proxy(runs, {
    get(target, name) {
      if (name === 'addAnswers') return async () => err({ kind: 'unavailable', reason: 'the disk is full' });
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  expect((await runOn(1, FLEET, { runs: full })).ok).toBe(false);
  await runOn(1, [...FLEET, sale('d')]);
  expect(await toldOn('2026-05-05')).toEqual(['new d']);
});

test('FD6 what changed while the site was down for long is told, whatever was removed meanwhile', async () => {
  await subscribe('ines');
  await runOn(0, FLEET);
  await runs.prune('2026-05-20');
  expect(answerOf(await runOn(16, [...FLEET, sale('d')]))).toMatchObject({ letters: 1 });
});

test('FD6 a yacht that a mistake in her record took away for a day is not new', async () => {
  await subscribe('ines');
  await runOn(0, FLEET);
  await runOn(1, FLEET.slice(1));
  expect(answerOf(await runOn(2, FLEET))).toMatchObject({ letters: 0 });
});
