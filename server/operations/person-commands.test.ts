import { beforeEach, describe, expect, test } from 'vitest';
import type { AlertRecipientId } from '../../core/alerts/alert.ts';
import type { EncodedAlertSubject } from '../../core/alerts/alert-subject.ts';
import { deliveriesOf } from '../../core/enquiry/delivery.ts';
import { SAMPLE_ENQUIRY } from '../../core/enquiry/enquiry.fixture.ts';
import type { EnquiryReference, IdempotencyKey } from '../../core/enquiry/reference.ts';
import type { SubscriptionId } from '../../core/newsletter/subscription.ts';
import { err, ok } from '../../core/shared/result.ts';
import { MemoryAlertStore } from '../../tests/fakes/memory-alert-store.ts';
import { MemoryEnquiryStore } from '../../tests/fakes/memory-enquiry-store.ts';
import { MemoryKeptLetters } from '../../tests/fakes/memory-kept-letters.ts';
import { MemoryOutbox } from '../../tests/fakes/memory-outbox.ts';
import { MemoryRateLimits } from '../../tests/fakes/memory-rate-limits.ts';
import { MemorySubscriptionStore } from '../../tests/fakes/memory-subscription-store.ts';
import { alertDelivery, sampleAlert } from '../../tests/samples/sample-alert.ts';
import { erasePerson, exportPerson } from './person-commands.ts';

const NOW = SAMPLE_ENQUIRY.receivedAt + 60 * 60_000;
const INES = 'ines@visitor.example';
const RULE = { burst: 1, perMs: 60_000 };
let outbox: MemoryOutbox;
let ports: {
  readonly enquiries: MemoryEnquiryStore;
  readonly subscriptions: MemorySubscriptionStore;
  readonly alerts: MemoryAlertStore;
  readonly letters: MemoryKeptLetters;
  readonly rateLimits: MemoryRateLimits;
};

async function receive(name: string, email: string): Promise<void> {
  const reference = name as EnquiryReference;
  const content = { ...SAMPLE_ENQUIRY.content, email };
  const enquiry = { ...SAMPLE_ENQUIRY, reference, key: `key of ${name}` as IdempotencyKey, content };
  await ports.enquiries.accept(enquiry, deliveriesOf(name, ['office-letter', 'webhook'], NOW));
  const head = `To: palma@halyard.example\r\nReply-To: <${email}>`;
  ports.letters.put(`${name}.office-letter.eml`, `${head}\r\n\r\nfrom ${email}`, NOW);
}

async function subscribe(id: string, address: string): Promise<void> {
  await ports.subscriptions.put(
    {
      ...{ id: id as SubscriptionId, address, locale: 'es', status: 'confirmed', requestedAt: NOW - 1000 },
      ...{ consent: 'Sí, quiero', confirmedAt: NOW, endedAt: null },
    },
    deliveriesOf(id, ['welcome-letter'], NOW),
  );
  const head = `To: ${address}\r\nAuto-Submitted: auto-generated`;
  ports.letters.put(`${id}.welcome-letter.1.eml`, `${head}\r\n\r\nwelcome ${address}`, NOW);
}

async function watch(id: string, address: string, question: string): Promise<void> {
  const reader = `reader-${address.slice(0, 3)}` as AlertRecipientId;
  const alert = sampleAlert(id, {
    address,
    reader,
    question: question as EncodedAlertSubject,
    requestedAt: NOW - 1000,
  });
  const letter = alertDelivery(reader, '2026-05-04', NOW);
  await ports.alerts.put({ ...alert, confirmedAt: NOW }, [...deliveriesOf(id, ['welcome-alert-letter'], NOW), letter]);
  ports.letters.put(`${id}.welcome-alert-letter.1.eml`, `To: ${address}\r\n\r\nwelcome ${address}`, NOW);
  // A letter from before the reader changed to another mail address.
  ports.letters.put(`${letter.id}.eml`, 'To: old@visitor.example\r\n\r\nchanges', NOW);
}

beforeEach(async () => {
  outbox = new MemoryOutbox();
  ports = {
    enquiries: new MemoryEnquiryStore(outbox),
    subscriptions: new MemorySubscriptionStore(outbox),
    alerts: new MemoryAlertStore(outbox),
    letters: new MemoryKeptLetters(),
    rateLimits: new MemoryRateLimits(),
  };
  await receive('AAAAA-AAAAA', 'Ines@visitor.example');
  await receive('BBBBB-BBBBB', INES);
  await receive('CCCCC-CCCCC', 'ines+yachts@visitor.example');
  await receive('DDDDD-DDDDD', 'ana@visitor.example');
  await subscribe('s1', INES);
  await subscribe('s2', 'ana@visitor.example');
  await watch('a1', INES, '?i=sale&c=eur&u=meters');
  await watch('a2', INES, '?y=H-001&c=eur&u=meters');
  await watch('a3', 'ana@visitor.example', '?i=sale&c=eur&u=meters');
  // An enquiry that the store no longer has.
  ports.letters.put('EEEEE-EEEEE.office-letter.eml', `To: palma@halyard.example\r\nReply-To: ${INES}\r\n\r\n`, NOW);
  await ports.rateLimits.take('mailbox.ines', RULE, NOW);
});

const exported = async (address: string) => {
  const answer = await exportPerson(address, ports, NOW);
  if (!answer.ok) throw new Error(answer.error);
  return JSON.parse(answer.value.text);
};
const erased = (address: string, isDryRun = false) =>
  erasePerson({ address, isDryRun, countKey: 'mailbox.ines' }, ports, NOW);
const whole = (text: string) => ok({ text, unreadable: [] });

/** Everything that is kept, as text. */
async function kept(): Promise<string> {
  const people = [INES, 'ines+yachts@visitor.example', 'ana@visitor.example'];
  const letters = await Promise.all(people.map((address) => ports.letters.ofVisitor(address)));
  const enquiries = await ports.enquiries.list({ limit: 99, after: null });
  return JSON.stringify([letters, enquiries, await ports.subscriptions.list(), ports.alerts.all()]).toLowerCase();
}

describe('FM2 FM3 FD6 export of a person', () => {
  test('has the enquiries, the subscription, the alerts and the letters of the address, in any case', async () => {
    const person = await exported('INES@visitor.example');
    expect(person).toMatchObject({
      person: 'INES@visitor.example',
      exportedAt: '2026-05-04T11:00:00.000Z',
      enquiries: [
        { number: 'AAAAA-AAAAA', receivedAt: '2026-05-04T10:00:00.000Z', content: { email: 'Ines@visitor.example' } },
        { number: 'BBBBB-BBBBB', consent: SAMPLE_ENQUIRY.consent, answeredBy: SAMPLE_ENQUIRY.routing },
      ],
      newsletter: { address: INES, status: 'confirmed', confirmedAt: '2026-05-04T11:00:00.000Z', endedAt: null },
      alerts: [
        { question: '?i=sale&c=eur&u=meters', frequency: 'daily', status: 'confirmed', consent: 'Send me alerts.' },
        { question: '?y=H-001&c=eur&u=meters', requestedFrequency: 'daily', confirmedAt: '2026-05-04T11:00:00.000Z' },
      ],
      unreadableEnquiries: [],
      unreadableAlerts: [],
    });
    expect(person.enquiries[0].deliveries).toHaveLength(2);
    expect(person.letters.map(({ file }: { file: string }) => file)).toEqual([
      ...['AAAAA-AAAAA.office-letter.eml', 'BBBBB-BBBBB.office-letter.eml', 'EEEEE-EEEEE.office-letter.eml'],
      ...['s1.welcome-letter.1.eml', 'a1.welcome-alert-letter.1.eml', 'a2.welcome-alert-letter.1.eml'],
      'reader-ine.alert-letter.2026-05-04.eml',
    ]);
    expect(JSON.stringify(person)).not.toMatch(/ana@|yachts@/);
  });

  test('has a tagged address only when it is asked for as it is written', async () => {
    const person = await exported('ines+yachts@visitor.example');
    expect(person).toMatchObject({ enquiries: [{ number: 'CCCCC-CCCCC' }], newsletter: null, alerts: [] });
    expect(person.letters).toHaveLength(1);
  });

  test('gives a broker or an office no letters of visitors', async () => {
    expect(await exported('palma@halyard.example')).toMatchObject({
      enquiries: [],
      newsletter: null,
      alerts: [],
      letters: [],
    });
  });

  test('names the enquiries that cannot be read', async () => {
    const { list } = ports.enquiries;
    ports.enquiries.list = async (query) => {
      const { value } = await list.call(ports.enquiries, query);
      const rows = value.rows.map((one) => (one.reference === 'DDDDD-DDDDD' ? { ...one, enquiry: null } : one));
      return ok({ ...value, rows });
    };
    expect(await exported(INES)).toMatchObject({ unreadableEnquiries: ['DDDDD-DDDDD'], unreadableSubscriptions: [] });
    expect(await erased(INES, true)).toMatchObject({ value: { unreadable: ['DDDDD-DDDDD'] } });
  });
});

describe('FM2 FM3 FD6 erasing of a person', () => {
  test('removes everything about the address and nothing else, and counts it', async () => {
    const text = 'Erased: 2 enquiries, 1 subscription, 2 alerts, 7 letters.\nNumbers: AAAAA-AAAAA, BBBBB-BBBBB';
    const ids = ['AAAAA-AAAAA', 'BBBBB-BBBBB', 's1', 'a1', 'reader-ine', 'a2'];
    expect(await erased(INES)).toEqual(ok({ text, unreadable: [], erased: ids }));
    expect(await kept()).not.toContain(INES);
    expect(await kept()).toContain('ines+yachts@visitor.example');
    expect(await kept()).toContain('ana@visitor.example');
    expect([...outbox.about('AAAAA-AAAAA'), ...outbox.about('BBBBB-BBBBB'), ...outbox.about('s1')]).toEqual([]);
    expect([...outbox.about('a1'), ...outbox.about('a2'), ...outbox.about('reader-ine')]).toEqual([]);
    expect(await ports.letters.about(['a1', 'a2', 'reader-ine'])).toEqual(ok([]));
    expect([outbox.about('DDDDD-DDDDD').length, outbox.about('a3').length, outbox.about('reader-ana').length]).toEqual([
      ...[2, 1, 1],
    ]);
    expect(await ports.rateLimits.take('mailbox.ines', RULE, NOW)).toEqual(ok({ allowed: true, waitMs: 0 }));
    expect(await erased(INES)).toEqual(ok({ text: 'Nothing is kept about this address.', unreadable: [], erased: [] }));
  });

  test('only says what would go in a dry run', async () => {
    const before = await kept();
    expect(await erased(INES, true)).toEqual(
      whole('Would erase: 2 enquiries, 1 subscription, 2 alerts, 7 letters.\nNumbers: AAAAA-AAAAA, BBBBB-BBBBB'),
    );
    expect(await kept()).toBe(before);
    expect(await ports.rateLimits.take('mailbox.ines', RULE, NOW)).toMatchObject({ value: { allowed: false } });
  });

  test('erases alerts that cannot be read, and names them', async () => {
    const { ofAddress } = ports.alerts;
    ports.alerts.ofAddress = async (address) => {
      const { value } = await ofAddress.call(ports.alerts, address);
      return ok({ rows: value.rows.slice(1), unreadable: value.rows.slice(0, 1).map(({ id }): string => id) });
    };
    const text = 'Erased: 2 enquiries, 1 subscription, 2 alerts, 7 letters.';
    expect(await erased(INES)).toMatchObject({ value: { text: expect.stringContaining(text), unreadable: ['a1'] } });
    expect(ports.alerts.all().map(({ id }) => id)).toEqual(['a3']);
    expect(await ports.letters.about(['a1', 'a2'])).toEqual(ok([]));
  });

  test('finds the person among any number of others', async () => {
    for (let nth = 0; nth < 450; nth += 1) await receive(`${nth}`.padStart(5, '0'), 'ana@visitor.example');
    expect(await erased(INES)).toMatchObject({ value: { text: expect.stringMatching(/^Erased: 2 enquiries/) } });
  });

  test('says that it did not end where a store fails, and can be run again', async () => {
    const { erase } = ports.letters;
    ports.letters.erase = async () => err({ kind: 'unavailable', reason: 'mailbox folder: EIO' }) as never;
    expect(await erased(INES)).toEqual(err('Not everything is erased, try again: mailbox folder: EIO'));
    ports.letters.erase = erase;
    expect(await erased(INES)).toMatchObject({ ok: true });
    expect(await kept()).not.toContain(INES);
  });
});
