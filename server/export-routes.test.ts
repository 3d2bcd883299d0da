import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { MemoryYachtCatalogue } from '../adapters/memory/memory-yacht-catalogue.ts';
import { SAMPLE_TERMS } from '../tests/contract/sample-terms.ts';
import { sampleYacht, soldYacht } from '../tests/contract/sample-yacht.ts';
import { parseEnv } from './env.ts';
import { type ExportRoutesOptions, exportRoutes } from './export-routes.ts';
import { compileMessages } from './messages.ts';
import { siteRules } from './site-rules.ts';

const FLEET = [
  sampleYacht({ id: 'H-1', name: 'Aurora, "the first"', length: 50, grossTonnage: null }),
  sampleYacht({ id: 'H-2', name: '=Meltemi', length: 40.5, market: 'charter', weeklyRate: 100_000 }),
  soldYacht('H-3'),
];

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

function site(options: Partial<ExportRoutesOptions> = {}, variables = {}) {
  const env = parseEnv(variables);
  if (!env.ok) throw new Error(env.error.join(' '));
  const app = Fastify();
  closing.push(() => app.close());
  app.setNotFoundHandler((_, reply) => reply.code(404).send('not found'));
  exportRoutes(app, {
    ports: { catalogue: new MemoryYachtCatalogue(FLEET), content: { charterTerms: async () => SAMPLE_TERMS } },
    visitorOf: ({ headers }) => ({
      currency: headers.cookie?.includes('currency=usd') ? 'usd' : 'eur',
      unit: headers.cookie?.includes('unit=feet') ? 'feet' : 'meters',
      cookieLocale: null,
      key: '',
    }),
    messages: compileMessages(),
    localePath: siteRules(env.value).localePath,
    publicUrl: 'https://sample.example',
    isSecure: () => false,
    countryHeader: null,
    now: () => '2026-07-10T12:00:00.000Z',
    ...options,
  });
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    app.inject({ url, headers, method });
}

const PATH = '/exports/en/compare.csv?charter=H-1,H-2';

describe('CF1 a comparison as CSV', () => {
  test('holds a row a yacht, in the language of its address', async () => {
    const get = site();
    const { statusCode, body } = await get(PATH);
    expect(statusCode).toBe(200);
    const [head = '', first = '', second = '', end] = body.split('\r\n');
    expect(head.startsWith('\uFEFFYacht,"Weekly rate, summer low","Weekly rate, summer high",')).toBe(true);
    expect(head).toContain(',Length overall,Beam,');
    expect(first.startsWith('"Aurora, ""the first""","€200,000"')).toBe(true);
    expect(first.endsWith(',https://sample.example/en/yacht-for-charter/H-1/')).toBe(true);
    expect(second).toContain('40.5 m');
    expect(end).toBe('');
    const spanish = (await get('/exports/es/compare.csv?charter=H-1,H-2')).body;
    expect(spanish).toContain('Eslora total');
    expect(spanish).toContain('"40,5 m"');
    expect(spanish).toContain('/es/yacht-for-charter/H-2/');
  });

  test('no cell of it is a formula', async () => {
    expect((await site()(PATH)).body).toContain("\r\n'=Meltemi,");
  });

  test('PR6 is in the currency and the unit of the visitor’s cookies', async () => {
    const { body } = await site()(PATH, { cookie: 'currency=usd; unit=feet' });
    expect(body).toContain('"Approx $250,000"');
    expect(body).toContain('164′ 1″');
  });

  test('is a file to keep, whose name is in the language, and no other’s copy', async () => {
    const { headers } = await site()('/exports/es/compare.csv?charter=H-1');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="compare.csv"; filename*=UTF-8\'\'Comparaci%C3%B3n%20de%20yates.csv',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie, Accept-Language',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
    expect((await site({ countryHeader: 'cf-ipcountry' })(PATH)).headers.vary).toContain('cf-ipcountry');
  });

  test('is described to HEAD, and not sent twice to whoever has it', async () => {
    const get = site();
    const whole = await get(PATH);
    const head = await get(PATH, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      whole.headers['content-length'],
    ]);
    const again = await get(PATH, { 'if-none-match': String(whole.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('leads to the request’s own host where no public address is configured', async () => {
    const { body } = await site({ publicUrl: null, isSecure: () => true })(PATH, { host: 'yachts.example' });
    expect(body).toContain('https://yachts.example/en/yacht-for-charter/H-1/');
  });

  test('LO2 follows the strategy of the locales', async () => {
    const { body } = await site({}, { LOCALE_STRATEGY: 'prefix_except_default' })(PATH);
    expect(body).toContain('https://sample.example/yacht-for-charter/H-1/');
  });

  test.each([
    ['one that is gone', '?charter=H-1,GONE,H-3'],
    ['junk', '?charter=H-1,%00%zz,<b>&lease=1&i=boat'],
    ['more than can be read', `?charter=H-1,${'x'.repeat(9000)}`],
  ])('opens what can be read beside %s', async (_, query) => {
    const { statusCode, body } = await site()(`/exports/en/compare.csv${query}`);
    expect([statusCode, body.split('\r\n').length]).toEqual([200, 3]);
  });

  test.each([
    '/exports/en/compare.csv',
    '/exports/en/compare.csv?charter=GONE,H-3',
    '/exports/en/compare.csv?charter=H-1&i=sale',
    '/exports/fr/compare.csv?charter=H-1',
    '/exports/en/compare.xlsx?charter=H-1',
    '/exports/en/compare.csv/?charter=H-1',
    '/exports/en/constructor?charter=H-1',
    '/exports/compare.csv?charter=H-1',
  ])('is not there: %s', async (url) => {
    expect((await site()(url)).statusCode).toBe(404);
  });

  test('is only read', async () => {
    expect((await site()(PATH, {}, 'POST')).statusCode).toBe(404);
  });
});
