import { expect, test } from 'vitest';
import { parseArea } from '../../../core/records/parse-places.ts';
import { parseYacht } from '../../../core/records/parse-yacht.ts';
import { SAMPLE_AREAS, sampleYachtWire } from '../../../tests/samples/sample-wire.ts';
import type { PriceSetRecord, YachtRecord } from '../../content-records.ts';
import { linesOf } from '../content-in.fixture.ts';
import { yachtOffer } from './yacht-offer.ts';

const AREAS = new Map(
  SAMPLE_AREAS.flatMap((row) => {
    const area = parseArea(row);
    return area.ok ? [[area.value.id, area.value] as const] : [];
  }),
);
const PER_EURO = { aud: 1.75, eur: 1, gbp: 0.86, usd: 1.14 };

function priced(change: (set: PriceSetRecord, rate: number) => Partial<PriceSetRecord>): YachtRecord['prices'] {
  const { prices } = sampleYachtWire();
  const sets = Object.entries(PER_EURO).map(([code, rate]) => {
    const by = (euro: number) => String(Math.round(euro * rate));
    const set: PriceSetRecord = {
      ...prices[code as 'eur'],
      sale: by(52_000_000),
      charter: by(450_000),
      charterSummerHigh: by(500_000),
      charterSummerLow: by(450_000),
      saleExchangeRate: String(rate),
      charterExchangeRate: String(rate),
    };
    return [code, { ...set, ...change(set, rate) }];
  });
  return Object.fromEntries(sets) as YachtRecord['prices'];
}

function offerOf(change: Partial<YachtRecord>): string[] {
  const brochure = 'https://example.com/a.pdf';
  const sound = { prices: priced(() => ({})), brochureCharter: brochure, brochureSales: brochure };
  const parsed = parseYacht(sampleYachtWire({ ...sound, ...change }), AREAS);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return linesOf(yachtOffer({ file: 'y', raw: null, yacht: parsed.value.yacht }));
}
const none = { sale: '', charter: '', charterSummerHigh: 'null', charterSummerLow: '0' };

test('accepts a complete yacht on offer', () => {
  expect(offerOf({})).toEqual([]);
});

test.each<[string, Partial<YachtRecord>, string[]]>([
  [
    'no slug',
    { slugs: { sale: 'a', charter: null, ghost: null } },
    ['error y slugs.charter: is missing, and she is offered for charter'],
  ],
  ['no brochure', { brochureSales: null, marketType: 'sale' }, ['warning y brochureSales: is missing']],
  ['no brochure of a market that she is not on', { brochureSales: null, marketType: 'charter' }, []],
  [
    'no hero',
    { media: { hero: null, galleryCharter: null, gallerySales: null } },
    ['warning y media.hero: is missing'],
  ],
  [
    'no areas',
    { summerLocations: [] },
    ['warning y summerLocations: and winterLocations are empty: no search by destination finds her'],
  ],
  [
    'no prices',
    { prices: priced(() => none) },
    [
      'warning y prices: hold none for charter, and poa is false',
      'warning y prices: hold none for sale, and poa is false',
    ],
  ],
  ['no prices on application', { prices: priced(() => none), poa: true }, []],
  [
    'a contract in no known currency',
    { marketType: 'sale', prices: priced(() => ({ saleExchangeRate: '1.2' })) },
    ['warning y prices: saleExchangeRate is 1 in no currency: none is the contract’s'],
  ],
  [
    'several contract currencies',
    { marketType: 'sale', prices: priced(() => ({ saleExchangeRate: '1' })) },
    ['warning y prices: saleExchangeRate is 1 in aud and eur and gbp and usd: one alone is the contract’s'],
  ],
  [
    'a price that does not match its rate',
    { marketType: 'sale', prices: priced((set) => (set.code === 'usd' ? { sale: '5928000' } : {})) },
    ['warning y prices.usd.sale: 5928000: at the rate of 1.14 it is 59280000'],
  ],
  [
    'a price with a missing digit',
    {
      marketType: 'sale',
      prices: priced((_, rate) => ({
        sale: String(Math.round(2_000_000 * rate)),
        charterSummerHigh: '',
        charterSummerLow: '',
        charter: '',
      })),
    },
    ['warning y prices.eur.sale: 2000000 is € 1818 for each GT'],
  ],
])('checks %s', (_, change, lines) => {
  expect(offerOf(change)).toEqual(lines);
});

test('expects a week at about a hundredth of her price, low below high, and winter near summer', () => {
  const week = (change: (rate: number) => Partial<PriceSetRecord>) =>
    offerOf({ prices: priced((_, rate) => change(rate)) }).filter((line) => line.includes('eur'));
  const by = (euro: number, rate: number) => String(Math.round(euro * rate));
  expect(week((rate) => ({ charterSummerHigh: by(5_000_000, rate) }))).toEqual([
    'warning y prices.eur.charterSummerHigh: 5000000 is 9.62 % of her price',
  ]);
  expect(week((rate) => ({ charterSummerLow: by(600_000, rate) }))).toEqual([
    'warning y prices.eur.charterSummerLow: 600000 is above charterSummerHigh, 500000',
  ]);
  expect(week((rate) => ({ charterWinterHigh: by(50_000, rate) }))).toEqual([
    'warning y prices.eur.charterWinterHigh: 50000 is far from summer’s 500000',
  ]);
});
