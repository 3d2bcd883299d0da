import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { MemoryYachtCatalogue } from '../adapters/memory/memory-yacht-catalogue.ts';
import { CROSSING, UNDATED } from '../core/itinerary/export/export.fixture.ts';
import { itineraryOf } from '../core/itinerary/itinerary.fixture.ts';
import { err, ok } from '../core/shared/result.ts';
import { SAMPLE_TERMS } from '../tests/contract/sample-terms.ts';
import { exportRoutes } from './export-routes.ts';
import {
  type AnswerItineraryFile,
  type ItineraryExportOptions,
  type ItineraryFile,
  type ItineraryFileRequest,
  itineraryExport,
} from './itinerary-export.ts';
import { compileMessages } from './messages.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const FILE: ItineraryFile = {
  text: CROSSING,
  words: {
    ...{ day: 'Día', date: 'Fecha', from: 'De', to: 'A', miles: 'Millas', hours: 'Horas', litres: 'Litros' },
    ...{ latitude: 'Latitud', longitude: 'Longitud' },
  },
  name: 'Itinerario «Córcega»',
};

const visitorOf: ItineraryExportOptions['visitorOf'] = ({ headers }) => ({
  currency: headers.cookie?.includes('currency=usd') ? 'usd' : 'eur',
  unit: 'meters',
  cookieLocale: null,
  key: '',
});
const COMMON = { visitorOf, publicUrl: null, isSecure: () => true, now: () => '2026-11-22T14:40:00.000Z' };

function site(answer: AnswerItineraryFile = async () => ok(FILE), options: Partial<ItineraryExportOptions> = {}) {
  const asked: ItineraryFileRequest[] = [];
  const app = Fastify();
  closing.push(() => app.close());
  app.setNotFoundHandler((_, reply) => reply.code(404).send('not found'));
  itineraryExport(app, {
    answer: (request) => {
      asked.push(request);
      return answer(request);
    },
    ...COMMON,
    ...options,
  });
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    app.inject({ url, headers, method });
  return { app, asked, get };
}

const QUERY = '?v=1&from=2027-07-03&days=antibes;calvi';
const PATH = `/exports/es/itinerary.gpx${QUERY}`;

describe('CF3 the address of an itinerary’s file', () => {
  test('names its language and the itinerary', async () => {
    const { asked, get } = site();
    await get(`${PATH}&utm_source=x`, { host: 'yachts.example', cookie: 'currency=usd' });
    expect(asked).toEqual([
      {
        locale: 'es',
        itinerary: itineraryOf('antibes;calvi', { from: '2027-07-03' }),
        query: QUERY,
        reading: { currency: 'usd', unit: 'meters' },
        origin: 'https://yachts.example',
        now: '2026-11-22T14:40:00.000Z',
      },
    ]);
  });

  test('leads to the configured origin', async () => {
    const { asked, get } = site(undefined, { publicUrl: 'https://www.sample.example' });
    await get(PATH);
    expect(asked[0]?.origin).toBe('https://www.sample.example');
  });

  test.each([
    ['places that are none', '?days=antibes,%00,<b>,C;calvi&from=2027-02-30&yacht=%'],
    ['what was lost before', '?days=antibes;calvi&lost=3&newer=1'],
    ['more than can be read', `?days=antibes;calvi&x=${'x'.repeat(9000)}`],
  ])('opens what can be read beside %s', async (_, query) => {
    const { asked, get } = site();
    expect((await get(`/exports/es/itinerary.csv${query}`)).statusCode).toBe(200);
    expect(asked[0]?.query).toBe('?v=1&days=antibes;calvi');
  });

  test.each([
    '/exports/es/itinerary.gpx',
    '/exports/es/itinerary.ics?v=1&from=2027-07-03&yacht=H-001',
    '/exports/es/itinerary.csv?days=;;',
    '/exports/es/itinerary.csv?days=%zz,<b>&at=1,2',
    `/exports/fr/itinerary.gpx${QUERY}`,
    `/exports/es/itinerary.pdf${QUERY}`,
    `/exports/es/itinerary.gpx/${QUERY}`,
    `/exports/itinerary.gpx${QUERY}`,
  ])('is not there: %s', async (url) => {
    const { asked, get } = site();
    expect([(await get(url)).statusCode, asked]).toEqual([404, []]);
  });

  test('is only read', async () => {
    expect((await site().get(PATH, {}, 'POST')).statusCode).toBe(404);
  });

  test('stands beside other exports', async () => {
    const { app, get } = site();
    const ports = { catalogue: new MemoryYachtCatalogue([]), content: { charterTerms: async () => SAMPLE_TERMS } };
    const rest = { messages: compileMessages(), localePath: (path: string) => path, countryHeader: null };
    exportRoutes(app, { ...COMMON, ports, ...rest });
    expect((await get(PATH)).statusCode).toBe(200);
  });
});

describe('CF3 an itinerary’s file', () => {
  test.each([
    ['ics', 'text/calendar; charset=utf-8', /^BEGIN:VCALENDAR\r\n.*\r\nSUMMARY:Día 2: Calvi\r\n/s],
    ['gpx', 'application/gpx+xml', /^<\?xml.*<rtept lat="42\.56700" lon="8\.75700"><name>Calvi<\/name>/s],
    ['csv', 'text/csv; charset=utf-8', /^\uFEFFDía,Fecha,[^\n]*\r\n1,2027-12-31,Antibes,Calvi,103,/],
  ])('as %s is %s, named in the language, to be kept by its reader alone', async (ending, type, body) => {
    const answered = await site().get(`/exports/es/itinerary.${ending}${QUERY}`);
    expect([answered.statusCode, answered.body]).toEqual([200, expect.stringMatching(body)]);
    expect(answered.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="itinerary.${ending}"; filename*=UTF-8''Itinerario%20%C2%ABC%C3%B3rcega%C2%BB.${ending}`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
  });

  test('as a calendar is not there without dates; the others are', async () => {
    const { get } = site(async () => ok({ ...FILE, text: UNDATED }));
    const statusOf = async (ending: string) => (await get(`/exports/es/itinerary.${ending}?days=antibes`)).statusCode;
    expect([await statusOf('ics'), await statusOf('gpx'), await statusOf('csv')]).toEqual([404, 200, 200]);
  });

  test('is not there where none can be made', async () => {
    expect((await site(async () => err({ kind: 'not-found' })).get(PATH)).statusCode).toBe(404);
  });

  test('is to be asked for later when too many are being made', async () => {
    const { statusCode, headers } = await site(async () => err({ kind: 'busy' })).get(PATH);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
  });

  test('is described to HEAD', async () => {
    const { get } = site();
    const [whole, head] = [await get(PATH), await get(PATH, {}, 'HEAD')];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  test('comes compressed to whoever can read that', async () => {
    const days = Array.from({ length: 4 }, () => CROSSING.days).flat();
    const { get } = site(async () => ok({ ...FILE, text: { ...CROSSING, days } }));
    const { headers, rawPayload } = await get(PATH, { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(rawPayload.length).toBeLessThan(1024);
  });
});
