import fc from 'fast-check';
import { expect } from 'vitest';
import { CHANNELS, type ClaimedDelivery, deliveriesOf, LANES } from '../../../core/enquiry/delivery.ts';
import { randomEnquiry } from '../../../core/enquiry/enquiry.fixture.ts';
import type { Enquiry } from '../../../core/enquiry/enquiry.ts';
import type { EnquiryReference, IdempotencyKey } from '../../../core/enquiry/reference.ts';
import type { Subscription, SubscriptionId } from '../../../core/newsletter/subscription.ts';
import { alertCall } from './alert-calls.ts';
import { answerOf, memoryPlace, type Stores, type StoresPlace } from './stores-fixture.ts';

/** Stores, with all deliveries that were ever claimed from them. */
interface Side extends Stores {
  readonly claimed: ClaimedDelivery[];
}

/** Calls a store. @returns the answer, without values that each store generates */
type Step = (side: Side) => Promise<unknown>;

const instant = fc.nat(20);
const limit = fc.nat(4);
const channels = fc.subarray([...CHANNELS]);
const about = fc.constantFrom('e1', 'e2', 's1', 's2');

const subscription: fc.Arbitrary<Subscription> = fc.record({
  id: fc.constantFrom('s1', 's2', 's3').map((id) => id as SubscriptionId),
  address: fc.constantFrom('a@x.example', 'b@x.example', 'c@x.example'),
  locale: fc.constantFrom('en', 'es'),
  status: fc.constantFrom('pending', 'confirmed', 'ended'),
  requestedAt: instant,
  consent: fc.constant('yes'),
  confirmedAt: fc.option(instant),
  endedAt: fc.option(instant),
});

/** Completes the n-th delivery ever claimed, in one of three ways. */
const outcome = fc.record({ nth: fc.nat(8), way: fc.constantFrom('sent', 'retryAt', 'giveUp'), at: instant }).map(
  ({ nth, way, at }): Step =>
    async ({ outbox, claimed }) => {
      const one = claimed[nth % Math.max(1, claimed.length)];
      if (one === undefined) return null;
      return way === 'sent' ? outbox.sent(one, at) : outbox[way](one, at, 'away');
    },
);

/** Draws from few names and instants, so that enquiries coincide. */
const enquiry: fc.Arbitrary<Enquiry> = fc
  .tuple(randomEnquiry, fc.constantFrom('e1', 'e2', 'e3'), fc.constantFrom('k1', 'k2', 'k3'), fc.nat(5))
  .map(([random, reference, key, receivedAt]) => ({
    ...random,
    reference: reference as EnquiryReference,
    key: key as IdempotencyKey,
    receivedAt,
  }));

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(enquiry, channels).map(
      ([enquiry, channels]): Step =>
        ({ enquiries }) =>
          enquiries.accept(enquiry, deliveriesOf(enquiry.reference, channels, enquiry.receivedAt)),
    ),
  },
  {
    weight: 1,
    arbitrary: enquiry.map(
      ({ key }): Step =>
        ({ enquiries }) =>
          enquiries.byKey(key),
    ),
  },
  {
    weight: 1,
    arbitrary: enquiry.map(
      ({ reference }): Step =>
        ({ enquiries }) =>
          enquiries.byReference(reference),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(limit, fc.option(enquiry)).map(
      ([limit, after]): Step =>
        ({ enquiries }) =>
          enquiries.list({ limit, after }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(enquiry, instant).map(
      ([{ reference }, now]): Step =>
        ({ enquiries }) =>
          enquiries.erase(reference, now),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({ lane: fc.constantFrom(...LANES), now: instant, leaseMs: fc.nat(5), limit }).map(
      (query): Step =>
        async (side) => {
          const claimed = answerOf(await side.outbox.claim(query));
          side.claimed.push(...claimed);
          return claimed.map(({ lease: _, ...delivery }) => delivery);
        },
    ),
  },
  { weight: 4, arbitrary: outcome },
  {
    weight: 1,
    arbitrary: fc.tuple(about, instant).map(
      ([about, now]): Step =>
        ({ outbox }) =>
          outbox.revive(about, now),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Step>(({ outbox }) => outbox.state()) },
  {
    weight: 1,
    arbitrary: fc.tuple(instant, instant, limit).map(
      ([sentBefore, alertsBefore, limit]): Step =>
        ({ outbox }) =>
          outbox.prune({ sentBefore, alertsBefore, limit }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(5), limit).map(
      ([before, limit]): Step =>
        ({ enquiries }) =>
          enquiries.prune({ before, limit }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ unconfirmedBefore: instant, endedBefore: instant, limit }).map(
      (batch): Step =>
        ({ subscriptions }) =>
          subscriptions.prune(batch),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(subscription, channels).map(
      ([one, channels]): Step =>
        ({ subscriptions }) =>
          subscriptions.put(one, deliveriesOf(one.id, channels, one.requestedAt)),
    ),
  },
  {
    weight: 1,
    arbitrary: subscription.map(
      ({ address }): Step =>
        ({ subscriptions }) =>
          subscriptions.byAddress(address),
    ),
  },
  {
    weight: 1,
    arbitrary: subscription.map(
      ({ id }): Step =>
        ({ subscriptions }) =>
          subscriptions.byId(id),
    ),
  },
  {
    weight: 1,
    arbitrary: subscription.map(
      ({ id }): Step =>
        ({ subscriptions }) =>
          subscriptions.erase(id),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Step>(({ subscriptions }) => subscriptions.list()) },
  { weight: 16, arbitrary: alertCall },
);

/** Makes the same calls, step by step, to the stores of a place and to those in memory, and compares the answers. */
export async function storesAgree(make: () => Promise<StoresPlace>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
      const place = await make();
      const side: Side = { ...place.open(), claimed: [] };
      const model: Side = { ...(await memoryPlace()).open(), claimed: [] };
      try {
        for (const ask of steps) expect(await ask(side)).toEqual(await ask(model));
      } finally {
        await place.remove();
      }
    }),
    { numRuns: 40 },
  );
}
