import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARKETS } from '../market/market.ts';
import { contractCurrency, figuresInOneCurrency, statedContractCurrency } from './contract-currency.ts';
import { CURRENCIES, type Currency, isCurrency } from './currency.ts';
import { bookOf, randomBook } from './price-book.fixture.ts';
import type { PriceBook } from './price-set.ts';

const RATE_FIELDS = [
  'saleExchangeRate',
  'charterExchangeRate',
  'charterSummerExchangeRate',
  'charterWinterExchangeRate',
] as const;
type RateField = (typeof RATE_FIELDS)[number];
type Rates = Partial<Record<Currency, number | null>>;

/** Rates not named are null. */
function bookWith(rates: Partial<Record<RateField, Rates>>): PriceBook {
  return bookOf((currency) => ({
    saleExchangeRate: rates.saleExchangeRate?.[currency] ?? null,
    charterExchangeRate: rates.charterExchangeRate?.[currency] ?? null,
    charterSummerExchangeRate: rates.charterSummerExchangeRate?.[currency] ?? null,
    charterWinterExchangeRate: rates.charterWinterExchangeRate?.[currency] ?? null,
  }));
}

describe('PR1 the contract currency is the one whose rate is 1', () => {
  test.each(CURRENCIES)('%s', (contract) => {
    const rates: Rates = { aud: 1.6, eur: 1.1, gbp: 0.8, usd: 1.25, [contract]: 1 };
    expect(contractCurrency(bookWith({ saleExchangeRate: rates }), 'sale')).toBe(contract);
    expect(contractCurrency(bookWith({ charterExchangeRate: rates }), 'charter')).toBe(contract);
  });

  test.each<[string, Rates, Currency]>([
    ['no rates', {}, 'eur'],
    ['no rate of 1 (a contract in Swiss francs)', { aud: 1.8765, eur: 1.0753, gbp: 0.929, usd: 1.2237 }, 'eur'],
    ['several, including euro', { aud: 1, eur: 1, usd: 1 }, 'eur'],
    ['several without euro: the first of the table', { gbp: 1, usd: 1 }, 'gbp'],
    ['a rate of nearly 1', { usd: 1.0001 }, 'eur'],
  ])('%s', (_, rates, contract) => {
    expect(contractCurrency(bookWith({ saleExchangeRate: rates }), 'sale')).toBe(contract);
    expect(contractCurrency(bookWith({ charterExchangeRate: rates }), 'charter')).toBe(contract);
  });

  test('each market has its own contract currency', () => {
    const book = bookWith({ saleExchangeRate: { usd: 1 }, charterExchangeRate: { gbp: 1 } });
    expect(contractCurrency(book, 'sale')).toBe('usd');
    expect(contractCurrency(book, 'charter')).toBe('gbp');
  });

  test.each<[Partial<Record<RateField, Rates>>, Currency]>([
    [{ charterSummerExchangeRate: { usd: 1 } }, 'usd'],
    [{ charterWinterExchangeRate: { aud: 1 } }, 'aud'],
    [{ charterSummerExchangeRate: { usd: 1 }, charterWinterExchangeRate: { aud: 1 } }, 'usd'],
    [{ charterExchangeRate: { gbp: 1 }, charterSummerExchangeRate: { eur: 1 } }, 'gbp'],
  ])('falls back to a season’s rates for charter without its own: %j is %s', (rates, contract) => {
    expect(contractCurrency(bookWith(rates), 'charter')).toBe(contract);
    expect(contractCurrency(bookWith(rates), 'sale')).toBe('eur');
  });

  test.each(MARKETS)('is known exactly when some rate of the market is 1, and euro otherwise: %s', (market) => {
    const fields = RATE_FIELDS.filter((field) => field.startsWith(market));
    fc.assert(
      fc.property(randomBook, (book) => {
        const ones = CURRENCIES.filter((currency) => fields.some((field) => book.sets[currency][field] === 1));
        const stated = statedContractCurrency(book, market);
        if (stated === null) expect(ones).toEqual([]);
        else expect(ones).toContain(stated);
        expect(contractCurrency(book, market)).toBe(stated ?? 'eur');
      }),
      { numRuns: 300 },
    );
  });

  test('the rates of one market do not affect the other', () => {
    fc.assert(
      fc.property(randomBook, randomBook, (book, other) => {
        const swapped = bookOf((currency) => ({
          ...book.sets[currency],
          saleExchangeRate: other.sets[currency].saleExchangeRate,
        }));
        expect(contractCurrency(swapped, 'sale')).toBe(contractCurrency(other, 'sale'));
        expect(contractCurrency(swapped, 'charter')).toBe(contractCurrency(book, 'charter'));
      }),
    );
  });
});

test.each([
  ['eur', true],
  ['aud', true],
  ['gbp', true],
  ['usd', true],
  ['EUR', false],
  ['chf', false],
  ['', false],
  [null, false],
  [1, false],
])('PR1 isCurrency(%j) is %s', (value, is) => {
  expect(isCurrency(value)).toBe(is);
});

const FIGURES = { aud: null, eur: 9, gbp: null, usd: 10 };
const IN_DOLLARS: Rates = { usd: 1 };

test.each<
  [string, Rates, Currency, Partial<typeof FIGURES>, number | null, ReturnType<typeof figuresInOneCurrency<number>>]
>([
  ['the asked currency', IN_DOLLARS, 'eur', FIGURES, 11, { figures: 9, currency: 'eur', approximate: true }],
  ['the contract currency', IN_DOLLARS, 'usd', FIGURES, 11, { figures: 10, currency: 'usd', approximate: false }],
  ['the contract’s set', IN_DOLLARS, 'gbp', FIGURES, 11, { figures: 10, currency: 'usd', approximate: false }],
  ['the contract’s own', IN_DOLLARS, 'gbp', { eur: 9 }, 11, { figures: 11, currency: 'usd', approximate: false }],
  ['none', IN_DOLLARS, 'gbp', { eur: 9 }, null, null],
  ['euro without a stated contract', {}, 'usd', { eur: 9 }, 11, { figures: 9, currency: 'eur', approximate: false }],
  ['none of an unknown currency', {}, 'usd', {}, 11, null],
])('PR1 PR3 shows the figures of one currency: %s', (_, saleExchangeRate, asked, figures, own, shown) => {
  const book = bookWith({ saleExchangeRate });
  expect(figuresInOneCurrency(book, 'sale', asked, (currency) => figures[currency] ?? null, own)).toEqual(shown);
});
