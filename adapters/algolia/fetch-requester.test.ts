import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Reply, startMisbehavingServer } from '../../tests/sandbox/http/misbehaving-server.ts';
import { TIMEOUTS } from './algolia-client.ts';
import { fetchRequester, type RequesterLimits } from './fetch-requester.ts';

const PATIENT: RequesterLimits = { connectMs: 20_000, responseMs: 20_000, maxBytes: 1_000 };
const FAILED = { content: 'Network request failed', status: 0, isTimedOut: false };
const NO_CONNECTION = { content: 'Connection timeout', status: 0, isTimedOut: true };
const NO_ANSWER = { content: 'Socket timeout', status: 0, isTimedOut: true };

/** Sends a request to an origin; the client allows as much time as the limits, unless the request says otherwise. */
function send(origin: string, limits: Partial<RequesterLimits> = {}, request: object = {}) {
  const whole = { ...PATIENT, ...limits };
  return fetchRequester(whole).send({
    url: `${origin}/1/indexes`,
    method: 'POST',
    headers: { 'x-algolia-api-key': 'key' },
    data: '{"a":1}',
    connectTimeout: whole.connectMs,
    responseTimeout: whole.responseMs,
    ...request,
  });
}

async function sent(reply: Reply, limits: Partial<RequesterLimits> = {}, request: object = {}) {
  const server = await startMisbehavingServer(() => reply);
  onTestFinished(server.close);
  return { server, answer: await send(server.origin, limits, request) };
}

test.each([
  ['a text', '{"a":"ñ"}'],
  ['bytes', new TextEncoder().encode('{"a":"ñ"}')],
])('SE1 sends %s unchanged and returns the answer unchanged', async (_, data) => {
  const { server, answer } = await sent({ status: 201, headers: { 'x-a': 'b' }, body: '{"ñ":"é"}' }, {}, { data });
  expect(server.seen).toMatchObject([
    { method: 'POST', headers: { 'x-algolia-api-key': 'key', 'content-length': '10' }, body: '{"a":"ñ"}' },
  ]);
  expect(server.seen[0]?.headers).not.toHaveProperty('transfer-encoding');
  expect(answer).toMatchObject({ status: 201, content: '{"ñ":"é"}', isTimedOut: false, headers: { 'x-a': 'b' } });
});

test('SE1 sends a request without a body', async () => {
  const { server, answer } = await sent({ body: '{}' }, {}, { method: 'GET', data: undefined });
  expect(server.seen).toMatchObject([{ method: 'GET', body: '' }]);
  expect(answer).toMatchObject({ status: 200, content: '{}' });
});

test.each([307, 401, 403, 429, 500])('SE1 returns status %i without a retry', async (status) => {
  const headers = { location: '/elsewhere', 'www-authenticate': 'Basic' };
  const { server, answer } = await sent({ status, headers, body: 'no' });
  expect(answer).toMatchObject({ status, isTimedOut: false });
  expect(server.seen).toHaveLength(1);
});

test('SE1 returns an empty answer beyond the size limit and frees the connection', async () => {
  const { server, answer } = await sent({ fault: 'endless' });
  expect(answer).toMatchObject({ status: 200, content: '', isTimedOut: false });
  await server.released();
});

test('SE9 reports a refused or broken connection as a network failure', async () => {
  expect((await sent({ fault: 'reset' })).answer).toEqual(FAILED);
  expect((await sent({ fault: 'reset-in-body' })).answer).toEqual(FAILED);
  expect(await send('http://127.0.0.1:1')).toEqual(FAILED);
});

describe('SE1 connecting and answering each have a time limit', () => {
  const { connect, read } = TIMEOUTS;
  const LIMITS = { connectMs: connect, responseMs: read, maxBytes: 1_000 };

  // Time passes where a test says so; the network goes its own way.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** A server that holds a request or a connection until the test answers it. */
  async function heldServer() {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const connection = once(server, 'connection').then(([socket]) => {
      onTestFinished(() => socket.destroy());
      return { socket, bytes: once(socket, 'data') };
    });
    const { port } = server.address() as AddressInfo;
    return { port, connection };
  }

  /** Waits until received data has been read. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('reads an answer that comes 1.5 s after the connection', async () => {
    const { port, connection } = await heldServer();
    const answer = send(`http://127.0.0.1:${port}`, LIMITS);
    const { socket, bytes } = await connection;
    await bytes;
    vi.advanceTimersByTime(1_500);
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}');
    expect(await answer).toMatchObject({ status: 200, content: '{}', isTimedOut: false });
  });

  test.each([
    ['says nothing', ''],
    ['stops halfway', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{"a"'],
  ])('gives up an answer that %s for 2 s after the connection', async (_, chunk) => {
    const { port, connection } = await heldServer();
    let ended = false;
    const answer = send(`http://127.0.0.1:${port}`, LIMITS).finally(() => {
      ended = true;
    });
    const { socket, bytes } = await connection;
    await bytes;
    socket.write(chunk);
    vi.advanceTimersByTime(1_999);
    await settled();
    expect(ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await answer).toEqual(NO_ANSWER);
  });

  test('gives up a connection that is not established after 1 s, such as an unanswered TLS handshake', async () => {
    const { port, connection } = await heldServer();
    const answer = send(`https://127.0.0.1:${port}`, LIMITS);
    const { bytes } = await connection;
    await bytes;
    vi.advanceTimersByTime(1_000);
    expect(await answer).toEqual(NO_CONNECTION);
  });

  test('applies the sum of both limits up to the headers where fetch reports no progress', async () => {
    const { port, connection } = await heldServer();
    const { fetch: reporting } = globalThis;
    const elsewhere = AsyncLocalStorage.snapshot();
    vi.stubGlobal('fetch', (...requested: Parameters<typeof fetch>) => elsewhere(() => reporting(...requested)));
    onTestFinished(() => void vi.unstubAllGlobals());
    const answer = send(`http://127.0.0.1:${port}`, LIMITS);
    const { socket, bytes } = await connection;
    await bytes;
    vi.advanceTimersByTime(2_999);
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}');
    expect(await answer).toMatchObject({ status: 200, content: '{}' });
  });

  test.each([
    [
      'never waits longer than the limit when the client raises it after a failure',
      LIMITS,
      { connectTimeout: 60_000, responseTimeout: 60_000 },
    ],
    ['honours a shorter limit of the client', PATIENT, { connectTimeout: 1_000, responseTimeout: 2_000 }],
  ])('%s', async (_, limits, requested) => {
    const silent = await heldServer();
    const unanswered = send(`http://127.0.0.1:${silent.port}`, limits, requested);
    await (await silent.connection).bytes;
    const deaf = await heldServer();
    const unconnected = send(`https://127.0.0.1:${deaf.port}`, limits, requested);
    await (await deaf.connection).bytes;
    vi.advanceTimersByTime(2_000);
    expect(await Promise.all([unanswered, unconnected])).toEqual([NO_ANSWER, NO_CONNECTION]);
  });
});
