import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  confirmSubscription,
  readSubscription,
  requestSubscription,
  type Subscription,
  type SubscriptionId,
  unsubscribe,
} from './subscription.ts';

const ROW = {
  id: 'one',
  address: 'ines@visitor.example',
  locale: 'es',
  status: 'confirmed',
  requestedAt: 1,
  consent: 'I agree.',
  confirmedAt: 2,
  endedAt: null,
};

test('FM3 a row is read as a subscription', () => {
  expect(readSubscription(ROW)).toEqual({ id: 'one', row: ROW, problems: [] });
});

test.each([
  ['locale', 'xx'],
  ['status', 'lost'],
  ['requestedAt', 'yesterday'],
  ['address', null],
])('FM3 with %s = %j is rejected with the name of the field', (field, value) => {
  const { id, row, problems } = readSubscription({ ...ROW, [field]: value });
  expect([id, row, problems.map((one) => one.field)]).toEqual(['one', null, [field]]);
});

const NOW = 1_000_000_000_000;
const ASKED = { id: 'new' as SubscriptionId, address: 'a@b.example', locale: 'es', consent: 'Sí.' } as const;

function subscription(status: Subscription['status'], change: Partial<Subscription> = {}): Subscription {
  return {
    ...{ id: 'old' as SubscriptionId, address: 'a@b.example', locale: 'en', consent: 'Yes.', status, requestedAt: 1 },
    ...{ confirmedAt: status === 'pending' ? null : 2, endedAt: status === 'ended' ? 3 : null },
    ...change,
  };
}

describe('FM3 a sign-up', () => {
  test('for the first time requests a confirmation', () => {
    const { subscription, deliveries } = requestSubscription(null, ASKED, NOW);
    expect(subscription).toEqual({ ...ASKED, status: 'pending', requestedAt: NOW, confirmedAt: null, endedAt: null });
    expect(deliveries).toEqual([
      { id: `new.confirm-letter.${NOW}`, about: 'new', channel: 'confirm-letter', createdAt: NOW },
    ]);
  });

  test.each(['pending', 'ended'] as const)('again, %s, requests a new one under the same id', (status) => {
    const step = requestSubscription(subscription(status), ASKED, NOW);
    expect(step.subscription).toEqual({
      ...{ ...ASKED, id: 'old', status: 'pending', requestedAt: NOW, confirmedAt: null, endedAt: null },
    });
    expect(step.deliveries.map(({ channel }) => channel)).toEqual(['confirm-letter']);
  });

  test('by a subscriber changes nothing and reports it', () => {
    const before = subscription('confirmed');
    const step = requestSubscription(before, ASKED, NOW);
    expect(step.subscription).toBe(before);
    expect(step.deliveries.map(({ id }) => id)).toEqual([`old.welcome-letter.${NOW}`]);
  });

  test('twice sends two letters with different names', () => {
    const ids = [NOW, NOW + 1].map((now) => requestSubscription(null, ASKED, now).deliveries[0]?.id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('FM3 following a link', () => {
  test('confirms once; a second time changes nothing and sends no letter', () => {
    const first = confirmSubscription(subscription('pending'), NOW);
    expect(first?.subscription).toEqual(subscription('confirmed', { confirmedAt: NOW }));
    expect(first?.deliveries.map(({ channel }) => channel)).toEqual(['welcome-letter']);
    const before = subscription('confirmed');
    expect(confirmSubscription(before, NOW)).toEqual({ subscription: before, deliveries: [] });
  });

  test('confirms one sign-up with one letter, also for two nodes at once', () => {
    const pending = subscription('pending');
    const [first, second] = [NOW, NOW + 5].map((now) =>
      confirmSubscription(pending, now)?.deliveries.map(({ id }) => id),
    );
    expect(first).toEqual([`${pending.id}.welcome-letter.${pending.requestedAt}`]);
    expect(second).toEqual(first);
  });

  test('cannot confirm a sign-up that has ended since', () => {
    expect(confirmSubscription(subscription('ended'), NOW)).toBeNull();
  });

  test('unsubscribes in any state; a second time changes nothing', () => {
    for (const status of ['pending', 'confirmed'] as const) {
      expect(unsubscribe(subscription(status), NOW)).toEqual({
        subscription: { ...subscription(status), status: 'ended', endedAt: NOW },
        deliveries: [],
      });
    }
    expect(unsubscribe(subscription('ended'), NOW).subscription).toEqual(subscription('ended'));
  });
});

test('FM3 any order of events: only those who confirmed since the last sign-up are subscribed', () => {
  const act = fc.constantFrom('ask', 'confirm', 'end');
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      let now = NOW;
      let { subscription: one } = requestSubscription(null, ASKED, now);
      let hasConfirmed = false;
      for (const what of acts) {
        now += 1;
        const step =
          what === 'ask'
            ? requestSubscription(one, ASKED, now)
            : what === 'end'
              ? unsubscribe(one, now)
              : confirmSubscription(one, now);
        if (what === 'confirm' && step !== null) hasConfirmed = true;
        if (what === 'end') hasConfirmed = false;
        one = step?.subscription ?? one;
        expect(one.status === 'confirmed').toBe(hasConfirmed);
        expect(one.endedAt === null).toBe(one.status !== 'ended');
        expect(one.id).toBe(ASKED.id);
      }
    }),
  );
});
