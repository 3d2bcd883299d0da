import { expect, test } from 'vitest';
import { sampleYacht, soldYacht } from '../../tests/samples/sample-yacht.ts';
import { CURRENCIES } from '../price/currency.ts';
import { objectFromKeys } from '../records/record-reader.ts';
import { dayNumber } from '../shared/calendar-day.ts';
import { changesSince } from '../shortlist/favourites-changes.ts';
import { encodeListingStatus, listingStatusOf } from '../shortlist/listing-status.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { fleetChanges, isImplausibleFleetChange } from './fleet-changes.ts';
import { type FleetSnapshot, withMissingYachts } from './fleet-snapshot.ts';

const TODAY = '2026-07-01';

function snapshotOf(yachts: readonly Yacht[], day = TODAY): FleetSnapshot {
  return new Map(
    yachts.map((yacht) => [yacht.id, { status: encodeListingStatus(listingStatusOf(yacht, day)), calendar: null }]),
  );
}

const daysOf = (before: FleetSnapshot, yachts: readonly Yacht[], today = TODAY) => ({
  ...{ before, after: snapshotOf(yachts, today), yachts, today },
});
const changesOf = (...days: Parameters<typeof daysOf>) => fleetChanges(daysOf(...days));

/** Returns the news of one yacht that stood as `before`; null stands for a yacht that nobody knew. */
function newsOf(before: Yacht | null, now: Yacht, day = TODAY) {
  return changesOf(snapshotOf(before === null ? [] : [before], day), [now]).get(now.id)?.news ?? {};
}

/** The same yacht, whose asking price is now stated in dollars, at a rate by which it is a little less in euros. */
function restated(): Yacht {
  const { prices, ...yacht } = sampleYacht({ weeklyRate: 200_000, winterRate: 150_000, salePrice: 1_000_000 });
  const { eur, usd } = prices.sets;
  const sets = {
    ...prices.sets,
    eur: { ...eur, sale: 990_000, saleExchangeRate: 0.798 },
    usd: { ...usd, saleExchangeRate: 1 },
  };
  return { ...yacht, prices: { ...prices, sets } };
}

/** A yacht whose contract is in kroner, shown in euros by the rate of the day. */
function inKroner(rate: number): Yacht {
  const { prices, ...yacht } = sampleYacht({ market: 'both', salePrice: 8_600_000 * rate, weeklyRate: 200_000 * rate });
  const own = ['saleExchangeRate', 'charterExchangeRate', 'charterSummerExchangeRate', 'charterWinterExchangeRate'];
  const rates = Object.fromEntries(own.map((key) => [key, 0.086 * rate]));
  const sets = objectFromKeys(CURRENCIES, (currency) => ({ ...prices.sets[currency], ...rates }));
  return { ...yacht, prices: { ...prices, sets } };
}

const OFFERED = sampleYacht({ market: 'both', weeklyRate: 200_000, salePrice: 9_000_000 });

test.each([
  ['nothing has changed', OFFERED, OFFERED, {}],
  ['nobody knew her', null, OFFERED, { charter: 'new', sale: 'new' }],
  ['nobody knew her, and she is on no market', null, sampleYacht({ market: 'none' }), {}],
  ['she was known only', sampleYacht({ market: 'ghost' }), OFFERED, { charter: 'new', sale: 'new' }],
  ['she was sold, and is offered again', soldYacht('aurora'), OFFERED, { charter: 'back', sale: 'back' }],
  ['she is sold', OFFERED, soldYacht('aurora'), { charter: 'gone', sale: 'gone' }],
  ['she is now also for sale', sampleYacht({ market: 'charter' }), OFFERED, { sale: 'new' }],
  ['she is for charter no longer', OFFERED, sampleYacht({ market: 'sale', salePrice: 9_000_000 }), { charter: 'gone' }],
  ['her asking price fell', OFFERED, sampleYacht({ salePrice: 8_500_000 }), { sale: 'reduced' }],
  ['her asking price rose', OFFERED, sampleYacht({ salePrice: 9_500_000 }), {}],
  ['her weekly rate fell', OFFERED, sampleYacht({ salePrice: 9_000_000, weeklyRate: 180_000 }), { charter: 'reduced' }],
  ['her price is now on application', OFFERED, sampleYacht({ poa: true }), {}],
] as const)('FD6 tells what happened: %s', (_, before, now, news) => {
  expect(newsOf(before, now)).toEqual(news);
});

test('FD6 CF2 exchange rates alone reduce no price, whatever the currency of the contract', () => {
  const [before, now] = [inKroner(1), inKroner(0.99)];
  expect(newsOf(before, now)).toEqual({});
  const then = listingStatusOf(before, TODAY);
  expect(encodeListingStatus(then)).not.toBe(encodeListingStatus(listingStatusOf(now, TODAY)));
  expect(changesSince(then, { yacht: now, today: TODAY, currency: 'usd' })).toEqual([]);
});

test('FD6 a new season with lower rates is not a reduction', () => {
  const yacht = sampleYacht({ weeklyRate: 200_000, winterRate: 150_000 });
  const summer = snapshotOf([yacht], '2026-09-30');
  expect(changesOf(summer, [yacht], '2026-10-01').size).toBe(0);
});

test.each([
  ['a season whose rates were taken out', { weeklyRate: null, winterRate: 150_000 }],
  ['a price that is stated in another currency', { contract: 'usd' }],
] as const)('FD6 is no reduction: %s', (_, change) => {
  const before = snapshotOf([sampleYacht({ weeklyRate: 200_000, winterRate: 150_000, salePrice: 1_000_000 })], TODAY);
  const now = 'contract' in change ? restated() : sampleYacht({ ...change, salePrice: 1_000_000 });
  expect(changesOf(before, [now]).get(now.id)?.news ?? {}).toEqual({});
});

test('FD6 a yacht that the catalogue lacked for some days is not new, and her price of then counts', () => {
  const day = dayNumber(TODAY) ?? 0;
  const there = snapshotOf([OFFERED]);
  const missing = withMissingYachts(new Map(), there, day);
  expect(missing.get(OFFERED.id)).toEqual({ ...there.get(OFFERED.id), missingSince: day });
  expect(withMissingYachts(new Map(), missing, day + 30).get(OFFERED.id)?.missingSince).toBe(day);
  expect(withMissingYachts(new Map(), missing, day + 31).size).toBe(0);
  expect(changesOf(missing, [OFFERED]).size).toBe(0);
  const cheaper = sampleYacht({ salePrice: 8_000_000 });
  expect(changesOf(missing, [cheaper]).get(cheaper.id)?.news).toEqual({ sale: 'reduced' });
  expect(withMissingYachts(there, missing, day)).toEqual(there);
});

test('FD6 says nothing of a yacht whose status another release wrote', () => {
  const seen: FleetSnapshot = new Map([['aurora', { status: 'later!', calendar: null }]]);
  expect(changesOf(seen, [OFFERED]).size).toBe(0);
});

test.each([
  ['a fifth of a fleet left', 200, 40, false],
  ['more than a fifth left', 200, 41, true],
  ['ten of a small fleet left', 12, 10, false],
  ['a large folder is half empty', 1000, 500, true],
])('FD2 FD6 whether a day is plausible: %s', (_, size, missing, isHeld) => {
  const fleet = Array.from({ length: size }, (_, at) => sampleYacht({ id: `H-${at}` }));
  const [before, now] = [snapshotOf(fleet), fleet.slice(missing)];
  expect(isImplausibleFleetChange(daysOf(before, now), changesOf(before, now))).toBe(isHeld);
});

test('FD2 FD6 a currency that was mixed up is no reduction of a whole fleet', () => {
  const fleet = (salePrice: number) => Array.from({ length: 60 }, (_, at) => sampleYacht({ id: `H-${at}`, salePrice }));
  const isHeld = (then: number, now: number) => {
    const before = snapshotOf(fleet(then));
    return isImplausibleFleetChange(daysOf(before, fleet(now)), changesOf(before, fleet(now)));
  };
  expect(isHeld(1_000_000, 850_000)).toBe(true);
  // The mistake the other way round would be a reduction as soon as it is put right.
  expect(isHeld(1_000_000, 10_000_000)).toBe(true);
  expect(isHeld(1_000_000, 1_000_000)).toBe(false);
});
