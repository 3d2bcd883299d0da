import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, startSite } from '../../server/start/site.fixture.ts';

/** Connections of one round, all open at once; `npm run fuzz` has more rounds. */
const AT_ONCE = 40;
const ROUNDS = process.env.FUZZ_MUTATIONS ? 400 : 12;
/** Milliseconds without a further byte after which an answer is complete: the rest of the request is still missing. */
const SILENCE_MS = 100;

let site: FixtureSite;
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'warn' });
});
afterAll(() => site.app.close());

const text = fc.string({ unit: 'binary', maxLength: 20 });
/** Draws mostly from the first list, of what a client may send, and now and then from the second, of what none should. */
const mostly = (right: readonly string[], wrong: readonly string[], weight = 6) =>
  fc.oneof({ weight, arbitrary: fc.constantFrom(...right) }, fc.constantFrom(...wrong));

const method = mostly(
  ['GET', 'HEAD', 'POST', 'OPTIONS'],
  ['PUT', 'TRACE', 'CONNECT', 'PRI', 'get', 'G ET', 'M-SEARCH', 'QUERY', '', '\u0000', '💥'],
);
const target = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('/en/', '/healthz', '/enquiries', '/newsletter', '/csp-reports') },
  fc.constantFrom('*', '', '/', '//', '/..', '/%', '/%00', 'http://b.example/', 'b.example:443', '?', '#', '/\t'),
  fc.constantFrom('/en/?', '/media/', '/en/search/web/?q=').chain((path) => text.map((rest) => path + rest)),
  fc.constantFrom(4_000, 9_000, 20_000).map((length) => `/${'a'.repeat(length)}`),
);
const version = mostly(
  ['HTTP/1.1'],
  ['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.10', 'http/1.1', 'HTTP/', '', 'RTSP/1.0'],
  9,
);
const lineEnd = mostly(['\r\n'], ['\n', '\r', '\r\r\n', ' \r\n', '\u000b\r\n'], 15);
const USUAL_HEADERS = [
  'Connection: keep-alive',
  'Accept: text/html',
  'Content-Type: application/x-www-form-urlencoded',
  'Sec-Fetch-Site: same-origin',
  'Expect: 100-continue',
  'Accept-Encoding: br;q=2, gzip;q=-1, *;q=',
  'Range: bytes=0-,-1,5-2',
  'If-None-Match: "',
  'Cookie: i18n_redirected=%zz; =; ;;',
  'Content-Length: 5',
];
const ODD_HEADERS = [
  ...['Host: b', 'Host:', 'host : a', 'Trailer: Host', ': nameless', 'no colon', '\tfolded'],
  ...['Connection: close', 'Connection: keep-alive, upgrade', 'Upgrade: h2c', 'Expect: money'],
  ...['0', '+5', '-1', '5, 6', '99999999999999999999'].map((length) => `Content-Length: ${length}`),
  ...['chunked', 'chunked, identity', 'xchunked'].map((coding) => `Transfer-Encoding: ${coding}`),
  ...[' Transfer-Encoding: chunked', 'Content-Type: application/json; charset=\u0000', `X-Long: ${'b'.repeat(20_000)}`],
];
const named = fc.constantFrom('X-A', 'Cookie', 'Accept', 'Referer', 'Origin', 'Accept-Language', 'User-Agent');
const header = fc.oneof(
  { weight: 9, arbitrary: mostly(USUAL_HEADERS, ODD_HEADERS) },
  fc.tuple(named, text).map((parts) => parts.join(': ')),
);
const body = fc.oneof(
  fc.constantFrom(
    '',
    'a=1',
    'hello',
    '5\r\nhello\r\n0\r\n\r\n',
    '5;ext=\r\nhello\r\n',
    'FFFFFFFFFFFFFFFFF\r\n',
    'zz\r\n',
    '{"a":',
  ),
  text,
);
/** One or two requests on a connection, in any number of pieces, each of them right, nearly right or nonsense. */
const request = fc
  .tuple(method, target, version, fc.array(header, { maxLength: 5 }), body, lineEnd)
  .map(([verb, path, protocol, headers, sent, end]) =>
    [`${verb} ${path} ${protocol}`, 'Host: a', ...headers, '', sent].join(end),
  );
const connection = fc.record({
  sent: fc
    .array(fc.oneof({ weight: 9, arbitrary: request }, text), { minLength: 1, maxLength: 2 })
    .map((all) => all.join('')),
  cut: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })),
  isReset: fc.boolean(),
});

/** Sends bytes in two pieces and returns the statuses of the answers, once nothing more comes. */
async function statusesOf({ sent, cut, isReset }: { sent: string; cut: number; isReset: boolean }): Promise<number[]> {
  const { port } = site.app.fastify.server.address() as AddressInfo;
  const bytes = Buffer.from(sent, 'latin1');
  const socket = connect(port, '127.0.0.1');
  let [answer, last] = ['', performance.now()];
  socket.on('error', () => {});
  socket.on('data', (piece) => {
    answer += piece.toString('latin1');
    last = performance.now();
  });
  await once(socket, 'connect');
  socket.write(bytes.subarray(0, Math.floor(bytes.length * cut)));
  await pause(1);
  if (cut < 1 && !socket.destroyed) socket.write(bytes.subarray(Math.floor(bytes.length * cut)));
  last = performance.now();
  while (!socket.destroyed && performance.now() - last < SILENCE_MS) await pause(SILENCE_MS / 4);
  if (isReset) socket.resetAndDestroy();
  else socket.destroy();
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
}

test('RT1 no bytes of a stranger bring a 5xx or end the server', async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(connection, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (connections) => {
      const statuses = (await Promise.all(connections.map(statusesOf))).flat();
      for (const status of statuses) seen.set(status, (seen.get(status) ?? 0) + 1);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect((await site.get('/healthz')).status).toBe(200);
    }),
    { numRuns: ROUNDS, endOnFailure: true },
  );
  // Both sides of the grammar are drawn.
  expect(Math.min(seen.get(200) ?? 0, seen.get(400) ?? 0)).toBeGreaterThan(0);
  expect(site.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
}, 600_000);
