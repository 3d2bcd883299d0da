import { describe, expect, test } from 'vitest';
import { MEDIA_FAULTS } from '../../sandbox/media/faults.ts';
import { DAY, MINUTE, mediaService, picture } from './media-service-fixture.ts';

const NAMES = Array.from({ length: 30 }, (_, at) => `p${at}`);
const ASSETS = NAMES.map(picture);
const GALLERY = { id: 'all', profile: null, deckplans: [], sections: [{ title: null, images: NAMES }], videos: [] };
const CONTENT = { assets: ASSETS, galleries: [GALLERY] };
const BACK = { message: 'The media service answers again' };
const LITTLE = 100;

describe('ME1 ME2 while the service fails', () => {
  test.each(MEDIA_FAULTS)('%s: shows nothing, logs once and recovers by itself', async (fault) => {
    const { sandbox, library, log, pass, limitTime } = await mediaService(CONTENT);
    sandbox.fail(fault);
    if (fault === 'hang') limitTime(LITTLE);
    const answers = await Promise.all(NAMES.map((name) => library.asset(name)));
    const reason = expect.stringMatching(/^(?:was |got |the service is down$)/);
    expect(answers).toEqual(NAMES.map((id) => ({ ok: false, error: { kind: 'unavailable', id, reason } })));
    // The most concurrent requests, and at most two more after failures long before the third.
    expect(sandbox.seen.length).toBeLessThanOrEqual(8);
    expect(await library.gallery('all')).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(log).toEqual([
      {
        message: expect.stringMatching(/^Media asset p\d cannot be read: the request (?:was|got) \w/),
        asset: expect.stringMatching(/^p\d$/),
        reason: expect.stringMatching(/^(?:was|got) \w/),
      },
    ]);
    sandbox.fail(null);
    limitTime(10_000);
    pass(10_000);
    expect(await library.asset('p0')).toMatchObject({ ok: true, value: { id: 'p0' } });
    expect(await library.gallery('all')).toMatchObject({ ok: true });
    expect(log.slice(1)).toEqual([BACK]);
  });

  const SOME = ['hang', 'reset', 'truncated', 'null', 'too-many-requests'] as const;
  test.each(SOME)('%s: serves earlier answers for a day', async (fault) => {
    const { sandbox, library, log, pass, limitTime } = await mediaService(CONTENT);
    const before = [await library.asset('p0'), await library.gallery('all')];
    sandbox.fail(fault);
    if (fault === 'hang') limitTime(LITTLE);
    pass(11 * MINUTE);
    const asked = sandbox.seen.length;
    expect([await library.asset('p0'), await library.gallery('all')]).toEqual(before);
    await settled(() => log.length === 2);
    expect(sandbox.seen.length).toBe(asked + 2);
    expect([await library.asset('p0'), await library.gallery('all')]).toEqual(before);
    pass(DAY - 11 * MINUTE);
    expect(await library.asset('p0')).toMatchObject({ ok: false, error: { kind: 'unavailable', id: 'p0' } });
  });

  test('ME2 logs a gallery that is not OK with its status', async () => {
    const { sandbox, library, log } = await mediaService(CONTENT);
    sandbox.fail(418);
    await library.gallery('all');
    expect(log).toEqual([{ message: 'HTTP error! Status: 418', gallery: 'all', reason: 'was answered with 418' }]);
  });

  test('logs a permanent failure once, however often others succeed', async () => {
    const { sandbox, library, log, pass } = await mediaService(CONTENT);
    sandbox.fail('server-error', { path: /p7$/ });
    for (let time = 0; time < 5; time += 1) {
      await library.asset('p7');
      await library.asset(`p${time}`);
      pass(MINUTE);
    }
    expect(sandbox.seen.filter((url) => url.endsWith('/p7'))).toHaveLength(5);
    expect(log).toHaveLength(1);
  });
});

describe('ME1 the circuit breaker', () => {
  test('opens for ten seconds after three failures in a row, then one request probes', async () => {
    const { sandbox, library, pass } = await mediaService(CONTENT);
    sandbox.fail('unavailable');
    for (const name of NAMES.slice(0, 5)) await library.asset(name);
    expect(sandbox.seen).toHaveLength(3);
    pass(9_999);
    await library.asset('p10');
    expect(sandbox.seen).toHaveLength(3);
    pass(1);
    await Promise.all(NAMES.slice(10, 20).map((name) => library.asset(name)));
    expect(sandbox.seen).toHaveLength(4);
    pass(10_000);
    sandbox.fail(null);
    await library.asset('p20');
    const answers = await Promise.all(NAMES.map((name) => library.asset(name)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
  });

  test('does not delay the others while one request probes', async () => {
    const { sandbox, library, pass } = await mediaService(CONTENT);
    sandbox.fail('unavailable', { times: 3 });
    for (const name of NAMES.slice(0, 3)) await library.asset(name);
    pass(10_000);
    let go = () => {};
    sandbox.holdUntil(
      new Promise<void>((resolve) => {
        go = resolve;
      }),
    );
    const trial = library.asset('p3');
    expect(await library.asset('p4')).toMatchObject({ ok: false, error: { reason: 'the service is down' } });
    go();
    expect(await trial).toMatchObject({ ok: true });
    expect(await library.asset('p5')).toMatchObject({ ok: true });
  });

  test('stays closed after two failures, a missing id and a wrong record', async () => {
    const { sandbox, library } = await mediaService(CONTENT);
    sandbox.fail('unavailable', { times: 2 });
    for (const name of ['p0', 'p1', 'nobody', 'no-such']) await library.asset(name);
    sandbox.fail('unavailable', { times: 2 });
    for (const name of ['p2', 'p3']) await library.asset(name);
    sandbox.say({ status: 'success', file: { uuid: 'p4', type: 'text/html' } });
    for (const name of ['p4', 'p5', 'p6', 'p7']) await library.asset(name);
    sandbox.say(null);
    expect(await library.asset('p8')).toMatchObject({ ok: true });
  });

  test('sends at most six requests at a time', async () => {
    const { sandbox, library } = await mediaService(CONTENT);
    let go = () => {};
    sandbox.holdUntil(
      new Promise<void>((resolve) => {
        go = resolve;
      }),
    );
    const answers = Promise.all(NAMES.map((name) => library.asset(name)));
    await settled(() => sandbox.seen.length === 6);
    go();
    expect((await answers).every(({ ok }) => ok)).toBe(true);
    expect([sandbox.mostAtOnce(), sandbox.seen.length]).toEqual([6, 30]);
  });
});

/** Waits for an effect that happens after an answer. */
async function settled(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise((turn) => setTimeout(turn, 2));
}
