import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Channel,
  type ClaimedDelivery,
  deliveriesOf,
  GIVE_UP_AFTER_MS,
  LANES,
} from '../../core/enquiry/delivery.ts';
import type { MessageTransport } from '../../core/ports/message-transport.ts';
import type { Outbox } from '../../core/ports/outbox.ts';
import { err, ok } from '../../core/shared/result.ts';
import { MemoryMessageTransport } from '../../tests/fakes/memory-message-transport.ts';
import { MemoryOutbox } from '../../tests/fakes/memory-outbox.ts';
import { sampleMessage } from '../../tests/samples/sample-message.ts';
import { DeliveryLane, type DispatcherOptions, LANE_PAUSE_MS, MAX_FAILURES } from './delivery-lane.ts';
import { Dispatcher } from './dispatcher.ts';
import { NOW, STORE_DOWN } from './enquiry-services.fixture.ts';
import { OutboxOutageLog } from './outbox-outage.ts';

const SECOND = 1000;
const REFUSED = { kind: 'refused', reason: '550 5.1.1' } as const;
const AWAY = { kind: 'unavailable', reason: 'ECONNREFUSED' } as const;

let outbox: MemoryOutbox;
let mail: MemoryMessageTransport;
let clock: number;
let lines: { level: string; line: object; message: string }[];
beforeEach(() => {
  outbox = new MemoryOutbox();
  mail = new MemoryMessageTransport();
  clock = NOW;
  lines = [];
});

function optionsOf(change: Partial<DispatcherOptions> = {}): DispatcherOptions {
  const say = (level: string) => (line: object | string, message?: string) =>
    lines.push(typeof line === 'string' ? { level, line: {}, message: line } : { level, line, message: message ?? '' });
  const log = { info: say('info'), warn: say('warn'), error: say('error') } as DispatcherOptions['log'];
  return {
    ...{ outbox, outage: new OutboxOutageLog(log), log, now: () => clock, random: () => 0 },
    transports: { mail, webhook: mail },
    compose: async ({ about, channel }) => ok(sampleMessage(about, {}, channel)),
    ...change,
  };
}

const dispatcher = (change: Partial<DispatcherOptions> = {}) => new Dispatcher(optionsOf(change));

/** All lanes, which poll when they are told to. */
function lanes(change: Partial<DispatcherOptions> = {}) {
  const options = optionsOf(change);
  const all = LANES.map((lane) => new DeliveryLane(lane, options));
  return {
    async deliverDue(): Promise<number> {
      const counts = await Promise.all(all.map((lane) => lane.deliverDue()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    states: () => all.map(({ state }) => state),
  };
}

function add(about: string, channels: readonly Channel[] = ['office-letter'], createdAt = clock): void {
  outbox.add(deliveriesOf(about, channels, createdAt));
}

const statesOf = (about: string) =>
  outbox.about(about).map(({ status, attempts, dueAt, failure }) => ({ status, attempts, dueAt, failure }));
const messagesAt = (level: string) => lines.filter((one) => one.level === level).map(({ message }) => message);

/** An outbox that can be made unavailable. */
function brokenOutbox() {
  const down = { now: false };
  const over = <T extends object>(method: (...given: never[]) => Promise<T>) =>
    (async (...given: never[]) => (down.now ? err(STORE_DOWN) : method.apply(outbox, given))) as typeof method;
  const broken: Outbox = {
    claim: over(outbox.claim.bind(outbox)),
    sent: over(outbox.sent.bind(outbox)),
    retryAt: over(outbox.retryAt.bind(outbox)),
    giveUp: over(outbox.giveUp.bind(outbox)),
    revive: over(outbox.revive.bind(outbox)),
    reviveAll: over(outbox.reviveAll.bind(outbox)),
    prune: over(outbox.prune.bind(outbox)),
    state: over(outbox.state.bind(outbox)),
  };
  return { outbox: broken, down };
}

describe('FM2 deliveries of the outbox', () => {
  test('sends every due delivery once, however many there are', async () => {
    for (let index = 0; index < 40; index += 1) add(`about ${index}`, ['office-letter', 'visitor-letter']);
    const one = lanes();
    expect(await one.deliverDue()).toBe(80);
    expect([mail.deliveries, mail.messages.size]).toEqual([80, 80]);
    expect(await outbox.state()).toEqual(ok({ waiting: 0, dead: 0, oldest: null }));
    expect(one.states()).toMatchObject([
      { lane: 'office-mail', sent: 40 },
      { lane: 'visitor-mail', sent: 40 },
      { lane: 'alert-mail', sent: 0 },
      { lane: 'webhook', sent: 0 },
    ]);
    expect(await one.deliverDue()).toBe(0);
    expect(mail.deliveries).toBe(80);
  });

  test('sends each delivery with the transport of its channel', async () => {
    const webhook = new MemoryMessageTransport();
    add('A', ['office-letter', 'webhook']);
    await lanes({ transports: { mail, webhook } }).deliverDue();
    expect([...mail.messages.values()].map(({ channel }) => channel)).toEqual(['office-letter']);
    expect([...webhook.messages.values()].map(({ channel }) => channel)).toEqual(['webhook']);
  });

  test('sends no delivery before it is due', async () => {
    add('A', ['office-letter'], NOW + SECOND);
    expect(await lanes().deliverDue()).toBe(0);
    clock += SECOND;
    expect(await lanes().deliverDue()).toBe(1);
  });

  test('FD6 sends two letters to offices, two to visitors and one alert at a time', async () => {
    const letters = ['office-letter', 'visitor-letter', 'alert-letter'] as const;
    for (let index = 0; index < 10; index += 1) add(`about ${index}`, letters);
    let underWay = 0;
    let most = 0;
    await lanes({
      async compose({ about, channel }) {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setImmediate(resolve));
        underWay -= 1;
        return ok(sampleMessage(about, {}, channel));
      },
    }).deliverDue();
    expect([most, mail.deliveries]).toEqual([5, 30]);
  });

  test('two dispatchers on one outbox send each delivery once', async () => {
    for (let index = 0; index < 100; index += 1) add(`about ${index}`);
    const [one, other] = await Promise.all([lanes().deliverDue(), lanes().deliverDue()]);
    expect([one + other, mail.deliveries, mail.messages.size]).toEqual([100, 100, 100]);
    expect(Math.min(one, other)).toBeGreaterThan(0);
  });

  test('logs no content of a message', async () => {
    add('7KM2Q-94QFX');
    await lanes().deliverDue();
    expect(lines).toEqual([
      {
        level: 'info',
        message: 'A delivery was sent',
        line: { delivery: '7KM2Q-94QFX.office-letter', channel: 'office-letter', attempts: 1 },
      },
    ]);
  });
});

describe('FM2 a failed delivery', () => {
  test('is retried with growing pauses until it succeeds', async () => {
    add('A');
    mail.failWith(AWAY);
    const one = lanes();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await one.deliverDue();
      const [state] = statesOf('A');
      expect(state).toMatchObject({ status: 'waiting', attempts: attempt, failure: AWAY.reason });
      pauses.push(((state?.dueAt ?? 0) - clock) / SECOND);
      expect(await one.deliverDue()).toBe(0);
      clock = state?.dueAt ?? 0;
    }
    expect(pauses).toEqual([7.5, 15, 30, 60, 120, 240, 480, 960, 1800, 1800, 1800, 1800]);
    mail.failWith(null);
    await one.deliverDue();
    expect(statesOf('A')).toEqual([{ status: 'sent', attempts: 13, dueAt: clock, failure: null }]);
    expect(mail.deliveries).toBe(1);
  });

  test('is abandoned after a day, and an operator can queue it again', async () => {
    add('A');
    mail.failWith(AWAY);
    const one = lanes();
    while (statesOf('A')[0]?.status === 'waiting') {
      await one.deliverDue();
      clock = Math.max(clock + 1, statesOf('A')[0]?.dueAt ?? 0);
    }
    expect(clock - NOW).toBeLessThanOrEqual(GIVE_UP_AFTER_MS);
    expect(clock - NOW).toBeGreaterThan(GIVE_UP_AFTER_MS - 60 * 60 * SECOND);
    expect(statesOf('A')).toMatchObject([{ status: 'dead', failure: AWAY.reason }]);
    expect(messagesAt('error')).toEqual([
      'A lane of deliveries pauses, since its receiver fails',
      'A delivery failed for the last time and needs an operator',
    ]);
    mail.failWith(null);
    clock += LANE_PAUSE_MS;
    await outbox.revive('A', clock);
    expect(await one.deliverDue()).toBe(1);
    expect(statesOf('A')).toMatchObject([{ status: 'sent' }]);
  });

  test('is abandoned at once when the server refuses a typed address, but not an office’s', async () => {
    add('A', ['office-letter', 'visitor-letter', 'webhook']);
    mail.failWith(REFUSED);
    await lanes().deliverDue();
    expect(Object.fromEntries(outbox.about('A').map(({ channel, status }) => [channel, status]))).toEqual({
      'office-letter': 'waiting',
      'visitor-letter': 'dead',
      webhook: 'waiting',
    });
  });

  test('does not delay others', async () => {
    for (const about of ['A', 'B', 'C']) add(about);
    const broken = new MemoryMessageTransport();
    broken.failWith(AWAY);
    const compose: DispatcherOptions['compose'] = async ({ about, channel }) =>
      about === 'B' ? err(AWAY) : ok(sampleMessage(about, {}, channel));
    expect(await lanes({ compose }).deliverDue()).toBe(3);
    expect(mail.deliveries).toBe(2);
    expect(statesOf('B')).toMatchObject([{ status: 'waiting', attempts: 1 }]);
  });

  test('waits while no transport is configured for its channel', async () => {
    add('A', ['webhook']);
    await lanes({ transports: { mail, webhook: null } }).deliverDue();
    expect(statesOf('A')).toMatchObject([{ status: 'waiting', failure: 'no transport is configured for this lane' }]);
  });

  test.each<[string, string, Partial<DispatcherOptions>]>([
    [
      'could not be written',
      'the message could not be composed',
      {
        compose: async () => {
          throw new Error('a bug of ours about Ana');
        },
      },
    ],
    [
      'met a transport that throws',
      'the message could not be sent',
      {
        transports: {
          webhook: null,
          mail: {
            deliver: async () => {
              throw new Error('a bug of ours about Ana');
            },
          },
        },
      },
    ],
  ])('is stored and retried when it %s', async (_, failure, change) => {
    add('A');
    await lanes(change).deliverDue();
    expect(statesOf('A')).toMatchObject([{ status: 'waiting', attempts: 1, failure }]);
    expect(messagesAt('error')).toEqual([failure.replace('the message', 'The message of a delivery')]);
    await lanes().deliverDue();
    expect(mail.deliveries).toBe(0);
    clock += 60 * SECOND;
    await lanes().deliverDue();
    expect(mail.deliveries).toBe(1);
  });
});

describe('FM2 a lane whose receiver fails', () => {
  const statesIn = (one: ReturnType<typeof lanes>) => one.states().map(({ isPaused }) => isPaused);
  const attempts = () =>
    Array.from({ length: 30 }, (_, index) => statesOf(`about ${index}`)[0]?.attempts ?? 0).reduce((a, b) => a + b);
  beforeEach(() => {
    for (let index = 0; index < 30; index += 1) add(`about ${index}`);
    mail.failWith(AWAY);
  });

  test('pauses after some failures in a row, and uses up no attempts meanwhile', async () => {
    const one = lanes();
    expect(await one.deliverDue()).toBe(MAX_FAILURES);
    expect(statesIn(one)).toEqual([true, false, false, false]);
    clock += LANE_PAUSE_MS - 1;
    expect(await one.deliverDue()).toBe(0);
    expect(attempts()).toBe(MAX_FAILURES);
    expect(await outbox.state()).toMatchObject({ value: { waiting: 30, dead: 0 } });
  });

  test('tries one delivery after each pause, and goes on once one arrives', async () => {
    const one = lanes();
    await one.deliverDue();
    for (let pause = 1; pause <= 3; pause += 1) {
      clock += LANE_PAUSE_MS;
      expect(await one.deliverDue()).toBe(1);
      expect(attempts()).toBe(MAX_FAILURES + pause);
    }
    mail.failWith(null);
    clock += LANE_PAUSE_MS;
    expect(await one.deliverDue()).toBe(30);
    expect(statesIn(one)).toEqual([false, false, false, false]);
    expect(mail.messages.size).toBe(30);
    const said = lines.map(({ message }) => message).filter((message) => message.startsWith('A lane'));
    expect(said).toEqual(['A lane of deliveries pauses, since its receiver fails', 'A lane of deliveries goes on']);
  });

  test('is not paused by addresses that strangers chose and the receiver does not take', async () => {
    mail.failWith({ kind: 'deferred', reason: 'smtp: 450 at RCPT TO' });
    const one = lanes();
    expect(await one.deliverDue()).toBe(30);
    expect(statesIn(one)).toEqual([false, false, false, false]);
    expect(await outbox.state()).toMatchObject({ value: { waiting: 30, dead: 0 } });
  });

  test('is not paused by a refusal, or by a message that cannot be composed', async () => {
    mail.failWith(REFUSED);
    const one = lanes();
    expect(await one.deliverDue()).toBe(30);
    clock += 60 * SECOND;
    const broken = lanes({ compose: async () => err(AWAY) });
    expect(await broken.deliverDue()).toBe(30);
    expect([statesIn(one), statesIn(broken)]).toEqual([
      [false, false, false, false],
      [false, false, false, false],
    ]);
  });

  test('delays no letter to an office by letters to addresses that the mail server is silent about', async () => {
    mail.failWith(null);
    for (let index = 0; index < 10; index += 1) add(`typed ${index}`, ['confirm-letter', 'alert-letter'], NOW - 1);
    const never = new Promise<never>(() => {});
    const silent: Pick<MessageTransport, 'deliver'> = {
      deliver: (message) => (message.channel === 'office-letter' ? mail.deliver(message) : never),
    };
    dispatcher({ transports: { mail: silent, webhook: null } }).start();
    while (mail.deliveries < 30) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(await outbox.state()).toMatchObject({ value: { waiting: 20 } });
  });

  test('keeps only its own place with a delivery that takes long', async () => {
    mail.failWith(null);
    add('long', ['office-letter'], NOW - 1);
    const never = new Promise<never>(() => {});
    const silent: Pick<MessageTransport, 'deliver'> = {
      deliver: (message) => (message.id.startsWith('long') ? never : mail.deliver(message)),
    };
    const one = dispatcher({ transports: { mail: silent, webhook: null } });
    one.start();
    while (mail.deliveries < 30) await new Promise((resolve) => setTimeout(resolve, 1));
    add('later');
    one.wakeUp();
    while (mail.deliveries < 31) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(await outbox.state()).toMatchObject({ value: { waiting: 1 } });
  });

  test('delays no delivery of another lane, however many wait', async () => {
    const webhook = new MemoryMessageTransport();
    const hanging = { deliver: () => new Promise<never>(() => {}) };
    for (let index = 0; index < 40; index += 1) add(`hook ${index}`, ['webhook']);
    const one = dispatcher({ transports: { mail: hanging, webhook } });
    one.start();
    while (webhook.deliveries < 40) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(webhook.messages.size).toBe(40);
    expect(await outbox.state()).toMatchObject({ value: { waiting: 30 } });
  });

  test('tries again at once where the clock was set back', async () => {
    const one = lanes();
    await one.deliverDue();
    mail.failWith(null);
    add('new', ['office-letter'], NOW - 3_600_000);
    clock = NOW - 3_600_000;
    expect(await one.deliverDue()).toBe(1);
    expect(statesIn(one)).toEqual([false, false, false, false]);
  });
});

describe('FM2 an unavailable outbox', () => {
  test('is logged once on failure and once on recovery, and nothing is lost', async () => {
    add('A');
    const { outbox: broken, down } = brokenOutbox();
    const one = lanes({ outbox: broken });
    await one.deliverDue();
    down.now = true;
    add('B');
    for (let look = 0; look < 3; look += 1) expect(await one.deliverDue()).toBe(0);
    expect(messagesAt('error')).toEqual(['The outbox is unavailable']);
    down.now = false;
    expect(await one.deliverDue()).toBe(1);
    expect(messagesAt('info')).toContain('The outbox is available again');
    expect(mail.messages.size).toBe(2);
  });

  test('sends a letter again after its lease, with the same id, when the result could not be stored', async () => {
    add('A');
    const { outbox: broken, down } = brokenOutbox();
    const one = lanes({
      outbox: broken,
      async compose({ about, channel }) {
        down.now = mail.deliveries === 0;
        return ok(sampleMessage(about, {}, channel));
      },
    });
    await one.deliverDue();
    down.now = false;
    expect(statesOf('A')).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    expect(await one.deliverDue()).toBe(0);
    clock += 3 * 60 * SECOND;
    expect(await one.deliverDue()).toBe(1);
    expect([mail.deliveries, mail.messages.size]).toEqual([2, 1]);
    expect(statesOf('A')).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });
});

describe('FM2 while the node runs', () => {
  /** Settles once so many have arrived. */
  async function arrived(count: number): Promise<void> {
    while (mail.deliveries < count) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  test('checks the outbox at the start, on wake-up and at intervals', async () => {
    const polling = dispatcher({ pollIntervalMs: 3_600_000 });
    add('A');
    polling.start();
    polling.start();
    await arrived(1);
    add('B');
    polling.wakeUp();
    await arrived(2);
    await polling.stop();
    const resting = dispatcher({ pollIntervalMs: 1 });
    resting.start();
    add('C');
    await arrived(3);
    await resting.stop();
    expect(mail.deliveries).toBe(3);
  });

  test('sends a delivery that is added during a check in the same check', async () => {
    const one: Dispatcher = dispatcher({
      pollIntervalMs: 3_600_000,
      async compose({ about, channel }) {
        if (about === 'A') {
          add('B');
          one.wakeUp();
        }
        return ok(sampleMessage(about, {}, channel));
      },
    });
    add('A');
    one.start();
    await arrived(2);
    await one.stop();
  });

  test('logs a failed check and carries on with the next one', async () => {
    let looks = 0;
    const breaking: Outbox = {
      ...brokenOutbox().outbox,
      async claim(query) {
        looks += 1;
        if (looks === 1) throw new Error('a bug of ours');
        return outbox.claim(query);
      },
    };
    add('A');
    const one = dispatcher({ outbox: breaking, pollIntervalMs: 1 });
    one.start();
    await arrived(1);
    await one.stop();
    expect(messagesAt('error')).toEqual(['The due deliveries could not be processed']);
  });

  test('stop waits for running deliveries and starts no further one', async () => {
    for (let index = 0; index < 20; index += 1) add(`about ${index}`);
    const begun: ClaimedDelivery[] = [];
    let open: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const one = dispatcher({
      async compose(delivery) {
        begun.push(delivery);
        await gate;
        return ok(sampleMessage(delivery.about, {}, delivery.channel));
      },
    });
    one.start();
    while (begun.length < 2) await new Promise((resolve) => setImmediate(resolve));
    let isOver = false;
    const stopped = one.stop().then(() => {
      isOver = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isOver).toBe(false);
    open();
    await stopped;
    expect([begun.length, mail.deliveries]).toEqual([2, 2]);
    expect(await outbox.state()).toMatchObject({ value: { waiting: 18 } });
    one.wakeUp();
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toHaveLength(2);
  });

  test('stop returns at once when never started or idle', async () => {
    await dispatcher().stop();
    const resting = dispatcher({ pollIntervalMs: 3_600_000 });
    resting.start();
    await new Promise((resolve) => setImmediate(resolve));
    await resting.stop();
    expect(mail.deliveries).toBe(0);
  });
});
