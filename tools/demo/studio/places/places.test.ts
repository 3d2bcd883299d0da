import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANDSCAPE_TEXTS as TEXTS } from '../../fleet/asset-text.ts';
import { LANDSCAPES } from './places.ts';

const names = LANDSCAPES.map(({ name }) => name);

test('every destination has a plate of its own', () => {
  const destinations = readdirSync('content/pages/destinations').map((file) => file.replace('.json', ''));
  expect(names).toEqual(expect.arrayContaining(destinations));
});

test('no two places share a name or a stretch of land', () => {
  expect(new Set(names).size).toBe(names.length);
  const land = LANDSCAPES.flatMap(({ terrain = [] }) =>
    terrain.map(({ kind, seed, dist }) => `${kind} ${seed} ${dist}`),
  );
  expect(new Set(land).size).toBe(land.length);
});

test('every place has a title and a text in both languages, and no text reveals the place', () => {
  expect(Object.keys(TEXTS).toSorted()).toEqual(names.toSorted());
  const proper = /Azur|Riviera|Corsica|Córcega|Dalmatia|Alaska|Maldiv|Fiji|Fiyi|Norw|Norueg|Sicil|Polynesia|Polinesia/;
  for (const { title, alt } of Object.values(TEXTS)) {
    for (const text of [title.en, title.es, alt.en, alt.es]) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(proper);
    }
  }
});
