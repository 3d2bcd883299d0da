import { expect, test } from 'vitest';
import { sampleYacht, soldYacht } from '../../tests/samples/sample-yacht.ts';
import { encodeListingStatus, listingStatusOf } from '../shortlist/listing-status.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { fleetChanges, isImplausible } from './fleet-changes.ts';
import type { FleetSnapshot } from './fleet-snapshot.ts';

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

/** What is told of one yacht that stood as `before`; null for a yacht that nobody knew. */
function newsOf(before: Yacht | null, now: Yacht, day = TODAY) {
  return changesOf(snapshotOf(before === null ? [] : [before], day), [now]).get(now.id)?.news ?? {};
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

test('FD6 a new season with lower rates is not a reduction', () => {
  const yacht = sampleYacht({ weeklyRate: 200_000, winterRate: 150_000 });
  const summer = snapshotOf([yacht], '2026-09-30');
  expect(changesOf(summer, [yacht], '2026-10-01').size).toBe(0);
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
  expect(isImplausible(daysOf(before, now), changesOf(before, now))).toBe(isHeld);
});

test('FD2 FD6 a currency that was mixed up is no reduction of a whole fleet', () => {
  const fleet = (salePrice: number) => Array.from({ length: 60 }, (_, at) => sampleYacht({ id: `H-${at}`, salePrice }));
  const [before, now] = [snapshotOf(fleet(1_000_000)), fleet(850_000)];
  expect(isImplausible(daysOf(before, now), changesOf(before, now))).toBe(true);
});
