import fc from 'fast-check';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { isBuildId } from '../../core/build-version/build-version.ts';
import { sameInEveryLocale } from '../../core/locale/locale.ts';
import { buildRedirects } from '../../core/routing/build-redirects.ts';
import { writeRedirects } from '../../core/routing/redirects.ts';
import { type BuildsRouteOptions, buildIdOf, buildsRoute } from './builds-route.ts';

const ID = '0a1b2c3d4e5f';
const EARLIER = 'f5e4d3c2b1a0';
const TIMESTAMP = '2025-03-01T12:00:00.000Z';
const BUILT_AT = 1_740_830_000;
const BUILD = { id: ID, timestamp: TIMESTAMP, builtAt: BUILT_AT };
const rulesOf = (count: number) =>
  buildRedirects(
    Array.from({ length: count }, (_, index) => ({
      ...{ from: sameInEveryLocale(`/old-${index}/`), to: sameInEveryLocale('/new/'), status: 301 as const },
    })),
  ).redirects;
const RULES = rulesOf(100);
const WRITTEN = writeRedirects(RULES);

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

function site(options: Partial<BuildsRouteOptions> = {}) {
  const failures: unknown[] = [];
  const app = Fastify();
  closing.push(() => app.close());
  app.setErrorHandler<Error & { statusCode: number }>((error, _, reply) => {
    failures.push(error);
    return reply.code(error.statusCode).send('failed');
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send('not found'));
  buildsRoute(app, { ...BUILD, knownBuilds: () => [], redirects: async () => RULES, ...options });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { get, failures };
}

test('UI4 latest.json names the current build and is never cached', async () => {
  const answer = await site().get('/builds/latest.json?1700000000000');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(BUILD);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('UI4 a build’s own file carries the route rules', async () => {
  const answer = await site().get(`/builds/meta/${ID}.json`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ ...BUILD, redirects: WRITTEN });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
});

test('UI4 is compressed, and 304 as long as the rules are the same', async () => {
  let rules = RULES;
  const { get } = site({ redirects: async () => rules });
  const path = `/builds/meta/${ID}.json`;
  const answer = await get(path, { 'accept-encoding': 'gzip' });
  expect(answer.headers['content-encoding']).toBe('gzip');
  const known = { 'accept-encoding': 'gzip', 'if-none-match': String(answer.headers.etag) };
  expect((await get(path, known)).statusCode).toBe(304);
  rules = rulesOf(101);
  const renewed = await get(path, { 'if-none-match': String((await get(path)).headers.etag) });
  expect(renewed.statusCode).toBe(304);
  expect((await get(path, known)).statusCode).toBe(200);
  expect((await get(path)).json().redirects).toEqual(writeRedirects(rules));
});

test('UI4 writes the rules once for each build and version of them', async () => {
  let reads = 0;
  const counted = () => ({
    ...RULES,
    get en() {
      reads += 1;
      return RULES.en;
    },
  });
  let rules = counted();
  const { get } = site({ redirects: async () => rules, knownBuilds: () => [EARLIER] });
  const askAll = async () => {
    for (const id of [ID, EARLIER]) {
      const { etag } = (await get(`/builds/meta/${id}.json`)).headers;
      for (let times = 0; times < 5; times += 1) {
        expect((await get(`/builds/meta/${id}.json`, { 'if-none-match': String(etag) })).statusCode).toBe(304);
      }
    }
  };
  await askAll();
  expect(reads).toBe(2);
  rules = counted();
  await askAll();
  expect(reads).toBe(4);
});

test('UI4 gives an earlier build today’s rules, as long as it is known', async () => {
  let known = [EARLIER];
  const { get } = site({ knownBuilds: () => known });
  const answer = await get(`/builds/meta/${EARLIER}.json`);
  expect(answer.json()).toEqual({ ...BUILD, id: EARLIER, redirects: WRITTEN });
  known = [];
  expect((await get(`/builds/meta/${EARLIER}.json`)).statusCode).toBe(404);
});

test.each([
  '/builds/meta/abcdef123456.json',
  `/builds/meta/${ID}`,
  `/builds/meta/${ID}.json.json`,
  '/builds/meta/.json',
  `/builds/meta/..%2f${ID}.json`,
  '/builds/meta/__proto__.json',
])('UI4 %s is not found', async (path) => {
  const { get, failures } = site();
  expect((await get(path)).statusCode).toBe(404);
  expect(failures).toEqual([]);
});

test('UI4 answers 503 for unreadable rules and logs the cause', async () => {
  const cause = new Error('the file is broken');
  const { get, failures } = site({ redirects: () => Promise.reject(cause) });
  expect((await get(`/builds/meta/${ID}.json`)).statusCode).toBe(503);
  expect(failures).toMatchObject([{ message: 'The route rules could not be read', cause }]);
  expect((await get('/builds/latest.json')).statusCode).toBe(200);
});

test('UI4 answers HEAD with the headers and no body', async () => {
  const app = Fastify();
  closing.push(() => app.close());
  buildsRoute(app, { ...BUILD, knownBuilds: () => [], redirects: async () => RULES });
  for (const url of ['/builds/latest.json', `/builds/meta/${ID}.json`]) {
    const answer = await app.inject({ method: 'HEAD', url });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
  }
});

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}\.[A-Za-z0-9]{8}\.js$/), { minLength: 1 });

test('UI4 gives the same files the same build id, in any order', () => {
  fc.assert(
    fc.property(names, (listed) => {
      const id = buildIdOf(listed);
      expect(isBuildId(id)).toBe(true);
      expect(buildIdOf(listed.toReversed())).toBe(id);
      expect(buildIdOf([...listed, ...listed])).toBe(id);
    }),
  );
});

test('UI4 gives another file another build id', () => {
  const ids = [[], ['a.js'], ['b.js'], ['a.js', 'b.js'], ['a.jsb.js']].map(buildIdOf);
  expect(new Set(ids).size).toBe(ids.length);
});

test('UI4 is twelve digits of the SHA-256 of the sorted names, on every node', () => {
  expect(buildIdOf(['entries/b.2.js', 'entries/a.1.js'])).toBe('1be01bd50a73');
});
