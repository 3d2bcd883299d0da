import { beforeEach, describe, expect, test } from 'vitest';
import type { Alert } from '../../core/alerts/alert.ts';
import { type Channel, LANES } from '../../core/enquiry/delivery.ts';
import { type EnquiryReference, referenceFrom } from '../../core/enquiry/reference.ts';
import { ok } from '../../core/shared/result.ts';
import type { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { Metrics } from '../operations/metrics.ts';
import { type EnquiryWorld, enquiryWorld, ORIGIN } from './enquiry-services.fixture.ts';
import { OutboxMonitor } from './outbox-monitor.ts';
import { OutboxOutageLog } from './outbox-outage.ts';

let world: EnquiryWorld;
beforeEach(() => {
  world = enquiryWorld({ hasWebhook: true });
});

async function take(change: Record<string, string> = {}): Promise<EnquiryReference> {
  const answer = await world.services.submitEnquiry.submit(world.fields(change), { networks: ['a'], currency: 'eur' });
  if (answer.kind !== 'thanks') throw new Error(`It came back: ${answer.submission.notice}`);
  return answer.reference;
}

/** Until nothing waits that is due. */
async function delivered(): Promise<void> {
  world.services.start();
  let before = '';
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve));
    const now = JSON.stringify([await world.outbox(), world.logged.length]);
    if (now === before) break;
    before = now;
  }
  await world.services.stop();
}

const mails = () => new Map([...world.mail.messages.values()].map((message) => [message.channel, message]));
const tokenOf = (channel: Channel, step: string) =>
  new RegExp(`[?]${step}=([\\w.-]+)`).exec(mails().get(channel)?.letter.text ?? '')?.[1] ?? '';

test('CM4 the subject of every letter of a staging site begins with its name', async () => {
  world = enquiryWorld({ staging: 'next-season' });
  await take();
  await delivered();
  const subjects = [...mails().values()].map(({ letter }) => letter.subject);
  expect(subjects.map((subject) => subject.slice(0, 14))).toEqual(['[next-season] ', '[next-season] ']);
});

describe('FM2 a delivered enquiry', () => {
  test('reaches the office, the visitor and the webhook once each, in the right language', async () => {
    const reference = await take({ ask: '?about=charter&yacht=H-001', locale: 'es' });
    await delivered();
    expect([...mails().keys()].toSorted()).toEqual(['office-letter', 'visitor-letter']);
    expect(mails().get('office-letter')?.letter).toMatchObject({
      to: { address: 'ana@sample.example' },
      replyTo: { address: 'ines@visitor.example' },
    });
    expect(mails().get('visitor-letter')?.letter).toMatchObject({
      to: { address: 'ines@visitor.example' },
      language: 'es',
    });
    const [notice] = [...world.webhook.messages.values()];
    expect(notice).toMatchObject({ channel: 'webhook', enquiry: { reference, content: { name: 'Inés Marín' } } });
    expect(await world.services.outbox()).toEqual({ waiting: 0, dead: 0, oldest: null, isCurrent: true });
  });

  test('reaches no one once it is erased', async () => {
    const reference = await take();
    const claims = LANES.map((lane) => world.ports.outbox.claim({ lane, now: world.clock.now, leaseMs: 1, limit: 3 }));
    const claimed = await Promise.all(claims);
    await world.ports.enquiries.erase(reference, world.clock.now);
    expect(claimed.map((one) => one.ok && one.value.length)).toEqual([1, 1, 0, 1]);
    await delivered();
    expect([world.mail.deliveries, world.webhook.deliveries]).toEqual([0, 0]);
  });

  test('is retried when its store cannot be read', async () => {
    await take();
    world.down.add('enquiries');
    await delivered();
    expect(world.mail.deliveries).toBe(0);
    expect(await world.outbox()).toMatchObject({ waiting: 3, dead: 0 });
  });
});

describe('FM2 the metrics of the outbox', () => {
  const metrics = async () => {
    const outbox = await world.services.outbox();
    const heldLetters = world.services.heldLetters();
    const feeds = { failing: 0, oldestAnswer: null };
    const text = await new Metrics().text({
      cacheEntries: 0,
      cacheBytes: 0,
      outbox,
      lanes: [],
      heldLetters,
      feeds,
      upstreams: [],
      listings: null,
      disks: [],
    });
    return text.split('\n').filter((line) => /^halyard_(?:deliver|outbox)/.test(line));
  };

  test('show what waits, and since when, while the mail server never answers', async () => {
    world.mail.deliver = () => new Promise(() => {});
    for (let count = 0; count < 20; count += 1) await take();
    const oldest = world.clock.now;
    world.services.start();
    while (world.webhook.deliveries < 20) await new Promise((resolve) => setTimeout(resolve, 1));
    while ((await world.outbox()).waiting > 26) await new Promise((resolve) => setTimeout(resolve, 1));
    world.clock.now += 60_000;
    expect(await metrics()).toEqual(
      expect.arrayContaining([
        'halyard_deliveries{status="waiting"} 26',
        `halyard_delivery_oldest_timestamp_seconds ${oldest / 1000}`,
        'halyard_outbox_up 1',
      ]),
    );
  });

  test('are read at most every five seconds, by one reader at a time', async () => {
    let readings = 0;
    const state = () => {
      readings += 1;
      return world.ports.outbox.state();
    };
    const monitor = new OutboxMonitor({
      outbox: { state },
      outage: new OutboxOutageLog({ info: () => {}, error: () => {} }),
      now: () => world.clock.now,
    });
    await Promise.all([monitor.read(), monitor.read()]);
    world.clock.now += 4999;
    await monitor.read();
    expect(readings).toBe(1);
    world.clock.now += 1;
    await monitor.read();
    expect(readings).toBe(2);
  });

  test('keep the last counts while the outbox is unavailable, and say so', async () => {
    await take();
    expect(await metrics()).toContain('halyard_outbox_up 1');
    world.down.add('outbox');
    world.clock.now += 5000;
    expect(await metrics()).toEqual(
      expect.arrayContaining(['halyard_deliveries{status="waiting"} 3', 'halyard_outbox_up 0']),
    );
    expect(world.logged.join()).toContain('The outbox is unavailable');
    world.down.delete('outbox');
    world.clock.now += 5000;
    expect(await metrics()).toContain('halyard_outbox_up 1');
  });
});

describe('FM2 the lookup of a reference', () => {
  test('gives the thank-you page no personal data', async () => {
    const reference = await take({ ask: '?about=charter&yacht=H-001' });
    const found = await world.services.findReceipt(reference);
    const receipt = found.ok ? found.value : null;
    expect(receipt).toMatchObject({ reference, subject: { yacht: { name: 'Aurora' } }, routing: { person: 'ana' } });
    expect(Object.keys(receipt ?? {}).toSorted()).toEqual(['reference', 'routing', 'subject']);
    expect(JSON.stringify(receipt)).not.toMatch(/Inés|ines@/);
  });

  test('finds nothing for an unknown or erased reference', async () => {
    const reference = await take();
    expect(await world.services.findReceipt(referenceFrom(new Uint8Array(10)))).toEqual(ok(null));
    await world.ports.enquiries.erase(reference, 1);
    expect(await world.services.findReceipt(reference)).toEqual(ok(null));
  });

  test('reports a store that cannot be read', async () => {
    const reference = await take();
    world.down.add('enquiries');
    expect(await world.services.findReceipt(reference)).toMatchObject({ ok: false });
  });
});

describe('FM3 a delivered subscription', () => {
  const ask = () =>
    world.services.newsletter.request(
      { email: 'ines@visitor.example', consent: '1', locale: 'es', token: world.token() },
      ['a'],
    );

  test('sends letters with working links', async () => {
    await ask();
    await delivered();
    const confirm = mails().get('confirm-letter')?.letter;
    expect(confirm).toMatchObject({ to: { address: 'ines@visitor.example' }, language: 'es', unsubscribe: null });
    world.clock.now += 1000;
    const token = tokenOf('confirm-letter', 'confirm');
    expect(await world.services.newsletter.confirm({ token }, ['a'])).toMatchObject({
      kind: 'done',
      page: { step: 'confirmed' },
    });
    world = { ...world, services: world.start() };
    await delivered();
    const { unsubscribe } = mails().get('welcome-letter')?.letter ?? { unsubscribe: null };
    expect(unsubscribe).toBe(`${ORIGIN}/newsletter/stop?token=${tokenOf('welcome-letter', 'stop')}`);
    expect(await world.services.newsletter.stop({ token: tokenOf('welcome-letter', 'stop') }, ['a'])).toMatchObject({
      kind: 'done',
    });
    const listed = await world.ports.subscriptions.list();
    expect(listed.ok && listed.value.rows[0]?.status).toBe('ended');
  });

  test('is abandoned once it is gone', async () => {
    await ask();
    const listed = await world.ports.subscriptions.list();
    const id = listed.ok ? listed.value.rows[0]?.id : undefined;
    const { subscriptions } = world.ports;
    subscriptions.byId = async () => ({ ok: true, value: null });
    await delivered();
    expect(id).toBeDefined();
    expect(world.mail.deliveries).toBe(0);
    expect(await world.outbox()).toMatchObject({ dead: 1 });
  });
});

describe('FD6 the alerts of a day', () => {
  const DAY = 24 * 60 * 60_000;
  const AURORA = '?y=H-001&currency=eur&unit=meters';

  /** Subscribes to Aurora and confirms, on the day before she is sold. */
  async function subscribed(): Promise<Alert> {
    const { services, ports, clock, pagePorts } = world;
    const fields = {
      locale: 'en',
      email: 'ines@visitor.example',
      consent: '1',
      question: AURORA,
      token: world.token(),
    };
    await services.alerts.request(fields, []);
    const found = await ports.alerts.ofAddress(fields.email);
    const [alert] = found.ok ? found.value.rows : [];
    if (alert === undefined) throw new Error('There is no alert.');
    await services.alerts.confirm({ token: services.alerts.linkToken('confirm', alert.id, clock.now) }, []);
    await services.makeAlerts();
    const catalogue = pagePorts.catalogue as MemoryYachtCatalogue;
    const fleet = await catalogue.all();
    const withdrawn = { because: 'sold', on: '2026-05-05', was: 'both' } as const;
    catalogue.replace(fleet.map((yacht) => (yacht.id === 'H-001' ? { ...yacht, market: 'none', withdrawn } : yacht)));
    clock.now += DAY;
    return alert;
  }

  test('tell what is new in a search, though the search of the site does not know it yet', async () => {
    const { services, ports, clock, pagePorts } = world;
    const fields = { locale: 'en', email: 'ines@visitor.example', consent: '1', question: '?l=kind:motor' };
    await services.alerts.request({ ...fields, token: world.token() }, []);
    const found = await ports.alerts.ofAddress(fields.email);
    const id = found.ok ? (found.value.rows[0]?.id ?? '') : '';
    await services.alerts.confirm({ token: services.alerts.linkToken('confirm', id, clock.now) }, []);
    await services.makeAlerts();
    const catalogue = pagePorts.catalogue as MemoryYachtCatalogue;
    const circe = sampleYacht({ id: 'H-003', name: 'Circe', market: 'charter' });
    catalogue.replace([...(await catalogue.all()), circe]);
    clock.now += DAY;
    await services.makeAlerts();
    await delivered();
    expect(mails().get('alert-letter')?.letter.subject).toBe('New: Circe');
  });

  test('come as one letter, which ends with one click', async () => {
    const { reader } = await subscribed();
    await world.services.makeAlerts();
    await world.services.makeAlerts();
    await delivered();
    const message = mails().get('alert-letter');
    expect(message?.id).toBe(`${reader}.alert-letter.2026-05-05`);
    expect(message?.letter).toMatchObject({ to: { address: 'ines@visitor.example' }, language: 'en' });
    expect(message?.letter.text.match(/AURORA\nShe has been sold\./g)).toHaveLength(1);
    expect(message?.letter.text.match(/been sold/g)).toHaveLength(1);
    const token = message?.letter.unsubscribe?.replace(`${ORIGIN}/alerts/stop?token=`, '') ?? '';
    expect(await world.services.alerts.stop({ token }, [])).toMatchObject({ page: { step: 'stopped' } });
    expect(await world.ports.alerts.confirmedOf(reader)).toEqual(ok([]));
    expect(await world.services.outbox()).toMatchObject({ waiting: 0, dead: 0 });
  });

  test('do not come where the alert was ended after they were made, and need no operator', async () => {
    const { id } = await subscribed();
    await world.services.makeAlerts();
    await world.services.alerts.stop({ token: world.services.alerts.linkToken('stop', id, 0) }, []);
    await delivered();
    expect(mails().has('alert-letter')).toBe(false);
    expect(await world.services.outbox()).toMatchObject({ waiting: 0, dead: 0 });
    expect(world.logged.join()).not.toContain('needs an operator');
  });

  test('are made from the hour on that is set, and not while the node stops', async () => {
    await subscribed();
    world.clock.now -= 5 * 60 * 60_000;
    await world.services.makeAlerts();
    expect((await world.outbox()).waiting).toBe(2);
    world.clock.now += 5 * 60 * 60_000;
    await world.services.stop();
    await world.services.makeAlerts();
    expect((await world.outbox()).waiting).toBe(2);
    await world.start().makeAlerts();
    expect((await world.outbox()).waiting).toBe(3);
  });

  test('are tried again where a store fails, and the log says so', async () => {
    await subscribed();
    world.down.add('alertRuns');
    await world.services.makeAlerts();
    expect(world.logged.join()).toContain('Alerts could not be made; they are tried again');
    world.down.clear();
    await world.services.makeAlerts();
    expect((await world.outbox()).waiting).toBe(3);
  });
});
