import { expect, test } from 'vitest';
import { LikelyPages, wordsOfPath } from './likely-pages.ts';

const page = (path: string, title: string, ...names: readonly string[]) => ({ path, title, names: [title, ...names] });
const PAGES = [
  page('/yacht-for-charter/paper-lantern/', 'Paper Lantern'),
  page('/yacht-for-charter/ostro/', 'Ostro'),
  page('/yacht-for-charter/lua-de-sal/', 'Lua de Sal'),
  page('/destination/cyclades/', 'Cyclades', 'Cícladas', 'Mykonos', 'Yacht charter in the Cyclades'),
  page('/destination/sicily/', 'Sicily', 'Sicilia', 'Yacht charter in Sicily and the Aeolian Islands'),
  page('/destination/corsica/', 'Corsica', 'Córcega', 'Yacht charter in Corsica'),
  page('/editorials/a-week-in-the-cyclades/', 'A week in the Cyclades'),
  page('/news/', 'News', 'Noticias'),
  page('/new-to-charter/', 'New to charter'),
  page('/events/open-quay-2026/', 'Open quay, April 2026'),
];
const noTurn = async () => {};
const pages = await LikelyPages.of(PAGES, noTurn);
const titles = (path: string) => pages.like(path, () => true).map(({ title }) => title);

test.each<[string, readonly string[]]>([
  // A slip of the pen: a letter more, less or changed, two swapped, the end missing.
  ['/yacht-for-charter/paper-lanturn/', ['Paper Lantern']],
  ['/yacht-for-charter/ostr/', ['Ostro']],
  ['/destination/scilly/', ['Sicily']],
  ['/ciclades/', ['Cyclades']],
  ['/yacht/paper_lantern', ['Paper Lantern']],
  ['/yacht/paperlantern', ['Paper Lantern']],
  // Old and dated addresses, and those of the other language.
  ['/cyclades.html', ['Cyclades', 'A week in the Cyclades']],
  ['/blog/2019/05/corsica', ['Corsica']],
  ['/destinos/sicilia-2019/', ['Sicily']],
  ['/corcega/index.html', ['Corsica']],
  ['/mykonos-yacht-charter/', ['Cyclades']],
  ['/news/2024/', ['News']],
  ['/news/atlantis-found/', ['News']],
  ['/events/open-quay/', ['Open quay, April 2026']],
  // Nothing of the site.
  ['/wp-admin/', []],
  ['/yacht-for-charter/xyzzy/', []],
  ['/.env', []],
  ['/2026/', []],
  ['/', []],
  ['/%E0%A4%A/', []],
])('UI2 for %s are likely: %j', (path, expected) => {
  expect(titles(path)).toEqual(expected);
});

test('UI2 an address of any length is compared in its first characters', () => {
  expect(titles(`/${'paper-lantern-'.repeat(100_000)}/`)).toEqual(['Paper Lantern']);
});

test('UI2 at most six are likely', async () => {
  const auroras = Array.from({ length: 9 }, (_, at) => page(`/yacht/aurora-${at}/`, 'Aurora'));
  const many = await LikelyPages.of(auroras, noTurn);
  expect(many.like('/aurora/', () => true)).toHaveLength(6);
});

test.each([
  ['/en/yachts/sailing-yacht_croatia.html', 'sailing yacht croatia'],
  ['/caf%C3%A9/', 'café'],
  ['/', ''],
])('UI2 the words of %s are %j', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});

test('UI2 a page that is not shown is not likely', () => {
  expect(pages.like('/cyclades/', ({ path }) => path.startsWith('/editorials/'))).toEqual([PAGES[6]]);
});
