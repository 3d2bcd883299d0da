import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebNode } from './web-node.ts';

const WITHIN = { timeout: 30_000, interval: 200 };

const row = (ref: string, name: string, price: string) =>
  `${ref};${name};Motor yacht;Benetti;2012;44,2 m;Palma;España;${price};Muy cuidado.\n`;
const HEADER = 'Ref;Nombre;Tipo;Astillero;Año;Eslora;Lugar;País;Precio;Texto\n';
const MAPPING = {
  ...{ decimal: ',', currency: 'EUR', language: 'es', markets: ['sale'] },
  columns: {
    ...{ Ref: 'ref', Nombre: 'name', Tipo: 'kind', Astillero: 'builder', Año: 'builtYear', Eslora: 'length' },
    ...{ Lugar: 'place', País: 'country', Precio: 'price', Texto: 'description' },
  },
};

test('FD1 FD2 a site shows the yachts of its feed, a change of the feed, and that a yacht is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [content, feed, mapping] = ['content', 'fleet.csv', 'mapping.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  cpSync('content', content, { recursive: true });
  writeFileSync(feed, HEADER + row('1', 'Garbí Nou', '2.950.000') + row('2', 'Xaloc Vell', '1.200.000'));
  writeFileSync(mapping, JSON.stringify(MAPPING));
  const settings = { LISTING_FEED: feed, LISTING_FEED_FORMAT: 'csv', LISTING_FEED_MAPPING: mapping };
  const node = new WebNode(join(folder, 'node'), {
    ...{ CONTENT: 'feed', CONTENT_DIR: content, DATA_DIR: join(folder, 'data'), MEDIA_WARM: '0', ...settings },
  });
  onTestFinished(() => node.close());
  await node.start();
  const page = async (slug: string, locale = 'en') => {
    const answer = await fetch(`${node.origin}/${locale}/yacht-for-sale/${slug}/`);
    return { status: answer.status, text: await answer.text() };
  };
  const shows = (slug: string, text: string) =>
    vi.waitFor(async () => expect((await page(slug)).text.includes(text), text).toBe(true), WITHIN);

  await shows('garbi-nou', '€2,950,000');
  expect((await page('garbi-nou')).text.includes('In Spanish only')).toBe(true);
  expect((await page('garbi-nou', 'es')).text.includes('Solo en')).toBe(false);

  writeFileSync(feed, HEADER + row('1', 'Garbí Nou', '2.650.000'));
  // As the site itself does an hour later; its first import may still look for pictures.
  const words = ['--format', 'csv', '--from', feed, '--mapping', mapping];
  const again = () => {
    const child = spawn(process.execPath, ['dist/app/import-listings.js', ...words], {
      env: { ...process.env, CONTENT_DIR: content },
      stdio: 'ignore',
    });
    return new Promise((resolve) => child.once('exit', resolve));
  };
  await vi.waitFor(async () => expect(await again()).toBe(0), WITHIN);
  await shows('garbi-nou', '€2,650,000');
  await shows('xaloc-vell', 'has left the market');
});
