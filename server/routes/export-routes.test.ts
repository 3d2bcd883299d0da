import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { decodeItinerary } from '../../core/itinerary/itinerary-query.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { createHrefBuilder } from '../../core/routing/locale-path.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { SAMPLE_STOPS } from '../../tests/samples/sample-stops.ts';
import { SAMPLE_TERMS } from '../../tests/samples/sample-terms.ts';
import { sampleYacht, soldYacht } from '../../tests/samples/sample-yacht.ts';
import { samplePorts } from '../enquiry/enquiry-services.fixture.ts';
import { createTakeTurn } from '../http/limit-work.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { addressRules } from '../start/address-rules.ts';
import { parseEnv } from '../start/env.ts';
import { loadMessages } from '../start/messages.ts';
import { buildItineraryFile, type ExportRoutesContext, exportRoutes } from './export-routes.ts';

const FLEET = [
  sampleYacht({ id: 'H-1', name: 'Aurora, "the first"', length: 50, grossTonnage: null }),
  sampleYacht({ id: 'H-2', name: '=Meltemi', length: 40.5, market: 'charter', weeklyRate: 100_000 }),
  soldYacht('H-3'),
];
const PORTS: ExportRoutesContext['ports'] = {
  ...samplePorts({ catalogue: new MemoryYachtCatalogue(FLEET) }),
  content: new MemoryContentRepository({
    ...{ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] },
    ...{ charterTerms: SAMPLE_TERMS, stops: SAMPLE_STOPS },
  }),
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

function site(options: Partial<ExportRoutesContext> = {}, variables = {}) {
  const env = parseEnv(variables);
  if (!env.ok) throw new Error(env.error.join(' '));
  const app = Fastify();
  closing.push(() => app.close());
  app.setNotFoundHandler((_, reply) => reply.code(404).send('not found'));
  exportRoutes(app, {
    takeTurn: createTakeTurn(new WorkQueue(), false),
    ports: PORTS,
    visitorOf: ({ headers }) => ({
      currency: headers.cookie?.includes('currency=usd') ? 'usd' : 'eur',
      unit: headers.cookie?.includes('unit=feet') ? 'feet' : 'meters',
      cookieLocale: null,
      preferredLocale: null,
      cacheKeyPart: '',
    }),
    messages: loadMessages(),
    rules: addressRules(env.value),
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
  test('has one row per yacht, in the language of its URL', async () => {
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

  test('contains no formula', async () => {
    expect((await site()(PATH)).body).toContain("\r\n'=Meltemi,");
  });

  test('PR6 uses the currency and the unit of the visitor’s cookies', async () => {
    const { body } = await site()(PATH, { cookie: 'currency=usd; unit=feet' });
    expect(body).toContain('"Approx $250,000"');
    expect(body).toContain('164′ 1″');
  });

  test('is a private download with a localized name', async () => {
    const { headers } = await site()('/exports/es/compare.csv?charter=H-1');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="compare.csv"; filename*=UTF-8\'\'Comparativa%20de%20yates.csv',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie, Accept-Language',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
    expect((await site({ countryHeader: 'cf-ipcountry' })(PATH)).headers.vary).toContain('cf-ipcountry');
  });

  test('answers HEAD, and 304 to a matching ETag', async () => {
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

  test('links to the request’s own host without a configured public URL', async () => {
    const { body } = await site({ publicUrl: null, isSecure: () => true })(PATH, { host: 'yachts.example' });
    expect(body).toContain('https://yachts.example/en/yacht-for-charter/H-1/');
  });

  test('LO2 follows the locale strategy', async () => {
    const { body } = await site({}, { LOCALE_STRATEGY: 'prefix_except_default' })(PATH);
    expect(body).toContain('https://sample.example/yacht-for-charter/H-1/');
  });

  test.each([
    ['a removed yacht', '?charter=H-1,GONE,H-3'],
    ['junk', '?charter=H-1,%00%zz,<b>&lease=1&i=boat'],
    ['more than is readable', `?charter=H-1,${'x'.repeat(9000)}`],
  ])('opens the readable part beside %s', async (_, query) => {
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
  ])('is not found: %s', async (url) => {
    expect((await site()(url)).statusCode).toBe(404);
  });

  test('is read-only', async () => {
    expect((await site()(PATH, {}, 'POST')).statusCode).toBe(404);
  });
});

const PLAN = '?v=1&from=2027-12-31&days=hydra;dokos';
const GPX = `/exports/es/itinerary.gpx${PLAN}`;

/** The address of the plan that a GPX file leads to. */
const linkOf = (gpx: string) => /<link href="([^"]*)"/.exec(gpx)?.[1]?.replaceAll('&amp;', '&');

describe('CF3 an itinerary as a file', () => {
  test.each([
    ['ics', 'text/calendar; charset=utf-8', /^BEGIN:VCALENDAR\r\n.*\r\nSUMMARY:Día 2: Hydra \(es\) – Dokos/s],
    ['gpx', 'application/gpx+xml', /^<\?xml.*<rtept lat="37\.34600" lon="23\.33600"><name>Dokos \(es\)<\/name>/s],
    [
      'csv',
      'text/csv; charset=utf-8',
      /^\uFEFFDía,Fecha,[^\n]*\r\n1,2027-12-31,,Hydra \(es\),,,,37\.3625,23\.4662\r\n2,2028-01-01,Hydra \(es\),Dokos \(es\),/,
    ],
  ])('as %s is %s, private to its reader', async (ending, type, body) => {
    const answered = await site()(`/exports/es/itinerary.${ending}${PLAN}`);
    expect([answered.statusCode, answered.body]).toEqual([200, expect.stringMatching(body)]);
    expect(answered.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'private, no-store',
      vary: 'Accept-Encoding',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['ics', 'gpx', 'csv'])('as %s has a localized name', async (ending) => {
    const { headers } = await site()(
      `/exports/es/itinerary.${ending}?v=1&from=2027-12-31&days=*1;hydra&at=42,9,C%C3%B3rcega`,
    );
    expect(headers['content-disposition']).toBe(
      `attachment; filename="itinerary.${ending}"; filename*=UTF-8''De%20C%C3%B3rcega%20a%20Hydra%20%28es%29.${ending}`,
    );
  });

  test('has its time of creation and links only to its plan at the configured origin', async () => {
    const { body } = await site()(`${GPX}&utm_source=x`);
    expect(linkOf(body)).toBe(`https://sample.example/es/itinerary/${PLAN}`);
    expect(body).toContain('<time>2026-07-10T12:00:00.000Z</time>');
  });

  test('links to the request’s own host without a configured public URL', async () => {
    const { body } = await site({ publicUrl: null, isSecure: () => true })(GPX, { host: 'yachts.example' });
    expect(linkOf(body)).toBe(`https://yachts.example/es/itinerary/${PLAN}`);
  });

  test('is not found as a calendar without dates; the others are', async () => {
    const get = site();
    const statusOf = async (ending: string) => (await get(`/exports/es/itinerary.${ending}?days=hydra`)).statusCode;
    expect([await statusOf('ics'), await statusOf('gpx'), await statusOf('csv')]).toEqual([404, 200, 200]);
  });

  test.each([
    ['unknown places', '?days=hydra,%00,<b>,C;dokos&from=2027-02-30&yacht=%'],
    ['earlier losses', '?days=hydra;dokos&lost=3&newer=1'],
    ['more than is readable', `?days=hydra;dokos&x=${'x'.repeat(9000)}`],
  ])('opens the readable part beside %s', async (_, query) => {
    const { statusCode, body } = await site()(`/exports/en/itinerary.gpx${query}`);
    expect([statusCode, linkOf(body)]).toEqual([200, 'https://sample.example/en/itinerary/?v=1&days=hydra;dokos']);
  });

  test.each([
    '/exports/es/itinerary.gpx',
    '/exports/es/itinerary.ics?v=1&from=2027-07-03&yacht=H-1',
    '/exports/es/itinerary.csv?days=;;',
    '/exports/es/itinerary.csv?days=%zz,<b>&at=1,2',
    `/exports/fr/itinerary.gpx${PLAN}`,
    `/exports/es/itinerary.pdf${PLAN}`,
    `/exports/es/itinerary.gpx/${PLAN}`,
    `/exports/itinerary.gpx${PLAN}`,
  ])('is not found, without any computation: %s', async (url) => {
    const reckon = async () => Promise.reject(new Error('Something was reckoned.'));
    const get = site({ ports: { ...PORTS, seaRoutes: { between: reckon } } });
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(GPX)).statusCode).toBe(500);
  });

  test('is read-only and answers HEAD', async () => {
    const get = site();
    const [whole, head] = [await get(GPX), await get(GPX, {}, 'HEAD')];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect((await get(GPX, {}, 'POST')).statusCode).toBe(404);
  });

  test('is compressed where accepted', async () => {
    const path = `/exports/es/itinerary.gpx?days=${Array(8).fill('hydra,dokos').join(';')}`;
    const get = site();
    const { headers, rawPayload } = await get(path, { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(rawPayload.length).toBeLessThan((await get(path)).rawPayload.length / 2);
  });
});

const MESSAGES = loadMessages();
const ITINERARY_PORTS = {
  ...samplePorts(),
  content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [], stops: SAMPLE_STOPS }),
};

const noneOrFileOf = (query: string, locale: Locale) =>
  buildItineraryFile(decodeItinerary(query).itinerary, {
    ports: ITINERARY_PORTS,
    locale,
    translate: MESSAGES[locale].translate,
    href: createHrefBuilder(locale, 'prefix'),
    origin: 'https://halyard.example',
    now: '2026-07-01T12:00:00.000Z',
  });

async function fileOf(query: string, locale: Locale = 'en') {
  const file = await noneOrFileOf(query, locale);
  if (file === null) throw new Error('There is no file.');
  return file;
}

test('CF3 contains the plan’s URL, author and time, in the requested language', async () => {
  const query = '?v=1&from=2026-08-01&days=hydra;dokos';
  const { text, name, words } = await fileOf(query, 'es');
  expect(text).toMatchObject({
    title: 'De Hydra (es) a Dokos (es)',
    language: 'es-ES',
    address: `https://halyard.example/es/itinerary/${query}`,
    stamp: '2026-07-01T12:00:00.000Z',
  });
  expect(text.author).toBe(SAMPLE_SITE.brand.name);
  expect(text.days).toHaveLength(2);
  expect(name).toBe('De Hydra (es) a Dokos (es)');
  expect(words.miles).toBe('Millas náuticas');
});

test('CF3 gives the same plan the same tag, and no other plan', async () => {
  const uidOf = async (query: string) => (await fileOf(query)).text.uid;
  const uid = await uidOf('?v=1&days=hydra;dokos');
  expect(uid).toMatch(/^[0-9a-f]{32}$/);
  expect(await uidOf('?v=1&days=hydra;dokos')).toBe(uid);
  expect(await uidOf('?v=1&days=dokos;hydra')).not.toBe(uid);
});

test('CF3 replaces an invalid file name', async () => {
  const { name } = await fileOf('?v=1&days=*1&at=37.3,23.4,A%2FB%3A%5CC');
  expect(name).toBe('A B C');
});

test('CF3 is not made of unknown places or without a place', async () => {
  expect(await noneOrFileOf('?v=1&days=atlantis;gone', 'en')).toBeNull();
  expect(await noneOrFileOf('?v=1&from=2026-08-01', 'en')).toBeNull();
  expect(await noneOrFileOf('?v=1&days=atlantis;dokos', 'en')).toMatchObject({ name: 'Dokos' });
});
