import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';
import { PreparedAnswer } from './prepared-answer.ts';

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
  // An answer that a newer one has replaced is counted no more.
  const newer = page();
  cache.purge();
  await cache.load('a', async () => newer);
  const { bytes } = cache;
  await answer.prepare('gzip');
  expect(cache.bytes).toBe(bytes);
});
