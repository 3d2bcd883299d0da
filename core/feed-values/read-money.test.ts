import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCurrency, readMoney, readVatPaid } from './read-money.ts';

const price = (amount: number, currency: string, vatPaid: boolean | null = null) => ({
  price: { amount, currency },
  onApplication: false,
  vatPaid,
  period: null,
});

test.each([
  ['€ 1.250.000', price(1_250_000, 'EUR')],
  ['€1,250,000', price(1_250_000, 'EUR')],
  ['EUR 1,250,000', price(1_250_000, 'EUR')],
  ['1.250.000,00 €', price(1_250_000, 'EUR')],
  ['1.25M USD', price(1_250_000, 'USD')],
  ['1.250 Mio. €', price(1_250_000, 'EUR')],
  ['US$ 1,250,000', price(1_250_000, 'USD')],
  ['£950.000', price(950_000, 'GBP')],
  ['950k GBP', price(950_000, 'GBP')],
  ["CHF 3'400'000", price(3_400_000, 'CHF')],
  ["SFr. 3'400'000.-", price(3_400_000, 'CHF')],
  ['AED 12 500 000', price(12_500_000, 'AED')],
  ['1,250,000.49 eur', price(1_250_000, 'EUR')],
  ['€ 1,250,000 VAT paid', price(1_250_000, 'EUR', true)],
  ['€ 1,250,000 (ex VAT)', price(1_250_000, 'EUR', false)],
  ['1.250.000 EUR + VAT', price(1_250_000, 'EUR', false)],
  ['1.250.000 € IVA incl.', price(1_250_000, 'EUR', true)],
  ['1 250 000 € TTC', price(1_250_000, 'EUR', true)],
  ['1.250.000 € zzgl. MwSt.', price(1_250_000, 'EUR', false)],
  ['€ 120,000 per week', { ...price(120_000, 'EUR'), period: 'week' }],
  ['45.000 € / Woche zzgl. MwSt.', { ...price(45_000, 'EUR', false), period: 'week' }],
  ['$85,000 / week', null],
  ['$85,000 CAD', price(85_000, 'CAD')],
  ['Price: 500.000 EUR VB', price(500_000, 'EUR')],
  ['0', 'none'],
  ['€ 0.00', 'none'],
  ['', 'none'],
])('FD1 reads the price %j', (text, expected) => {
  if (expected === null) expect(readMoney(text).ok).toBe(false);
  else expect(readMoney(text)).toEqual({ ok: true, value: expected === 'none' ? null : expected });
});

test.each([
  'POA',
  'P.O.A.',
  'Price on application',
  'price upon request',
  'Call for price',
  'Precio a consultar',
  'Consultar',
  'Preis auf Anfrage',
  'auf Anfrage',
  'sur demande',
  'su richiesta',
])('FD1 %j is a price on application', (text) => {
  expect(readMoney(text)).toEqual({
    ok: true,
    value: { price: null, onApplication: true, vatPaid: null, period: null },
  });
});

test.each([
  ['1,250,000', 'has no currency'],
  ['$ 1,250,000', 'has a currency that is not recognised'],
  ['kr 1 250 000', 'has a currency that is not recognised'],
  ['1,250,000 doubloons', 'has a currency that is not recognised'],
  ['EUR 1,250,000 USD', 'has two currencies'],
  ['EUR -1,250,000', 'is negative'],
  ['EUR 1', 'is too small or too large'],
  ['EUR 1,100,000 - 1,200,000', 'is not a number'],
  ['€1,000,000 / $1,100,000', 'has a currency that is not recognised'],
  ['EUR 1,000,000 VAT paid, ex VAT', 'says two things of VAT'],
  ['make an offer', 'is not a price'],
  ['=HYPERLINK("http://x.example")', 'is not a price'],
])('FD1 leaves the price %j out: it %s', (text, error) => {
  expect(readMoney(text)).toEqual({ ok: false, error });
});

test('FD1 a bare amount and a dollar are in the currency of the feed', () => {
  expect(readMoney('1250000', { currency: 'SEK' })).toEqual({ ok: true, value: price(1_250_000, 'SEK') });
  expect(readMoney('$1250000', { currency: 'CAD' })).toEqual({ ok: true, value: price(1_250_000, 'CAD') });
  expect(readMoney('$1250000', { currency: 'EUR' }).ok).toBe(false);
  expect(readMoney('£1250000', { currency: 'EUR' })).toEqual({ ok: true, value: price(1_250_000, 'GBP') });
});

test.each([
  ['eur', 'EUR'],
  ['€', 'EUR'],
  ['U.S. Dollars', 'USD'],
  ['ABC', null],
  ['', null],
  ['constructor', null],
])('FD1 reads the currency %j as %j', (text, currency) => {
  expect(readCurrency(text)).toBe(currency);
});

test.each([
  ['VAT paid', true],
  ['IVA incluido', true],
  ['ex VAT', false],
  ['VAT', null],
  ['paid', null],
  ['VAT paid in Malta', null],
])('FD1 reads the tax %j as %j', (text, isPaid) => {
  expect(readVatPaid(text)).toBe(isPaid);
});

test('FD1 a price is read back in any style, with its currency', () => {
  const styles = fc.constantFrom<[string, string]>([',', '.'], ['.', ','], [' ', ','], ["'", '.']);
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 900_000_000 }),
      styles,
      fc.constantFrom('EUR', 'CHF', 'SEK'),
      (amount, [group, decimal], currency) => {
        const grouped = String(amount).replace(/\B(?=(\d{3})+$)/g, group);
        for (const text of [`${currency} ${grouped}`, `${grouped}${decimal}00 ${currency}`, `${currency}${amount}`])
          expect(readMoney(text)).toEqual({ ok: true, value: price(amount, currency) });
      },
    ),
  );
});
