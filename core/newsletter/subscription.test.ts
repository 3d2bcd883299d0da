import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CONFIRM_WITHIN_MS,
  confirmSubscription,
  endSubscription,
  isErasable,
  readSubscription,
  requestSubscription,
  type Subscription,
  type SubscriptionId,
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

test('FM3 a row is the subscription', () => {
  expect(readSubscription(ROW)).toEqual({ id: 'one', row: ROW, problems: [] });
});

test.each([
  ['locale', 'xx'],
  ['status', 'lost'],
  ['requestedAt', 'yesterday'],
  ['address', null],
])('FM3 with %s being %j it is none, and the field is named', (field, value) => {
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

describe('FM3 who asks', () => {
  test('for the first time is asked to confirm', () => {
    const { subscription, deliveries } = requestSubscription(null, ASKED, NOW);
    expect(subscription).toEqual({ ...ASKED, status: 'pending', requestedAt: NOW, confirmedAt: null, endedAt: null });
    expect(deliveries).toEqual([
      { id: `new.confirm-letter.${NOW}`, about: 'new', channel: 'confirm-letter', createdAt: NOW },
    ]);
  });

  test.each(['pending', 'ended'] as const)('again, %s, is asked anew, under the same id', (status) => {
    const step = requestSubscription(subscription(status), ASKED, NOW);
    expect(step.subscription).toEqual({
      ...{ ...ASKED, id: 'old', status: 'pending', requestedAt: NOW, confirmedAt: null, endedAt: null },
    });
    expect(step.deliveries.map(({ channel }) => channel)).toEqual(['confirm-letter']);
  });

  test('and has it already changes nothing, and is told', () => {
    const before = subscription('confirmed');
    const step = requestSubscription(before, ASKED, NOW);
    expect(step.subscription).toBe(before);
    expect(step.deliveries.map(({ id }) => id)).toEqual([`old.welcome-letter.${NOW}`]);
  });

  test('twice gets two letters, each with a name of its own', () => {
    const ids = [NOW, NOW + 1].map((now) => requestSubscription(null, ASKED, now).deliveries[0]?.id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('FM3 who follows a link', () => {
  test('confirms once; a second time changes nothing and calls for no letter', () => {
    const first = confirmSubscription(subscription('pending'), NOW);
    expect(first?.subscription).toEqual(subscription('confirmed', { confirmedAt: NOW }));
    expect(first?.deliveries.map(({ channel }) => channel)).toEqual(['welcome-letter']);
    const before = subscription('confirmed');
    expect(confirmSubscription(before, NOW)).toEqual({ subscription: before, deliveries: [] });
  });

  test('cannot confirm what was ended since', () => {
    expect(confirmSubscription(subscription('ended'), NOW)).toBeNull();
  });

  test('ends it, whatever it was; a second time changes nothing', () => {
    for (const status of ['pending', 'confirmed'] as const) {
      expect(endSubscription(subscription(status), NOW)).toEqual({
        subscription: { ...subscription(status), status: 'ended', endedAt: NOW },
        deliveries: [],
      });
    }
    expect(endSubscription(subscription('ended'), NOW).subscription).toEqual(subscription('ended'));
  });
});

test.each([
  [subscription('pending', { requestedAt: NOW - CONFIRM_WITHIN_MS }), false],
  [subscription('pending', { requestedAt: NOW - CONFIRM_WITHIN_MS - 1 }), true],
  [subscription('confirmed', { requestedAt: 0 }), false],
  [subscription('ended', { endedAt: NOW - CONFIRM_WITHIN_MS }), false],
  [subscription('ended', { endedAt: NOW - CONFIRM_WITHIN_MS - 1 }), true],
])('FM3 nothing is kept that is not needed: %j %j', (before, forgotten) => {
  expect(isErasable(before, NOW)).toBe(forgotten);
});

test('FM3 whatever happens in whatever order: nobody has it who did not confirm since they last asked anew', () => {
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
              ? endSubscription(one, now)
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
