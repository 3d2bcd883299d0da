import Fastify from 'fastify';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import type { Locale } from '../../core/locale/locale.ts';
import type { Market } from '../../core/market/market.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { InFlightLimit } from '../http/in-flight-limit.ts';
import { TurnedAwayError } from '../http/work-rules.ts';
import { BROCHURE_LIMITS } from './brochures.ts';
import type { RenderClient } from './render-queue.ts';
import { PHOTOGRAPH, shareStudio } from './share-pictures.fixture.ts';
import { type AnswerSharePicture, type SharePictureOptions, sharePictureRoutes } from './share-pictures.ts';

const SLUGS = { charter: 'aurora', sale: 'aurora', ghost: null };
const DRAWN = sampleYacht({ slugs: SLUGS });
const SHOWN: Yacht = { ...DRAWN, media: { ...DRAWN.media, hero: PHOTOGRAPH } };
const PATH = '/share/en/charter/aurora/1.jpg';

const CLIENT: RenderClient = { networks: [], isWanted: () => true, takeTurn: (task) => task() };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

function routes(answer: AnswerSharePicture) {
  const app = Fastify();
  closing.push(() => app.close());
  app.setNotFoundHandler((_, reply) => reply.code(404).send('not found'));
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof TurnedAwayError ? error.status : 500).send());
  sharePictureRoutes(app, {
    answer,
    takeTurn: (_, task) => task(),
    trustProxy: true,
    openBrochures: new InFlightLimit(() => {}, BROCHURE_LIMITS),
  });
  return (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET', headers: Record<string, string> = {}) =>
    app.inject({ url, method, headers });
}

function site(fleet: readonly Yacht[] = [SHOWN], options: Partial<SharePictureOptions> = {}) {
  const studio = shareStudio(fleet, options);
  return { ...studio, get: routes(studio.answer) };
}

/** The share of pixels of a region whose luminance is above 200. */
async function lightIn(jpeg: Buffer, region: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(jpeg).extract(region).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value > 200).length / data.length;
}
const TITLE = { left: 64, top: 360, width: 400, height: 120 };
const PANEL = { left: 0, top: 200, width: 60, height: 200 };

describe('ME3 a picture for messengers', () => {
  test('is a JPEG of 1200 × 630 and at most 150 kB, with white words on navy over snow', async () => {
    const { rawPayload, headers, statusCode } = await site().get(PATH);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThan(150_000);
    expect(await lightIn(rawPayload, PANEL)).toBe(0);
    expect(await lightIn(rawPayload, TITLE)).toBeGreaterThan(0.03);
    expect(await lightIn(rawPayload, TITLE)).toBeLessThan(0.5);
    expect(await lightIn(rawPayload, { left: 900, top: 0, width: 300, height: 630 })).toBe(1);
  });

  test.each([
    ['yacht without a photograph', '/share/es/sale/aurora/1.jpg'],
    ['comparison', '/share/en/compare/1.jpg?charter=aurora'],
    ['plan', '/share/en/itinerary/1.jpg?v=1&days=hydra;dokos'],
    ['list', '/share/es/charter/1.jpg'],
  ])('has a drawing above the words: %s', async (_, path) => {
    const { statusCode, rawPayload } = await site([DRAWN]).get(path);
    expect(statusCode).toBe(200);
    const { channels } = await sharp(rawPayload).extract({ left: 0, top: 130, width: 1200, height: 300 }).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(2);
    expect(await lightIn(rawPayload, { left: 64, top: 480, width: 300, height: 60 })).toBeGreaterThan(0.03);
  });

  test('stays below the limit over a picture that hardly compresses', async () => {
    const noise = () =>
      sharp({
        create: {
          width: 1440,
          height: 960,
          channels: 3,
          background: '#808080',
          noise: { type: 'gaussian', mean: 128, sigma: 90 },
        },
      })
        .jpeg({ quality: 95 })
        .toBuffer();
    const { rawPayload } = await site([SHOWN], { picture: noise }).get(PATH);
    expect(rawPayload.length).toBeLessThanOrEqual(150_000);
  });

  test.each(['<svg onload="x()">&amp;\u0000', '"/><image href="file:///etc/passwd"/>', '海', ''])(
    'draws a name as outlines, whatever it is: %s',
    async (name) => {
      const { statusCode, rawPayload } = await site([{ ...SHOWN, name }]).get(PATH);
      expect([statusCode, (await sharp(rawPayload).metadata()).width]).toEqual([200, 1200]);
    },
  );
});

describe('ME3 a picture that was made', () => {
  test('is kept, and made once for all who ask at once', async () => {
    const { get, rendered, kept } = site();
    const answers = await Promise.all([get(PATH), get(PATH), get(PATH)]);
    await get(PATH);
    expect([rendered.length, kept.size]).toEqual([1, 1]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  });

  test('is made again when what it says changes', async () => {
    const { get, rendered } = site([
      SHOWN,
      { ...DRAWN, id: 'b' as Yacht['id'], slugs: { ...SLUGS, charter: 'b' }, name: 'B' },
    ]);
    for (const path of [
      PATH,
      '/share/es/charter/aurora/1.jpg',
      '/share/en/sale/aurora/1.jpg',
      '/share/en/charter/b/1.jpg',
    ])
      await get(path);
    expect(rendered).toEqual(['Aurora', 'Aurora', 'Aurora', 'B']);
  });

  test('is immutable under its version, and kept for a minute under another', async () => {
    const { answer, get } = site();
    const made = await answer({ locale: 'en', subject: { kind: 'yacht', market: 'charter', slug: 'aurora' } }, CLIENT);
    const current = await get(`/share/en/charter/aurora/${made?.version}.jpg`);
    expect(current.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get(PATH)).headers['cache-control']).toBe('public, max-age=60');
  });

  test('is sent without its photograph where that cannot be had, and not kept', async () => {
    const { get, kept, warnings } = site([SHOWN], { picture: async () => Promise.reject(new Error('broken')) });
    const { statusCode, headers } = await get(PATH);
    expect([statusCode, headers['cache-control'], kept.size]).toEqual([200, 'public, max-age=60', 0]);
    expect(warnings).toEqual([expect.stringContaining('Error: broken')]);
  });

  test('answers HEAD and a matching ETag without a body, and may be shown by other sites', async () => {
    const { get } = site();
    const { headers } = await get(PATH);
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const head = await get(PATH, 'HEAD');
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
    const again = await get(PATH, 'GET', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('ME3 the address of a picture for messengers', () => {
  test.each([
    '/share/fr/charter/aurora/1.jpg',
    '/share/en/rent/aurora/1.jpg',
    '/share/en/charter/nobody/1.jpg',
    '/share/en/charter/aurora/1.png',
    '/share/en/charter/aurora/..%2f.jpg',
    `${PATH}?x=1`,
    '/share/en/search/1.jpg',
    '/share/en/compare/1.jpg?charter=nobody',
    '/share/en/charter/1.jpg?utm_source=x',
  ])('is not valid, and makes no picture: %s', async (path) => {
    const { get, rendered } = site();
    expect((await get(path)).statusCode).toBe(404);
    expect(rendered).toEqual([]);
  });

  test('takes GET and HEAD alone', async () => {
    expect((await site().get(PATH, 'POST')).statusCode).toBe(404);
  });

  test('is waited for by a limited number of clients of a network', async () => {
    const ends: (() => void)[] = [];
    const made = { jpeg: Buffer.from('jpeg'), complete: true, version: '1' };
    const get = routes(() => new Promise((resolve) => ends.push(() => resolve(made))));
    const from = (address: string) => get(PATH, 'GET', { 'x-forwarded-for': address });
    const waiting = Array.from({ length: BROCHURE_LIMITS.network }, () => from('192.0.2.1'));
    await expect.poll(() => ends).toHaveLength(waiting.length);
    expect((await from('192.0.2.1')).statusCode).toBe(503);
    waiting.push(from('198.51.100.1'));
    await expect.poll(() => ends).toHaveLength(waiting.length);
    for (const end of ends) end();
    expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  test('is turned away where too many wait to be made', async () => {
    const ends: ((jpeg: Buffer) => void)[] = [];
    const render = () => new Promise<Buffer>((resolve) => ends.push(resolve));
    const { answer } = site([SHOWN], { render, mostWaiting: 1 });
    const ask = (locale: Locale, market: Market) =>
      answer({ locale, subject: { kind: 'yacht', market, slug: 'aurora' } }, CLIENT);
    const first = ask('en', 'charter');
    await expect.poll(() => ends).toHaveLength(1);
    const second = ask('es', 'charter');
    await expect(ask('en', 'sale')).rejects.toMatchObject({ name: 'TurnedAwayError', status: 503 });
    ends.shift()?.(Buffer.from('jpeg'));
    await expect.poll(() => ends).toHaveLength(1);
    ends.shift()?.(Buffer.from('jpeg'));
    expect([await first, await second]).toMatchObject([{ complete: true }, { complete: true }]);
  });
});
