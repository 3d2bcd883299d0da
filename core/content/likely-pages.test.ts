import { expect, test } from 'vitest';
import { LikelyPages, wordsOfPath } from './likely-pages.ts';

const PAGES = [
  { path: '/yacht-for-charter/paper-lantern/', title: 'Paper Lantern' },
  { path: '/yacht-for-sale/paper-lantern/', title: 'Paper Lantern' },
  { path: '/destinations/cyclades/', title: 'Cyclades' },
  { path: '/editorials/a-week-in-the-cyclades/', title: 'A week in the Cyclades' },
  { path: '/news/', title: 'News' },
];
const pages = new LikelyPages(PAGES);
const titles = (path: string) => pages.like(path, () => true).map((page) => page.title);

test.each([
  ['/yacht-for-charter/paper-lanturn/', ['Paper Lantern', 'Paper Lantern']],
  ['/yacht/paper_lantern', ['Paper Lantern', 'Paper Lantern']],
  ['/ciclades/', ['Cyclades']],
  ['/cyclades.html', ['Cyclades', 'A week in the Cyclades']],
  ['/wp-admin/', []],
  ['/', []],
  ['/%E0%A4%A/', []],
])('UI2 for %s are likely: %j', (path, expected) => {
  expect(titles(path)).toEqual(expected);
});

test('UI2 an address of any length is compared in its first characters', () => {
  expect(titles(`/${'paper-lantern'.repeat(100_000)}/`)).toEqual(['Paper Lantern', 'Paper Lantern']);
});

test.each([
  ['/en/yachts/sailing-yacht_croatia.html', 'sailing yacht croatia'],
  ['/caf%C3%A9/', 'café'],
  ['/', ''],
])('UI2 the words of %s are %j', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});

test('UI2 a page that is not shown is not likely', () => {
  expect(pages.like('/paper-lantern/', ({ path }) => path.startsWith('/yacht-for-sale/'))).toEqual([PAGES[1]]);
});
