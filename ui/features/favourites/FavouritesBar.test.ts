import { expect, test } from 'vitest';
import { encodeAlertPage } from '../../../core/alerts/alert-page.ts';
import { decodeFavouritesLink } from '../../../core/shortlist/favourites-link.ts';
import { idNamed, ids } from '../../../core/shortlist/shortlist.fixture.ts';
import type { FavouriteView } from './build-favourites-view.ts';
import { compareLink, favouritesAlertHref, favouritesEnquiryHref, favouritesShareHref } from './FavouritesBar.tsx';

const PATHS = { compare: '/es/compare/', enquire: '/es/enquire/', alerts: '/es/alerts/' };
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
])('CF1 CF2 compares those of %j on offer, each on her market', (list, href) => {
  expect(compared(...list)).toEqual({ text: 'favourites.compare', href });
});

test.each([[['both']], [['both', 'ghost']], [['ghost', 'none', 'gone']], [[]]])('CF2 compares none of %j', (list) => {
  expect(compared(...list)).toBeNull();
});

test('CF1 CF2 compares the first six of more yachts, as the text of the link states', () => {
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
  [['sale', 'ghost'], '/es/enquire/?about=purchase&y=sale,ghost'],
  [['gone'], null],
])('CF2 FM2 an enquiry about %j is at %s', (list, href) => {
  expect(favouritesEnquiryHref(yachts(...list), PATHS)).toBe(href);
});

test('FD6 an alert watches the shown yachts, at most as many as a list holds', () => {
  expect(favouritesAlertHref(yachts('sale', 'gone'), PATHS)).toBe(
    `/es/alerts/${encodeAlertPage({ step: 'form', watched: { kind: 'yachts', ids: ids('sale', 'gone'), stay: null } })}`,
  );
  const many = yachts(...Array.from({ length: 70 }, (_, at) => `y${at}`));
  expect(favouritesAlertHref(many, PATHS).split(',')).toHaveLength(60);
});

const [A, B] = [idNamed('A'), idNamed('B')];
const SEEN = { card: null, gone: null, page: null, known: true, changes: [], note: 'another’s' };
const VIEW = {
  action: '/en/favourites/',
  today: '2026-11-22',
  yachts: [
    { ...SEEN, id: A, name: 'Aurora', standing: 's9500000eur' },
    { ...SEEN, id: B, name: 'Boreas', standing: 'x' },
  ],
};
const LIST = [
  { id: B, note: 'Too late.' },
  { id: A, note: '' },
];

test('CF2 a shared link has the visitor’s order and each yacht’s current status', () => {
  const link = favouritesShareHref(VIEW, LIST, false);
  expect(link).toMatch(/^\/en\/favourites\/\?v=2&y=B,A&on=20261122&was=x,s9500000eur&sum=[a-z0-9]{7}$/);
});

test('CF2 the visitor’s own notes are included on request, never another’s', () => {
  const notes = (link: string) => decodeFavouritesLink(link.split('/').at(-1) ?? '').yachts.map(({ note }) => note);
  expect(notes(favouritesShareHref(VIEW, LIST, true))).toEqual(['Too late.', '']);
  expect(notes(favouritesShareHref(VIEW, LIST, false))).toEqual(['', '']);
});
