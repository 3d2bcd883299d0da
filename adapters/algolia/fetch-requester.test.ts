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
])('SE1 what is asked goes out as it is, as %s, and the answer comes back as it is', async (_, data) => {
  const { server, answer } = await sent({ status: 201, headers: { 'x-a': 'b' }, body: '{"ñ":"é"}' }, {}, { data });
  expect(server.seen).toMatchObject([
    { method: 'POST', headers: { 'x-algolia-api-key': 'key', 'content-length': '10' }, body: '{"a":"ñ"}' },
  ]);
  expect(server.seen[0]?.headers).not.toHaveProperty('transfer-encoding');
  expect(answer).toMatchObject({ status: 201, content: '{"ñ":"é"}', isTimedOut: false, headers: { 'x-a': 'b' } });
});

test('SE1 a request without a body goes out as well', async () => {
  const { server, answer } = await sent({ body: '{}' }, {}, { method: 'GET', data: undefined });
  expect(server.seen).toMatchObject([{ method: 'GET', body: '' }]);
  expect(answer).toMatchObject({ status: 200, content: '{}' });
});

test.each([307, 401, 403, 429, 500])('SE1 status %i is the answer, and asked for once', async (status) => {
  const headers = { location: '/elsewhere', 'www-authenticate': 'Basic' };
  const { server, answer } = await sent({ status, headers, body: 'no' });
  expect(answer).toMatchObject({ status, isTimedOut: false });
  expect(server.seen).toHaveLength(1);
});

test('SE1 an answer beyond the limit is an empty one, and its connection is freed', async () => {
  const { server, answer } = await sent({ fault: 'endless' });
  expect(answer).toMatchObject({ status: 200, content: '', isTimedOut: false });
  await server.released();
});

test('SE9 a connection that is refused or broken off is a failure of the network', async () => {
  expect((await sent({ fault: 'reset' })).answer).toEqual(FAILED);
  expect((await sent({ fault: 'reset-in-body' })).answer).toEqual(FAILED);
  expect(await send('http://127.0.0.1:1')).toEqual(FAILED);
});

describe('SE1 time to connect and time to answer have a limit each', () => {
  const { connect, read } = TIMEOUTS;
  const LIMITS = { connectMs: connect, responseMs: read, maxBytes: 1_000 };

  // Time passes where a test says so; the network goes its own way.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** A server that has a request, or a mere connection, and answers when it is told to. */
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

  /** Lets what has come over the network be read. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('an answer that comes 1.5 s after the connection is read', async () => {
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
    ['stops in its words', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{"a"'],
  ])('one that %s for 2 s after the connection is given up', async (_, said) => {
    const { port, connection } = await heldServer();
    let ended = false;
    const answer = send(`http://127.0.0.1:${port}`, LIMITS).finally(() => {
      ended = true;
    });
    const { socket, bytes } = await connection;
    await bytes;
    socket.write(said);
    vi.advanceTimersByTime(1_999);
    await settled();
    expect(ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await answer).toEqual(NO_ANSWER);
  });

  test('a connection that does not stand after 1 s is given up: here one whose TLS handshake is not answered', async () => {
    const { port, connection } = await heldServer();
    const answer = send(`https://127.0.0.1:${port}`, LIMITS);
    const { bytes } = await connection;
    await bytes;
    vi.advanceTimersByTime(1_000);
    expect(await answer).toEqual(NO_CONNECTION);
  });

  test('where fetch does not report its progress, both limits together are given up to the headers', async () => {
    const { port, connection } = await heldServer();
    const { fetch: reporting } = globalThis;
    const elsewhere = AsyncLocalStorage.snapshot();
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => elsewhere(() => reporting(...asked)));
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
      'the client asks for more after a failure, and gets no more',
      LIMITS,
      { connectTimeout: 60_000, responseTimeout: 60_000 },
    ],
    ['the client may ask for less', PATIENT, { connectTimeout: 1_000, responseTimeout: 2_000 }],
  ])('%s', async (_, limits, asked) => {
    const silent = await heldServer();
    const unanswered = send(`http://127.0.0.1:${silent.port}`, limits, asked);
    await (await silent.connection).bytes;
    const deaf = await heldServer();
    const unconnected = send(`https://127.0.0.1:${deaf.port}`, limits, asked);
    await (await deaf.connection).bytes;
    vi.advanceTimersByTime(2_000);
    expect(await Promise.all([unanswered, unconnected])).toEqual([NO_ANSWER, NO_CONNECTION]);
  });
});
