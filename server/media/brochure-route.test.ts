import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { err, ok } from '../../core/shared/result.ts';
import { type BrochureRouteOptions, brochureRoute } from './brochure-route.ts';
import type { AnswerBrochure, BrochureRequest } from './brochures.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const PAGE = 'https://sample.example/es/yacht-for-charter/sel-et-soie/';
const PDF = Buffer.from('%PDF-1.7 the whole of it');
const BROCHURE = ok({ pdf: PDF, complete: true, name: 'L’Été «d’Or» (À louer)', page: PAGE });

function site(answer: AnswerBrochure = async () => BROCHURE, options: Partial<BrochureRouteOptions> = {}) {
  const asked: BrochureRequest[] = [];
  const app = Fastify();
  closing.push(() => app.close());
  app.setNotFoundHandler((_, reply) => reply.code(404).send('not found'));
  brochureRoute(app, {
    answer: (request) => {
      asked.push(request);
      return answer(request);
    },
    publicUrl: null,
    isSecure: () => true,
    ...options,
  });
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, headers, method });
  return { asked, get };
}

const PATH = '/brochures/es/charter/sel-et-soie.pdf';

describe('YA1 the address of a brochure', () => {
  test('names locale, market and yacht; the rest is the same for everyone', async () => {
    const { asked, get } = site();
    await get(PATH, { host: 'yachts.example', cookie: 'currency=usd; unit=feet' });
    const preferences = { currency: 'eur', unit: 'meters' };
    expect(asked).toEqual([
      { locale: 'es', market: 'charter', slug: 'sel-et-soie', preferences, origin: 'https://yachts.example' },
    ]);
  });

  test('PR6 may name a currency and a unit', async () => {
    const { asked, get } = site();
    await get(`${PATH}?currency=usd&unit=feet&utm_source=x`);
    expect(asked[0]?.preferences).toEqual({ currency: 'usd', unit: 'feet' });
  });

  test('leads to the configured origin', async () => {
    const { asked, get } = site(undefined, { publicUrl: 'https://www.sample.example' });
    await get(PATH);
    expect(asked[0]?.origin).toBe('https://www.sample.example');
  });

  test.each([
    '/brochures/fr/charter/a.pdf',
    '/brochures/es/rent/a.pdf',
    '/brochures/es/charter/a',
    '/brochures/es/charter/a.html',
    `${PATH}?currency=btc`,
    `${PATH}?unit=fathoms`,
    `${PATH}?unit=feet&unit=meters`,
  ])('is none of these: %s', async (path) => {
    const { asked, get } = site();
    expect((await get(path)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  test('YA3 is not there where there is no brochure', async () => {
    const { get } = site(async () => err({ kind: 'not-found' }));
    expect((await get(PATH)).statusCode).toBe(404);
  });
});

describe('YA1 a brochure that is sent', () => {
  test('is a PDF that anyone may keep for an hour, opens in the browser, and names the page it is of', async () => {
    const { statusCode, headers, body } = await site().get(PATH);
    expect([statusCode, body]).toEqual([200, '%PDF-1.7 the whole of it']);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '24',
      'cache-control': 'public, max-age=3600',
      link: `<${PAGE}>; rel="canonical"`,
      'x-content-type-options': 'nosniff',
    });
  });

  test('ME1 is kept for a minute where it lacks a picture', async () => {
    const { headers } = await site(async () => ok({ ...BROCHURE.value, complete: false })).get(PATH);
    expect(headers['cache-control']).toBe('public, max-age=60');
  });

  test('is saved under her name, accents and all', async () => {
    const { headers } = await site().get(PATH);
    expect(headers['content-disposition']).toBe(
      `inline; filename="sel-et-soie.pdf"; filename*=UTF-8''L%E2%80%99%C3%89t%C3%A9%20%C2%ABd%E2%80%99Or%C2%BB%20%28%C3%80%20louer%29.pdf`,
    );
  });

  test('is not sent twice to whoever has it', async () => {
    const { get } = site();
    const etag = String((await get(PATH)).headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get(PATH, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  });

  test('is described to HEAD', async () => {
    const { statusCode, headers, body } = await site().get(PATH, {}, 'HEAD');
    expect([statusCode, body, headers['content-length']]).toEqual([200, '', '24']);
  });

  test('is to be asked for later when too many are being made', async () => {
    const { statusCode, headers } = await site(async () => err({ kind: 'busy' })).get(PATH);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
  });
});
