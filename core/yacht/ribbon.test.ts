import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import type { Market } from '../market/market.ts';
import { isTrueString, type Ribbon, ribbonFor } from './ribbon.ts';

const OWN = demoTexts({ en: 'Price reduced', es: 'Precio rebajado' });
const WORDS: Ribbon = { kind: 'text', text: OWN };
const NEW: Ribbon = { kind: 'new-to-market' };

test.each<[typeof OWN | null, boolean, boolean, Ribbon | null, Ribbon | null]>([
  [OWN, false, false, WORDS, WORDS],
  [OWN, true, true, WORDS, WORDS],
  [null, true, true, NEW, NEW],
  [null, true, false, NEW, null],
  [null, false, true, null, NEW],
  [null, false, false, null, null],
])('YA5 picks the ribbon text %j, new for sale %s, new for charter %s', (ribbon, sale, charter, onSale, onCharter) => {
  const on = (market: Market) => ribbonFor({ ribbon, newToMarket: { sale, charter } }, market);
  expect(on('sale')).toEqual(onSale);
  expect(on('charter')).toEqual(onCharter);
});

test.each<[unknown, boolean]>([
  ['true', true],
  ['false', false],
  ['True', false],
  ['TRUE', false],
  [' true ', false],
  ['1', false],
  ['yes', false],
  ['', false],
  ['null', false],
  [true, false],
  [1, false],
  [null, false],
  [undefined, false],
])('YA5 reads the flag %j as %s', (raw, is) => {
  expect(isTrueString(raw)).toBe(is);
});

test('YA5 reads only the one text as yes', () => {
  const raw = fc.oneof(fc.anything(), fc.string(), fc.constantFrom('true', 'true ', 'True'));
  fc.assert(
    fc.property(raw, (flag) => {
      expect(isTrueString(flag)).toBe(flag === 'true');
    }),
  );
});
