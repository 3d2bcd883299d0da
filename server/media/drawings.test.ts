import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { MarketType } from '../../core/market/market.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { createTakeTurn } from '../http/limit-work.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { createDrawYacht, type DrawYacht, drawingRoute } from './drawings.ts';

/** Serves drawings. */
function serve(draw: DrawYacht) {
  const app = Fastify();
  drawingRoute(app, draw, createTakeTurn(new WorkQueue(), false));
  return app;
}

/** Serves drawings that say what they were drawn for, and lists what was drawn. */
function startDrawings() {
  const drawn: string[] = [];
  const app = serve(async (...request) => {
    drawn.push(request.join(' '));
    return `<svg>${request.join(' ')}</svg>`;
  });
  const load = async (path: string) => (await app.inject(`/media/drawings/${path}`)).body;
  return { load, drawn };
}

test('ME4 draws an elevation for each language and unit, once', async () => {
  const { load, drawn } = startDrawings();
  for (const locale of ['en', 'es'])
    for (const unit of ['meters', 'feet']) {
      const path = `aurora/elevation.svg?locale=${locale}&unit=${unit}`;
      expect(await load(path)).toBe(`<svg>aurora elevation ${locale} ${unit}</svg>`);
      expect(await load(path)).toBe(`<svg>aurora elevation ${locale} ${unit}</svg>`);
    }
  expect(drawn).toHaveLength(4);
});

test('ME4 draws a drawing without words once for all languages and units', async () => {
  const { load, drawn } = startDrawings();
  await load('aurora/profile.svg?locale=en&unit=meters');
  await load('aurora/profile.svg?locale=es&unit=feet');
  expect(drawn).toEqual(['aurora profile en meters']);
});

test.each<[MarketType, 200 | 404]>([
  ['both', 200],
  ['charter', 200],
  ['ghost', 200],
  ['none', 404],
])('YA2 draws no yacht without a page: market %s, status %d', async (market, status) => {
  const app = serve(createDrawYacht(new MemoryYachtCatalogue([sampleYacht({ id: 'aurora', market })])));
  for (const file of ['elevation.svg', 'profile.svg'])
    expect((await app.inject(`/media/drawings/aurora/${file}`)).statusCode).toBe(status);
});
