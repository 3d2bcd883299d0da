import { expect, test } from 'vitest';
import { decodeFavouritesLink } from '../../../core/shortlist/favourites-link.ts';
import { idNamed } from '../../../core/shortlist/shortlist.fixture.ts';
import { shareLink } from './share-link.ts';

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

test('CF2 a shared link holds the visitor’s order and each yacht’s standing of today', () => {
  const link = shareLink(VIEW, LIST, false);
  expect(link).toMatch(/^\/en\/favourites\/\?v=2&y=B,A&on=20261122&was=x,s9500000eur&sum=[a-z0-9]{7}$/);
});

test('CF2 the visitor’s own notes are included on request, never another’s', () => {
  const notes = (link: string) => decodeFavouritesLink(link.split('/').at(-1) ?? '').yachts.map(({ note }) => note);
  expect(notes(shareLink(VIEW, LIST, true))).toEqual(['Too late.', '']);
  expect(notes(shareLink(VIEW, LIST, false))).toEqual(['', '']);
});
