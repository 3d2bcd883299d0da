import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomCriteria } from '../../../tests/samples/random-fleet.ts';
import { CURRENCIES } from '../../price/currency.ts';
import { canonicalQuery, isCanonicalQuery } from '../../routing/query-codec.ts';
import { LENGTH_UNITS } from '../../yacht/length.ts';
import { displayFields, encodeMicrosite, micrositeQuery, requestedDisplay } from './microsite-query.ts';
import { decodeCriteria } from './url-codec.ts';

const randomDisplay = fc.record({
  currency: fc.option(fc.constantFrom(...CURRENCIES)),
  unit: fc.option(fc.constantFrom(...LENGTH_UNITS)),
});

test('PR6 RT8 SE7 the address of a microsite holds its list, currency and unit, and round-trips exactly', () => {
  fc.assert(
    fc.property(randomCriteria, randomDisplay, (criteria, display) => {
      const query = encodeMicrosite(criteria, display);
      expect(decodeCriteria(criteria.market, query)).toEqual(criteria);
      expect(requestedDisplay(query)).toEqual(display);
      expect(isCanonicalQuery(micrositeQuery(criteria.market), query)).toBe(true);
    }),
  );
});

test.each([
  ['?currency=usd&l=kind:sail&unit=feet', '?l=kind:sail&currency=usd&unit=feet'],
  ['?unit=feet&unit=meters&unit=cubits', '?unit=meters'],
  ['?currency=usd&currency=', '?currency=usd'],
  ['?currency=doubloons&unit=', ''],
  ['?utm_source=a&unit=feet', '?unit=feet&utm_source=a'],
])('PR6 RT8 %s becomes %s', (query, canonical) => {
  expect(canonicalQuery(micrositeQuery('charter'), query)).toBe(canonical);
});

test('PR6 RT8 a form without a script hands currency and unit on', () => {
  const fields = displayFields({ currency: 'usd', unit: null });
  expect(fields).toEqual([{ name: 'currency', value: 'usd' }]);
  expect(requestedDisplay(new URLSearchParams(fields.map(({ name, value }) => [name, value])))).toEqual({
    currency: 'usd',
    unit: null,
  });
});

test('no query throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const codec = micrositeQuery('sale');
      expect(codec.canonical(codec.canonical(query))).toBe(codec.canonical(query));
    }),
  );
});
