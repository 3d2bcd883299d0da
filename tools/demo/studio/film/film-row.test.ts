import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assetId } from '../../fleet/design/masters.ts';
import { filmRow, withRows } from './film-row.ts';
import { FILMS } from './films/films.ts';

const MEDIA = 'content/media';
const ROWS: readonly { file: string; type: string }[] = JSON.parse(readFileSync(join(MEDIA, 'assets.json'), 'utf8'));

test('ME4 a film for charterers and one for buyers differ in file and profile', () => {
  const [charter, sale] = FILMS.slice(0, 2).map((film) => filmRow(film, 'Vent d’Ambre'));
  expect(charter).toMatchObject({
    id: assetId('films/vent-dambre-charter.mp4'),
    title: { en: 'A week aboard Vent d’Ambre', es: 'Una semana a bordo del Vent d’Ambre' },
    poster: assetId('yachts/vent-dambre-1.webp'),
    videoProfileCharter: true,
    videoProfileSale: false,
  });
  expect(sale).toMatchObject({
    file: 'films/vent-dambre-sale.mp4',
    vtt: { en: 'films/vent-dambre-sale.en.vtt', es: 'films/vent-dambre-sale.es.vtt' },
    videoProfileCharter: false,
    videoProfileSale: true,
  });
});

test('ME4 rows of films replace those of the same files, and new ones are appended', () => {
  const films = FILMS.slice(0, 2).map((film) => filmRow(film, 'Vent d’Ambre'));
  const others = [{ file: 'yachts/a.webp' }, { file: 'films/vent-dambre-sale.mp4' }, { file: 'podcasts/b.mp3' }];
  expect(withRows(others, films).map(({ file }) => file)).toEqual([
    'yachts/a.webp',
    'films/vent-dambre-sale.mp4',
    'podcasts/b.mp3',
    'films/vent-dambre-charter.mp4',
  ]);
  expect(withRows(others, films)[1]).toBe(films[1]);
});

test.each(FILMS.map((film) => [`${film.slug}, ${film.market}`, film] as const))(
  'ME4 the library has the film of %s',
  (_, film) => {
    const { name } = JSON.parse(readFileSync(`content/yachts/${film.slug}.json`, 'utf8'));
    const row = filmRow(film, name);
    expect(ROWS.find(({ file }) => file === row.file)).toEqual(row);
    expect(ROWS.some((other) => 'id' in other && other.id === row.poster)).toBe(true);
    expect(existsSync(join(MEDIA, row.file))).toBe(true);
  },
);
