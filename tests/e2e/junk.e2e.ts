import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { SEED } from '../seed.ts';

const MAX_HOPS = 4;

interface Answer {
  readonly status: number;
  readonly location: string | null;
}

/** Requests a path exactly as written, which `fetch` would normalize. */
function ask(origin: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ hostname, port, path }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? null }),
      );
    });
    asked.once('error', reject);
    asked.end();
  });
}

/** Follows redirects to their end. Each must stay on this site, and the last answer must not be a redirect. */
async function settle(origin: string, path: string): Promise<void> {
  let at = path;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const { status, location } = await ask(origin, at);
    expect(status, at).toBeGreaterThanOrEqual(200);
    expect(status, at).toBeLessThan(500);
    if (location === null) return;
    expect(location, at).toMatch(/^\/(?!\/)/);
    expect(location, at).not.toBe(at);
    at = location;
  }
  throw new Error(`${path} is redirected without end, at last to ${at}`);
}

/** Runs a property with a few concurrent requests. */
async function check(path: fc.Arbitrary<string>, runs: number, origin: string): Promise<void> {
  const batch = 20;
  await fc.assert(
    fc.asyncProperty(fc.array(path, { minLength: batch, maxLength: batch }), async (paths) => {
      await Promise.all(paths.map((one) => settle(origin, one)));
    }),
    { seed: SEED, numRuns: runs / batch, endOnFailure: true },
  );
}

const KEYS = [
  'q',
  'l',
  'r',
  's',
  'p',
  'i',
  'm',
  'nm',
  'r.length.min',
  'r.length.max',
  'r.length.unit',
  'preview',
  '__proto__',
  'x',
];
const WORDS = [
  'kind:sail',
  'length:40:90',
  'length:90:40',
  ':',
  ';',
  ',',
  'NaN',
  '-1',
  '1e309',
  'default',
  'price-eur:1:',
  'constructor:1',
];

const text = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'binary', maxLength: 30 }), fc.double().map(String));
/** Includes percent signs that begin no escape sequence. */
const escaped = fc.oneof(
  { weight: 4, arbitrary: text.map((value) => encodeURIComponent(Buffer.from(value).toString())) },
  { weight: 1, arbitrary: fc.stringMatching(/^[a-z%0-9:;,+&=]{0,20}$/) },
);
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...KEYS), escaped), escaped), { maxLength: 8 })
  .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'));

const LIST_PATHS = [
  '/en/yachts-for-charter/',
  '/es/yachts-for-sale/',
  '/yachts-for-charter',
  '/en/find/',
  '/en/',
  '/es/preguntas',
];

test('SE5 SE7 answers hundreds of junk queries without a 5xx; redirects stay on the site and end', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  const path = fc.tuple(fc.constantFrom(...LIST_PATHS), query).map(([list, junk]) => `${list}?${junk}`);
  await check(path, 400, baseURL ?? '');
});

test('LK3 answers hundreds of paths of percent signs, dots and slashes without a 5xx; redirects stay on the site and end', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const part = fc.oneof(
    fc.constantFrom(
      '%',
      '%%',
      '%2',
      '%2F',
      '%5C',
      '%00',
      '%0d%0a',
      '%ff',
      '%E0%A4%A',
      '..',
      '.',
      '//',
      '%2e%2e',
      '\\',
      ';',
      'en',
      'es',
    ),
    fc.stringMatching(/^[a-zA-Z0-9%._~!$'()*+,;=:@-]{0,12}$/),
  );
  const path = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => `/${parts.join('/')}`);
  await check(path, 300, baseURL ?? '');
});

test('RT1 refuses URLs that are far too long or contain another URL', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  expect((await ask(origin, `/en/${'a'.repeat(5_000)}/`)).status).toBe(414);
  expect((await ask(origin, 'http://evil.example/')).status).toBe(400);
  expect((await ask(origin, '//evil.example/')).status).toBe(404);
});
