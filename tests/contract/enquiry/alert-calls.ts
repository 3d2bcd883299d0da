import fc from 'fast-check';
import { type Alert, type AlertRecipientId, FREQUENCIES } from '../../../core/alerts/alert.ts';
import type { EncodedAlertSubject } from '../../../core/alerts/alert-subject.ts';
import { CHANNELS, deliveriesOf } from '../../../core/enquiry/delivery.ts';
import { alertDelivery, sampleAlert } from '../../samples/sample-alert.ts';
import type { Stores } from './stores-fixture.ts';

type Call = (stores: Stores) => Promise<unknown>;

const instant = fc.nat(20);
const day = fc.constantFrom('2026-05-03', '2026-05-04', '2026-05-05');
const frequency = fc.constantFrom(...FREQUENCIES);
const asked = fc.record({
  question: fc.constantFrom('q1', 'q2').map((text) => text as EncodedAlertSubject),
  frequency,
});

const alert: fc.Arbitrary<Alert> = fc
  .record({
    ...{ id: fc.constantFrom('a1', 'a2', 'a3', 'a4'), who: fc.constantFrom('ana', 'eva', 'ines'), asked },
    ...{ status: fc.constantFrom('pending', 'confirmed', 'confirmed', 'ended'), requestedAt: instant },
  })
  .map(({ id, who, asked, status, requestedAt }) =>
    sampleAlert(id, { ...asked, status, requestedAt, address: `${who}@x.example`, reader: who as AlertRecipientId }),
  );

const digests = fc.uniqueArray(fc.tuple(asked, fc.constantFrom('{}', '{"more":1}')), {
  selector: ([{ question, frequency }]) => `${question} ${frequency}`,
});

const of = <T>(drawn: fc.Arbitrary<T>, call: (drawn: T) => Call) => drawn.map(call);

/** Calls of the stores of alerts, drawn from few names and days, so that they coincide. */
export const alertCall: fc.Arbitrary<Call> = fc.oneof(
  {
    weight: 6,
    arbitrary: of(
      fc.tuple(alert, fc.subarray([...CHANNELS])),
      ([one, channels]) =>
        ({ alerts }) =>
          alerts.put(one, [
            ...deliveriesOf(one.id, channels, one.requestedAt),
            alertDelivery(one.reader, '2026-05-03', one.requestedAt),
          ]),
    ),
  },
  {
    weight: 3,
    arbitrary: of(
      fc.tuple(day, fc.constantFrom('one', 'two'), digests),
      ([day, snapshot, answers]) =>
        ({ alertRuns }) =>
          alertRuns.addAnswers(
            { day, snapshot },
            answers.map(([one, digest]) => ({ ...one, digest })),
          ),
    ),
  },
  {
    weight: 4,
    arbitrary: of(
      fc.tuple(day, instant),
      ([day, now]) =>
        ({ alertRuns }) =>
          alertRuns.queueLetters(day, now, 99),
    ),
  },
  of(
    alert,
    ({ address }) =>
      ({ alerts }) =>
        alerts.ofAddress(address),
  ),
  of(
    alert,
    ({ reader }) =>
      ({ alerts }) =>
        alerts.confirmedOf(reader),
  ),
  of(
    fc.tuple(alert, instant),
    ([{ reader }, now]) =>
      ({ alerts }) =>
        alerts.endAll(reader, now),
  ),
  of(
    alert,
    ({ address }) =>
      ({ alerts }) =>
        alerts.erase(address),
  ),
  of(
    fc.record({ unconfirmedBefore: instant, endedBefore: instant, limit: fc.nat(4) }),
    (batch) =>
      ({ alerts }) =>
        alerts.prune(batch),
  ),
  of(
    day,
    (day) =>
      ({ alertRuns }) =>
        alertRuns.hold(day),
  ),
  of(day, (day) => async ({ alertRuns }) => [
    await alertRuns.isDone(day),
    await alertRuns.snapshotUpTo(day),
    await alertRuns.oldestSnapshot(),
  ]),
  of(
    frequency,
    (frequency) =>
      ({ alertRuns }) =>
        alertRuns.questions(frequency),
  ),
  of(
    fc.tuple(day, fc.array(asked)),
    ([day, questions]) =>
      ({ alertRuns }) =>
        alertRuns.digests(day, questions),
  ),
  of(
    day,
    (day) =>
      ({ alertRuns }) =>
        alertRuns.finish(day),
  ),
  of(
    day,
    (day) =>
      ({ alertRuns }) =>
        alertRuns.prune(day),
  ),
);
