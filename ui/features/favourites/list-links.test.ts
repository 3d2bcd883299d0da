import { expect, test } from 'vitest';
import { ids } from '../../../core/shortlist/shortlist.fixture.ts';
import type { FavouriteView } from './favourites-view.ts';
import { compareLink, enquireLink } from './list-links.ts';

const PATHS = { compare: '/es/compare/', enquire: '/es/enquire/' };
const PAGES: Readonly<Record<string, FavouriteView['page']>> = {
  both: { market: 'charter', offered: true },
  charter: { market: 'charter', offered: true },
  sale: { market: 'sale', offered: true },
  other: { market: 'sale', offered: true },
  ghost: { market: 'charter', offered: false },
};

const yachts = (...texts: readonly string[]) => ids(...texts).map((id) => ({ id, page: PAGES[id] ?? null }));
const compared = (...texts: readonly string[]) =>
  compareLink(yachts(...texts), PATHS, (key, values) => [key, ...Object.values(values ?? {})].join(' '));

test.each([
  [['sale', 'both', 'charter', 'ghost'], '/es/compare/?charter=both,charter&sale=sale'],
  [['sale', 'charter', 'gone'], '/es/compare/?charter=charter&sale=sale'],
  [['sale', 'other'], '/es/compare/?sale=sale,other'],
])('CF1 CF2 of %j those on offer are compared, each on her market', (list, href) => {
  expect(compared(...list)).toEqual({ text: 'favourites.compare', href });
});

test.each([[['both']], [['both', 'ghost']], [['ghost', 'none', 'gone']], [[]]])(
  'CF2 of %j none is compared',
  (list) => {
    expect(compared(...list)).toBeNull();
  },
);

test('CF1 CF2 of more than six yachts the first are compared, as the text of the link states', () => {
  const page = { market: 'charter', offered: true } as const;
  const list = ids(...Array.from({ length: 8 }, (_, at) => `y${at}`)).map((id) => ({ id, page }));
  expect(compareLink(list, PATHS, (key) => key)).toEqual({
    text: 'favourites.compareFirst',
    href: '/es/compare/?charter=y0,y1,y2,y3,y4,y5',
  });
});

test.each([
  [['sale', 'both', 'gone'], '/es/enquire/?about=charter&y=sale,both'],
  [['sale', 'other'], '/es/enquire/?about=purchase&y=sale,other'],
  [['gone'], null],
])('CF2 FM2 about %j is asked at %s', (list, href) => {
  expect(enquireLink(yachts(...list), PATHS)).toBe(href);
});
