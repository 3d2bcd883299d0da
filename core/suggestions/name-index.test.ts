import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { type Localized, sameInEveryLocale } from '../locale/locale.ts';
import { wordsOf } from '../text/fold-text.ts';
import { type Named, NameIndex } from './name-index.ts';

function indexOf(...names: readonly (string | Localized | Named)[]): NameIndex<Named> {
  const index = new NameIndex<Named>();
  for (const name of names) {
    if (typeof name === 'string') index.add({ name: sameInEveryLocale(name), aliases: [] });
    else if ('aliases' in name) index.add(name);
    else index.add({ name, aliases: [] });
  }
  return index;
}

const found = (index: NameIndex<Named>, text: string, locale: 'en' | 'es' = 'en') =>
  index.find(text, locale).map(({ item }) => item.name[locale]);

describe('SE8 finds names by their beginning', () => {
  test('lists names that begin with it first, then those with such a word', () => {
    const index = indexOf('Aqua Luna', 'Luna del Mar', 'Saluna', 'Lunatic');
    expect(found(index, 'luna')).toEqual(['Luna del Mar', 'Lunatic', 'Aqua Luna']);
  });

  test.each([
    ['lürs', ['Lürssen']],
    ['LURSSEN', ['Lürssen']],
    ['ile de p', ['Île de Papier']],
    ['papier ile', ['Île de Papier']],
    ["d'opa", ['Lune d’Opale']],
    ['d o', ['Lune d’Opale']],
    ['pale', []],
    ['l', []],
    ['', []],
    ['’ - .', []],
  ])('%j finds %j', (text, names) => {
    expect(found(indexOf('Lürssen', 'Île de Papier', 'Lune d’Opale'), text)).toEqual(names);
  });

  test('in every language, the reader’s first', () => {
    const index = indexOf(
      demoTexts({ en: 'Islands of the South', es: 'Isla del Sur' }),
      demoTexts({ en: 'Corsica', es: 'Córcega' }),
      demoTexts({ en: 'Isle', es: 'Isla' }),
    );
    expect(found(index, 'isla', 'es')).toEqual(['Isla del Sur', 'Isla']);
    expect(found(index, 'isla', 'en')).toEqual(['Islands of the South', 'Isle']);
    expect(found(index, 'corse', 'en')).toEqual([]);
    expect(found(index, 'corceg', 'en')).toEqual(['Corsica']);
  });

  test('by alias, after matches by name', () => {
    const mallorca: Named = { name: sameInEveryLocale('Balearic Islands'), aliases: ['Majorca', 'Mallorca'] };
    expect(found(indexOf(mallorca, 'Majorca Dream'), 'major')).toEqual(['Majorca Dream', 'Balearic Islands']);
  });

  test('each once, even where several words match', () => {
    expect(found(indexOf('Mar Mar', demoTexts({ en: 'Marina', es: 'Marina' })), 'mar')).toEqual(['Mar Mar', 'Marina']);
  });

  test('for any text, each item is found at most once', () => {
    const index = indexOf('Lürssen', 'Île de Papier', demoTexts({ en: 'Corsica', es: 'Córcega' }));
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('i', 'l', 'e', ' ', 'd') }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const hits = index.find(text, 'es').map(({ item }) => item);
        expect(new Set(hits).size).toBe(hits.length);
        expect(hits.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  test('finds a name by each of its beginnings, and only by beginnings of its words', () => {
    const names = fc.array(fc.string({ minLength: 2, maxLength: 12 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(), (all, which, length) => {
        const index = indexOf(...all);
        const name = all[which % all.length] as string;
        const folded = wordsOf(name).join(' ');
        const beginning = folded.slice(0, 2 + (length % 12)).trim();
        const hits = index.find(beginning, 'en');
        if (beginning.replaceAll(' ', '').length >= 2) {
          expect(hits.map(({ item }) => item.name.en)).toContain(name);
        }
        for (const { item } of hits) {
          for (const start of wordsOf(beginning)) {
            expect(wordsOf(item.name.en).some((word) => word.startsWith(start))).toBe(true);
          }
        }
      }),
    );
  });
});
