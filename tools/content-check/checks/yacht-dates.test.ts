import { expect, test } from 'vitest';
import { sampleYachtWire } from '../../../tests/samples/sample-wire.ts';
import type { YachtRecord } from '../../content-records.ts';
import { contentIn, linesOf, TODAY } from '../content-in.fixture.ts';
import { yachtDates } from './yacht-dates.ts';

async function datesOf(change: Partial<YachtRecord>): Promise<string[]> {
  const { content } = await contentIn({ 'yachts/aurora.json': sampleYachtWire(change) });
  return linesOf(content.yachts.flatMap((yacht) => yachtDates(yacht, TODAY)));
}

const { prices } = sampleYachtWire();
const ASKED = Number(prices.eur.sale);
const offered = (on: string, amount: number, market: 'sale' | 'charter' = 'sale') =>
  ({ on, market, currency: 'eur', amount }) as const;

test('accepts days until today and a history that ends with the price', async () => {
  expect(ASKED).toBeGreaterThan(0);
  expect(await datesOf({})).toEqual([]);
  const priceHistory = [offered('2026-01-01', ASKED + 1), offered(TODAY, ASKED), offered(TODAY, 1, 'charter')];
  expect(await datesOf({ verifiedAt: TODAY, priceHistory })).toEqual([]);
  expect(await datesOf({ withdrawn: { on: TODAY, because: 'sold' } })).toEqual([]);
});

test.each<[Partial<YachtRecord>, string]>([
  [
    { withdrawn: { on: '2026-11-22', because: 'sold' } },
    'withdrawn.on: 2026-11-22 is still to come: she is off the market already',
  ],
  [{ verifiedAt: '2026-11-22' }, 'verifiedAt: 2026-11-22 is still to come: the page says that she was checked then'],
  [
    { priceHistory: [offered('2026-11-22', ASKED)] },
    'priceHistory: 2026-11-22 is still to come: the page lists the price',
  ],
  [
    { priceHistory: [offered('2026-01-01', ASKED), offered('2026-02-01', ASKED - 1)] },
    `priceHistory: ends with ${ASKED - 1}, and the price asked is ${ASKED}`,
  ],
])('warns of %j', async (change, line) => {
  expect(await datesOf(change)).toEqual([`warning yachts/aurora.json ${line}`]);
});

test('accepts any history of a price on application or of a sold yacht', async () => {
  const priceHistory = [offered('2026-01-01', 1)];
  expect(await datesOf({ priceHistory, poa: true })).toEqual([]);
  expect(await datesOf({ priceHistory, withdrawn: { on: TODAY, because: 'sold' } })).toEqual([]);
});
