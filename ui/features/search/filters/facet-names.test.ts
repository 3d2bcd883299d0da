import { expect, test } from 'vitest';
import { decodeSearch } from '../../../../core/search/query/search-query.ts';
import { loadMessages } from '../../../../server/start/messages.ts';
import { sampleYacht } from '../../../../tests/samples/sample-yacht.ts';
import { searchName, searchNameWithoutTypedWords } from './facet-names.ts';

const MESSAGES = loadMessages();
const context = {
  locale: 'en',
  translate: MESSAGES.en.translate,
  preferences: { currency: 'eur', unit: 'meters' },
  fleet: [sampleYacht({ builder: 'Feadship' })],
} as const;

const TYPED = '?i=sale&q=win+at+evil.example&l=builder:buy-this,feadship;kind:sail;flag:zz-buy&r=length:40:90';

test('FD6 SE7 a search in words is the title of its list and its filters', () => {
  expect(searchName(decodeSearch(''), context)).toBe('Yachts for charter');
  expect(searchName(decodeSearch(TYPED), context)).toBe(
    'Yachts for sale: win at evil.example, 40–90 m, buy-this, Feadship, Sail, zz-buy',
  );
});

test('FD6 without what a visitor may have typed only what the fleet or the site names remains', () => {
  expect(searchNameWithoutTypedWords(decodeSearch(TYPED), context)).toBe('Yachts for sale: 40–90 m, Feadship, Sail');
  expect(searchNameWithoutTypedWords(decodeSearch('?q=evil.example'), context)).toBe('Yachts for charter');
});
