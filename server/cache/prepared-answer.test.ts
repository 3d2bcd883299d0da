import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';
import { PreparedAnswer, preparedFile } from './prepared-answer.ts';

const TEXT = '<p>Ketch, cutter, sloop – a list of yachts.</p>'.repeat(400);
const page = () => new PreparedAnswer(200, 'text/html', TEXT, []);
const BYTES = Buffer.byteLength(TEXT);

test('keeps a body only in the encodings that clients asked for', async () => {
  const answer = page();
  let resized = 0;
  answer.onResize = () => {
    resized += 1;
  };
  expect(answer.bytes).toBeGreaterThan(BYTES);
  const { body } = await answer.prepare('br');
  expect(brotliDecompressSync(body).toString()).toBe(TEXT);
  expect(answer.bytes).toBeLessThan(BYTES / 2);
  expect(resized).toBe(1);
  expect((await answer.prepare('br')).body).toBe(body);
  expect(resized).toBe(1);
});

test.each(['br', 'gzip'] as const)('makes the other encodings from a body kept as %s', async (first) => {
  const answer = page();
  await answer.prepare(first);
  const [plain, br, gzip] = await Promise.all([
    answer.prepare('identity'),
    answer.prepare('br'),
    answer.prepare('gzip'),
  ]);
  expect(plain.body.toString()).toBe(TEXT);
  expect(brotliDecompressSync(br.body).toString()).toBe(TEXT);
  expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
  expect(answer.ready('identity')?.body).toBe(plain.body);
  expect(answer.bytes).toBeGreaterThan(BYTES + br.body.length + gzip.body.length);
});

test('keeps a short body as it is', async () => {
  const answer = new PreparedAnswer(200, 'text/html', 'short', []);
  expect((await answer.prepare('br')).body.toString()).toBe('short');
  expect(answer.ready('gzip')?.body.toString()).toBe('short');
});

test('the page cache counts a page anew once it is compressed, and once it is plain as well', async () => {
  const cache = new PageCache({ maxBytes: 1_000_000, freshMs: 60_000, staleMs: 0 });
  const answer = page();
  await cache.load('a', async () => answer);
  await answer.prepare('br');
  const compressed = cache.bytes;
  expect(compressed).toBeLessThan(BYTES / 2);
  await answer.prepare('identity');
  expect(cache.bytes).toBe(compressed + BYTES);
  expect(cache.hit('a')?.answer).toBe(answer);
  // An answer that has no room is not counted when it is compressed later.
  const small = new PageCache({ maxBytes: BYTES, freshMs: 60_000, staleMs: 0 });
  const large = page();
  await small.load('a', async () => large);
  await large.prepare('br');
  expect(small.bytes).toBe(0);
  // An answer that a newer one has replaced is counted no more.
  const newer = page();
  cache.purge();
  await cache.load('a', async () => newer);
  const { bytes } = cache;
  await answer.prepare('gzip');
  expect(cache.bytes).toBe(bytes);
});

describe('sends an answer', () => {
  const HEADERS = ['Cache-Control', 'no-cache'];

  async function sent(
    answer: PreparedAnswer,
    headers: Record<string, string> = {},
    { method = 'GET', secure, extra }: { method?: 'GET' | 'HEAD'; secure?: boolean; extra?: string[] } = {},
  ) {
    const app = fastify({ exposeHeadRoutes: false });
    app.route({ url: '/', method, handler: (request, reply) => answer.reply(request, reply, secure, extra) });
    const response = await app.inject({ method, url: '/', headers });
    return { ...response, body: response.rawPayload };
  }

  test('in the encoding that the client accepts, each with a tag of its own', async () => {
    const answer = new PreparedAnswer(200, 'text/html', TEXT, HEADERS);
    const plain = await sent(answer);
    expect(plain.statusCode).toBe(200);
    expect(plain.body.toString()).toBe(TEXT);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/html',
      'content-length': String(BYTES),
      'cache-control': 'no-cache',
      etag: expect.stringMatching(/^"[\w-]{20}"$/),
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const encoding of ['br', 'gzip']) {
      const { headers, body } = await sent(answer, { 'accept-encoding': encoding });
      const etag = `${String(plain.headers.etag).slice(0, -1)}-${encoding}"`;
      expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(body.length), etag });
    }
  });

  test('without its body to HEAD', async () => {
    const { headers, body } = await sent(page(), {}, { method: 'HEAD' });
    expect(body).toHaveLength(0);
    expect(headers['content-length']).toBe(String(BYTES));
  });

  test('as 304 to those who have it', async () => {
    const answer = new PreparedAnswer(200, 'text/html', TEXT, HEADERS);
    const { headers } = await sent(answer);
    const etag = String(headers.etag);
    for (const known of [etag, '*', `"other", W/${etag}`, `W/${etag},"other"`]) {
      const response = await sent(answer, { 'if-none-match': known }, { extra: ['Vary', 'Cookie'] });
      expect(response.statusCode).toBe(304);
      expect(response.body).toHaveLength(0);
      expect(response.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'Cookie' });
      expect(response.headers).not.toHaveProperty('content-type');
    }
    expect((await sent(answer, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await sent(answer, { 'if-none-match': `"W/${etag.slice(1)}` })).statusCode).toBe(200);
    expect((await sent(answer, { 'if-none-match': etag, 'accept-encoding': 'br' })).statusCode).toBe(200);
    const missing = new PreparedAnswer(404, 'text/html', TEXT, HEADERS);
    expect((await sent(missing, { 'if-none-match': '*' })).statusCode).toBe(404);
  });

  test('with the headers of TLS only over TLS', async () => {
    for (const known of [{}, { 'if-none-match': '*' }]) {
      expect((await sent(page(), known)).headers).not.toHaveProperty('strict-transport-security');
      expect((await sent(page(), known, { secure: true })).headers).toHaveProperty('strict-transport-security');
    }
  });

  test('as a file without the policy of a page', async () => {
    const file = await sent(preparedFile('image/png', Buffer.from([1, 2, 3]), HEADERS), { 'accept-encoding': 'br' });
    expect(file.statusCode).toBe(200);
    expect(file.headers).not.toHaveProperty('content-encoding');
    expect(file.body).toEqual(Buffer.from([1, 2, 3]));
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect(String(file.headers['content-security-policy'])).not.toContain('script-src');
  });
});

test.each([
  ['text/html; charset=utf-8', true],
  ['text/css', true],
  ['image/svg+xml', true],
  ['application/json', true],
  ['application/javascript', true],
  ['application/xml', true],
  ['application/manifest+json', true],
  ['application/ld+json', true],
  ['application/atom+xml', true],
  ['image/webp', false],
  ['font/woff2', false],
  ['application/pdf', false],
  ['image/text/', false],
])('compresses %s: %s', async (type, isCompressed) => {
  const long = new PreparedAnswer(200, type, 'x'.repeat(1024), []);
  expect((await long.prepare('gzip')).body.length < 1024).toBe(isCompressed);
  expect(long.ready('br')).toBe(isCompressed ? null : await long.prepare('identity'));
  const short = new PreparedAnswer(200, type, 'x'.repeat(1023), []);
  expect((await short.prepare('gzip')).body).toHaveLength(1023);
});

test('joins pieces of text, of any script', async () => {
  const pieces = ['<p>', 'Señorío', ' 渡', '⛵', '</p>'];
  const { body } = await new PreparedAnswer(200, 'text/html', pieces, []).prepare('identity');
  expect(body.toString()).toBe(pieces.join(''));
});
