import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { KyHttpClient, type KyHttpClientOptions } from '../../adapters/http-ky/ky-http-client.ts';
import { DEFAULT_RETRY_POLICY } from '../../core/http/http-request.ts';
import { err, ok } from '../../core/shared/result.ts';
import { MemoryHttpClient } from '../fakes/memory-http-client.ts';
import {
  type Fault,
  type MisbehavingServer,
  type Reply,
  type SeenRequest,
  startMisbehavingServer,
} from '../sandbox/http/misbehaving-server.ts';
import { httpClientContract } from './http-client-contract.ts';

const ORIGIN = 'https://memory.example';
/** The default policy without its pause. */
const AT_ONCE = { ...DEFAULT_RETRY_POLICY, delaysMs: [0] };

httpClientContract('memory', async (reply) => {
  const seen: SeenRequest[] = [];
  const http = new MemoryHttpClient(({ method, url, headers, body }) => {
    if (!url.startsWith(ORIGIN)) return { fault: 'refused' };
    const came = { method, path: url.slice(ORIGIN.length), headers, body: String(body ?? '') };
    seen.push(came);
    return reply(came, seen.length - 1);
  });
  return { http, origin: ORIGIN, nobody: 'https://nobody.example/', seen };
});

httpClientContract('http-ky', async (reply) => {
  let index = 0;
  const server = await startMisbehavingServer((seen) => reply(seen, index++));
  const gone = await startMisbehavingServer(() => ({}));
  await gone.close();
  return {
    http: new KyHttpClient({ retry: AT_ONCE }),
    origin: server.origin,
    nobody: gone.origin,
    seen: server.seen,
    close: server.close,
  };
});

describe('MemoryHttpClient', () => {
  test('HT1 answers from a table, with a 404 otherwise, and records requests', async () => {
    const http = new MemoryHttpClient({ 'POST /api/a': { body: { id: 1 } } });
    expect(await http.send({ method: 'POST', url: '/api/a', headers: { 'X-A': 'b' }, body: [1] })).toMatchObject(
      ok({ status: 200, body: { id: 1 } }),
    );
    expect(await http.send({ url: '/api/a' })).toEqual(err({ kind: 'status', status: 404, body: null }));
    expect(http.requests).toEqual([
      { method: 'POST', url: '/api/a', headers: { 'x-a': 'b', 'content-type': 'application/json' }, body: '[1]' },
      { method: 'GET', url: '/api/a', headers: {}, body: null },
    ]);
  });
});

describe('KyHttpClient against a misbehaving server', () => {
  const FAILED = err({ kind: 'network', status: 0, message: 'Network request failed', timedOut: false });
  const SOCKET_TIMEOUT = err({ kind: 'network', status: 0, message: 'Socket timeout', timedOut: true });
  const TOO_LONG = err({ kind: 'bad-body', status: 200, problem: 'too-long' });

  /** Starts a server that sends these replies in turn, and repeats the last one. */
  async function serve(...replies: readonly Reply[]): Promise<MisbehavingServer> {
    let index = 0;
    const server = await startMisbehavingServer(() => replies[Math.min(index++, replies.length - 1)] ?? {});
    onTestFinished(server.close);
    return server;
  }
  const client = (options: KyHttpClientOptions = {}) => new KyHttpClient({ retry: AT_ONCE, ...options });

  test.each<Fault>(['reset', 'hang-up', 'no-http', 'reset-in-body', 'too-short', 'cut-chunk'])(
    'SE9 %s: fails and does not retry',
    async (fault) => {
      const server = await serve({ fault, body: 'Ahoy' });
      expect(await client().send({ method: 'POST', url: server.origin, body: 'x' })).toEqual(FAILED);
      expect(server.seen).toHaveLength(1);
      await server.released();
    },
  );

  test('HT1 ends a body that is longer than announced at the announced length', async () => {
    const server = await serve({ fault: 'too-long', body: 'Ahoy' });
    expect(await client().send({ url: server.origin })).toMatchObject(ok({ body: 'Ahoy' }));
  });

  test('SE9 times out an endless body, however active', async () => {
    const server = await serve({ fault: 'drip' });
    expect(await client().send({ url: server.origin, timeoutMs: 300 })).toEqual(SOCKET_TIMEOUT);
    await server.released();
  });

  test.each<[string, Reply]>([
    ['no-headers', { fault: 'no-headers' }],
    ['no-body', { fault: 'no-body' }],
    ['no-body of an error', { fault: 'no-body', status: 500 }],
  ])('HT1 closes an abandoned connection: %s', async (_, reply) => {
    const server = await serve(reply);
    await client().send({ url: server.origin, timeoutMs: 100 });
    await server.released();
  });

  test('HT1 closes a connection abandoned for a retry', async () => {
    const server = await serve({ fault: 'endless', status: 503 }, { body: 'done' });
    expect(await client().send({ method: 'POST', url: server.origin })).toMatchObject(ok({ body: 'done' }));
    await server.released();
  });

  test('HT1 reuses a healthy connection', async () => {
    const server = await serve({ body: 'Ahoy' });
    for (let times = 0; times < 10; times++) await client().send({ url: server.origin });
    // Occasionally the next request comes before the connection is free.
    expect(server.connections()).toBeLessThan(5);
  });

  test('HT1 stops reading an endless body at the limit', async () => {
    const server = await serve({ fault: 'endless' });
    expect(await client().send({ url: server.origin, maxBytes: 100_000 })).toEqual(TOO_LONG);
    await server.released();
  });

  test('HT1 measures a body uncompressed', async () => {
    const body = gzipSync('.'.repeat(100_000));
    const server = await serve({ headers: { 'content-encoding': 'gzip' }, body });
    expect(await client().send({ url: server.origin, maxBytes: 99_999 })).toEqual(TOO_LONG);
  });

  test('SE9 fails on a body that cannot be decompressed', async () => {
    const server = await serve({ headers: { 'content-encoding': 'gzip' }, body: 'Ahoy' });
    expect(await client().send({ url: server.origin })).toEqual(FAILED);
  });

  test('SE9 fails on a redirect without a target', async () => {
    const server = await serve({ status: 302, headers: { location: '/' } });
    expect(await client().send({ url: server.origin })).toEqual(FAILED);
  });

  test('HT1 follows a redirect', async () => {
    const server = await serve({ status: 301, headers: { location: '/there' } }, { body: 'Ahoy' });
    expect(await client().send({ url: `${server.origin}/here` })).toMatchObject(ok({ body: 'Ahoy' }));
    expect(server.seen.map(({ path }) => path)).toEqual(['/here', '/there']);
  });

  test('HT1 a browser hides a refused redirect', async () => {
    const asked: unknown[] = [];
    const opaque = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
    const fetch = async (request: unknown) => {
      asked.push(request instanceof Request && request.redirect);
      return opaque;
    };
    expect(await client({ fetch }).send({ url: 'http://127.0.0.1:1', redirect: 'refuse' })).toEqual(FAILED);
    expect(asked).toEqual(['manual']);
  });

  test.each<[string, string, Uint8Array, unknown]>([
    ['text in its declared encoding', 'text/plain; charset=iso-8859-1', Buffer.from('señal', 'latin1'), 'señal'],
    ['text in an unknown encoding, as UTF-8', 'text/plain; charset=klingon', Buffer.from('señal'), 'señal'],
    ['text in the wrong encoding', 'text/plain; charset=utf-8', Buffer.from('señal', 'latin1'), 'se\ufffdal'],
    [
      'JSON as UTF-8, whatever its declared encoding',
      'application/json; charset=iso-8859-1',
      Buffer.from('["señal"]'),
      ['señal'],
    ],
    ['JSON with a byte order mark', 'application/json', Buffer.from('\ufeff[1]'), [1]],
  ])('HT1 %s', async (_, type, body, read) => {
    const server = await serve({ headers: { 'content-type': type }, body });
    expect(await client().send({ url: server.origin })).toMatchObject(ok({ body: read }));
  });

  const form = new FormData();
  form.set('name', 'Ana');
  test.each<[string, unknown, RegExp | undefined, string]>([
    ['a form', form, /^multipart\/form-data; boundary=/, 'Ana'],
    ['search parameters', new URLSearchParams({ q: 'a b' }), /^application\/x-www-form-urlencoded/, 'q=a+b'],
    ['bytes', new TextEncoder().encode('Ahoy'), undefined, 'Ahoy'],
    ['a view of bytes', new DataView(new TextEncoder().encode('Ahoy!').buffer, 1, 3), undefined, 'hoy'],
    ['a buffer', new TextEncoder().encode('Ahoy').buffer, undefined, 'Ahoy'],
    ['a file', new Blob(['Ahoy'], { type: 'text/x-log' }), /^text\/x-log$/, 'Ahoy'],
    ['a number', 12, /^text\/plain/, '12'],
  ])('HT1 sends %s as fetch does, also on a retry', async (_, body, type, part) => {
    const server = await serve({ status: 503 }, {});
    await client().send({ method: 'POST', url: server.origin, body });
    expect(server.seen[0]?.body).toContain(part);
    expect(server.seen[0]?.headers['content-type']).toEqual(type && expect.stringMatching(type));
    expect(server.seen[1]).toEqual(server.seen[0]);
  });

  test('HT1 sends bytes as they were at the time of the call', async () => {
    const server = await serve({ status: 503 }, {});
    const body = new TextEncoder().encode('Ahoy');
    const answer = client().send({ method: 'POST', url: server.origin, body });
    body.fill(0);
    await answer;
    expect(server.seen.map((seen) => seen.body)).toEqual(['Ahoy', 'Ahoy']);
  });

  test.each<[string | null, number]>([
    [null, 250],
    ['', 250],
    ['0', 0],
    [' 1 ', 1000],
    ['2', 2000],
    ['3', 2000],
    ['86400', 2000],
    ['9'.repeat(400), 2000],
    ['soon', 2000],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['Fri, 21 Oct 2950 07:28:00 GMT', 2000],
  ])('HT1 Retry-After %j delays the retry by %d ms', async (retryAfter, ms) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const headers = new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter });
    let attempts = 0;
    const fetch = async () => new Response(null, { status: ++attempts === 1 ? 503 : 204, headers });
    const answer = new KyHttpClient({ fetch }).send({ method: 'POST', url: 'http://127.0.0.1:1' });
    await vi.advanceTimersByTimeAsync(Math.max(ms - 1, 0));
    expect(attempts).toBe(ms === 0 ? 2 : 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(attempts).toBe(2);
    expect(await answer).toMatchObject(ok({ status: 204 }));
  });

  test.each([2 ** 31, Number.POSITIVE_INFINITY])('HT1 accepts a timeout of %d ms', async (timeoutMs) => {
    const server = await serve({ body: 'Ahoy' });
    expect(await client().send({ url: server.origin, timeoutMs })).toMatchObject({ ok: true });
  });

  test.each([
    { url: '' },
    { url: 'halyard' },
    { url: 'ftp://127.0.0.1/' },
    { url: 'http://[' },
    { url: 'http://127.0.0.1:1', headers: { 'no header': 'x' } },
    { url: 'http://127.0.0.1:1', headers: { x: 'no\nvalue' } },
  ])('SE9 fails on what cannot be sent: %j', async (request) => {
    expect(await client().send(request)).toEqual(FAILED);
  });

  test.each<[string, typeof fetch]>([
    ['rejects', () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
  ])('SE9 fails when fetch %s', async (_, broken) => {
    expect(await client({ fetch: broken }).send({ url: 'http://127.0.0.1:1' })).toEqual(FAILED);
  });

  test('HT1 never rejects, whatever its input', async () => {
    const fetch = async () => new Response('Ahoy');
    const http = client({ fetch });
    await fc.assert(
      fc.asyncProperty(fc.webUrl(), fc.anything({ withBigInt: true, maxDepth: 1 }), async (url, body) => {
        expect(await http.send({ method: 'POST', url, body })).toHaveProperty('ok');
      }),
      { numRuns: 50 },
    );
  });

  test.each([200, 500])('HT1 leaves no timer behind after a %d', async (status) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await client({ fetch: async () => new Response('Ahoy', { status }) }).send({ url: 'http://127.0.0.1:1' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
