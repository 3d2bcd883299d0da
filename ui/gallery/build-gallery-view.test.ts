import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEveryLocale } from '../../core/locale/locale.ts';
import { sampleAsset } from '../../tests/samples/sample-asset.ts';
import { galleryRows, galleryView, yachtGallery } from './build-gallery-view.ts';

const SHAPES = { w: [1920, 1080], l: [1500, 1000], s: [1000, 1000], u: [800, 1200] } as const;
type Letter = keyof typeof SHAPES;

const rowsOf = (letters: string) =>
  galleryRows(
    [...letters].map((letter) => ({ width: SHAPES[letter as Letter][0], height: SHAPES[letter as Letter][1] })),
  );
const layouts = (letters: string) => rowsOf(letters).map(({ layout }) => layout);

describe('CO10 lays out pictures of mostly one shape with a large one first, then side by side', () => {
  test.each<[string, readonly string[]]>([
    ['', []],
    ['l', ['one']],
    ['ll', ['pair']],
    ['lll', ['one', 'pair']],
    ['llll', ['pair', 'pair']],
    ['lllll', ['one', 'pair', 'pair']],
    ['llllll', ['one', 'pair', 'three']],
    ['lllllll', ['one', 'pair', 'three', 'one']],
    ['llu', ['one', 'tall-right']],
    ['ull', ['tall-left', 'one']],
    ['lluullll', ['one', 'tall-right', 'tall-left', 'one', 'pair']],
    ['u', ['one-tall']],
    ['uu', ['two-tall']],
    ['uuu', ['three-tall']],
    ['uuuu', ['two-tall', 'two-tall']],
    ['uuuuu', ['three-tall', 'two-tall']],
    ['s', ['one-tall']],
  ])('%j: %j', (letters, rows) => {
    expect(layouts(letters)).toEqual(rows);
  });
});

describe('CO10 lays out a balanced mix of shapes in two columns', () => {
  test.each<[string, readonly string[]]>([
    ['lu', ['tall-right']],
    ['ul', ['tall-left']],
    ['luul', ['tall-right', 'tall-left']],
    ['lluu', ['pair', 'two-tall']],
    ['lllluuu', ['pair', 'pair', 'two-tall', 'one-tall']],
    ['uuulll', ['two-tall', 'tall-left', 'pair']],
  ])('%j: %j', (letters, rows) => {
    expect(layouts(letters)).toEqual(rows);
  });
});

test('ME4 gives a panorama a row of its own', () => {
  expect(layouts('wlwl')).toEqual(['wide', 'one', 'wide', 'one']);
});

test('ME4 places every picture once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Letter>('w', 'l', 's', 'u'), { maxLength: 40 }), (letters) => {
      const rows = rowsOf(letters.join(''));
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(letters.length);
      const uprightIn = { 'tall-left': [true, false], 'tall-right': [false, true] };
      let at = 0;
      for (const { layout, count } of rows) {
        const uprights = letters.slice(at, at + count).map((letter) => letter === 'u' || letter === 's');
        const expected =
          layout === 'tall-left' || layout === 'tall-right'
            ? uprightIn[layout]
            : uprights.map(() => layout.endsWith('tall'));
        expect(uprights).toEqual(expected);
        at += count;
      }
    }),
  );
});

test.each(['l', 'u', 'lu', 'wl'])('ME4 lays out as many pictures as there are: %j again and again', (letters) => {
  const all = letters.repeat(300_000);
  expect(rowsOf(all).reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
});

test('ME4 numbers the pictures of all sections in their order', () => {
  const picture = { src: '', kind: 'photograph', width: 1500, height: 1000, alt: '', placeholder: null } as const;
  const figures = (count: number) => Array.from({ length: count }, () => ({ picture, caption: null, text: null }));
  const view = galleryView([3, 0, 4].map((count) => ({ title: null, figures: figures(count) })));
  const places = view?.sections.map(({ rows }) => rows.map((row) => row.figures.map(({ at }) => at)));
  expect(places).toEqual([
    [[0], [1, 2]],
    [
      [3, 4],
      [5, 6],
    ],
  ]);
});

test.each(['en', 'es'] as const)('ME4 a day in one frame is one row, chosen by its times, in %s', (locale) => {
  const title = inEveryLocale((of) => `Dawn, ${of}`);
  const images = ['06:50', '12:40', '20:51'].map((timeOfDay) => sampleAsset(timeOfDay, { timeOfDay, title }));
  const sections = [{ title: null, images }];
  const { pictures } = yachtGallery({ profile: null, deckPlans: [], sections, videos: [] }, locale);
  const [row, ...more] = pictures?.sections.flatMap(({ rows }) => rows) ?? [];
  expect([row?.layout, more]).toEqual(['day', []]);
  expect(row?.figures.map(({ timeOfDay }) => timeOfDay)).toEqual(['6:50', '12:40', '20:51']);
  expect(row?.figures.map(({ caption }) => caption)).toEqual(Array(3).fill(`Dawn, ${locale}`));
});
