import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleArea } from '../../tests/samples/sample-yacht.ts';
import { feedListing } from './feed-listing.fixture.ts';
import type { FeedRecord } from './feed-listing.ts';
import { DEFAULT_IMPORT_LIMITS } from './import-guards.ts';
import { type ImportContext, ImportPlanner, type ListingWrite } from './import-planner.ts';
import type { KnownListing } from './known-listing.ts';

const context = (known: Iterable<KnownListing> = [], changes: Partial<ImportContext> = {}): ImportContext => ({
  feed: 'mls',
  today: '2026-11-27',
  known: new Map([...known].map((listing) => [listing.ref, listing])),
  areas: new Map(),
  isSlugTaken: () => false,
  limits: DEFAULT_IMPORT_LIMITS,
  digest: (text) => [...text].map((letter) => letter.charCodeAt(0).toString(16)).join(''),
  ...changes,
});

const record = (fields: Parameters<typeof feedListing>[0] = {}): FeedRecord => ({
  kind: 'listing',
  at: `advert ${fields.ref ?? 1}`,
  listing: feedListing(fields),
  leftOut: [],
  unmapped: [],
});

/** Runs an import of these records over what earlier ones brought. */
function imported(records: readonly FeedRecord[], given = context()) {
  const run = new ImportPlanner(given);
  const changes = records.map((one) => run.take(one)).filter((change) => change !== null);
  const outcome = run.finish();
  const all = [...changes, ...outcome.withdrawn];
  // The store names the file of each record.
  const written = all.map(({ listing }) => ({ ...listing, file: listing.ref }));
  const known = new Map([...given.known.values(), ...written].map((one) => [one.ref, one]));
  return { ...outcome, changes: all, known };
}

const actions = (changes: readonly ListingWrite[]) => changes.map(({ action, listing }) => `${action} ${listing.ref}`);
const fleet = (count: number, fields: Parameters<typeof feedListing>[0] = {}) =>
  Array.from({ length: count }, (_, at) => record({ ref: String(at), name: `Yacht ${at}`, ...fields }));

describe('FD2 an import', () => {
  test('creates a yacht with an id and an address of her own, and the same feed again changes nothing', () => {
    const first = imported([record({ ref: 'A 1/2', name: 'Lady Moura' }), record({ ref: '7', name: 'Lady Moura' })]);
    expect(actions(first.changes)).toEqual(['created A 1/2', 'created 7']);
    const [one, other] = first.changes.map(({ listing }) => listing);
    expect([one?.slug, other?.slug]).toEqual(['lady-moura', 'lady-moura-benetti-2012']);
    expect(one?.id).toMatch(/^mls_[0-9a-zA-Z-]+$/);
    const again = imported(
      [record({ ref: 'A 1/2', name: 'Lady Moura' }), record({ ref: '7', name: 'Lady Moura' })],
      context(first.known.values()),
    );
    expect(again.changes).toEqual([]);
    expect(again.summary.outcomes.unchanged).toBe(2);
  });

  test('changes the record that changed, under its old address and id, with the new price in her history', () => {
    const first = imported(fleet(12));
    const cheaper = record({
      ref: '3',
      name: 'Renamed',
      sale: { ...feedListing().sale, price: { amount: 1_900_000, currency: 'EUR' } },
    });
    const then = imported(
      fleet(12).map((one, at) => (at === 3 ? cheaper : one)),
      context(first.known.values()),
    );
    expect(actions(then.changes)).toEqual(['changed 3']);
    const before = first.known.get('3');
    const now = then.known.get('3');
    expect([now?.id, now?.slug]).toEqual([before?.id, before?.slug]);
    expect(now?.priceHistory.map(({ amount }) => amount)).toEqual([2_000_000, 1_900_000]);
    expect(then.refusals).toEqual([]);
  });

  test('leaves out the prices of days to come, which a wrong clock dated, and compares with the last one before them', () => {
    const priced = (amount: number) =>
      fleet(12, { sale: { ...feedListing().sale, price: { amount, currency: 'EUR' } } });
    const first = imported(priced(2_000_000), context([], { today: '2026-01-05' }));
    const wrong = imported(priced(1_000_000), context(first.known.values(), { today: '2099-01-01' }));
    expect(wrong.refusals).toHaveLength(1);
    const known = [...wrong.known.values()];
    const then = imported(priced(1_900_000), context(known));
    expect(then.known.get('3')?.priceHistory.map(({ on, amount }) => [on, amount])).toEqual([
      ['2026-01-05', 2_000_000],
      ['2026-11-27', 1_900_000],
    ]);
    expect(then.refusals).toEqual([]);
  });

  test('withdraws the yacht that is gone, and brings her back on the market', () => {
    const first = imported(fleet(12));
    const then = imported(fleet(11), context(first.known.values()));
    expect(actions(then.changes)).toEqual(['withdrawn 11']);
    expect(then.known.get('11')?.withdrawn).toEqual({ on: '2026-11-27', because: 'left-market' });
    const back = imported(fleet(12), context(then.known.values()));
    expect(actions(back.changes)).toEqual(['returned 11']);
    expect(back.known.get('11')?.withdrawn).toBeNull();
  });

  test('says of a sold yacht that she is sold, once; one that the site never had is not taken', () => {
    const first = imported(fleet(2));
    const sold = [
      record({ ref: '0', status: 'sold' }),
      record({ ref: '1', name: 'Yacht 1' }),
      record({ ref: '9', status: 'sold' }),
    ];
    const then = imported(sold, context(first.known.values()));
    expect(actions(then.changes)).toEqual(['withdrawn 0']);
    expect(then.known.get('0')?.withdrawn?.because).toBe('sold');
    expect(then.summary.outcomes.offBefore).toBe(1);
    expect(imported(sold, context(then.known.values())).changes).toEqual([]);
  });

  test('leaves the yacht of a refused record as she was', () => {
    const first = imported(fleet(12));
    const broken = fleet(12).map((one, at) => (at === 5 ? record({ ref: '5', length: null }) : one));
    const then = imported(broken, context(first.known.values()));
    expect(then.changes).toEqual([]);
    expect(then.summary.refused).toMatchObject([
      { field: 'length', problem: 'is missing', count: 1, examples: [{ at: 'advert 5', ref: '5' }] },
    ]);
  });

  test('FD1 keeps out what no such yacht can have, and says so', () => {
    const { changes, summary } = imported([record({ beam: 90, draft: 2 })]);
    expect(changes[0]?.record).toMatchObject({ beamMeter: null, draftMeter: 2 });
    expect(summary.leftOut).toMatchObject([
      { field: 'beam', problem: 'is not plausible', examples: [{ value: '90, not from 0.1 to 22.1' }] },
    ]);
  });

  test('keeps a yacht once that it does not find, where a record without an id could not be read', () => {
    const nameless: FeedRecord = { kind: 'refused', at: 'row 9', ref: null, problems: [] };
    const first = imported(fleet(12));
    const then = imported([...fleet(11), nameless], context(first.known.values()));
    expect(actions(then.changes)).toEqual(['missing 11']);
    expect(actions(imported(fleet(12), context(then.known.values())).changes)).toEqual(['changed 11']);
    expect(actions(imported([...fleet(11), nameless], context(then.known.values())).changes)).toEqual(['withdrawn 11']);
  });

  test('writes a record that is lost anew, and one that the site reads otherwise than before', () => {
    const first = imported(fleet(3));
    const lost = [...first.known.values()].map((one) => (one.ref === '1' ? { ...one, file: null } : one));
    expect(actions(imported(fleet(3), context(lost)).changes)).toEqual(['changed 1']);
    const area = sampleArea('cyclades');
    const waters = fleet(3, { charter: { ...feedListing().charter, summerWaters: [area.name.en] } });
    const without = imported(waters);
    const areas = new Map([[area.id, area]]);
    expect(imported(waters, context(without.known.values(), { areas })).changes).toHaveLength(3);
  });

  test('refuses the second record with an id, and takes the first', () => {
    const { changes, summary } = imported([record({ ref: '1' }), record({ ref: '1', name: 'Other' })]);
    expect(actions(changes)).toEqual(['created 1']);
    expect(summary.refused).toMatchObject([{ field: 'ref', count: 1, examples: [{ value: '1' }] }]);
  });

  test('ends with the same fleet in any order of the feed, but for addresses of yachts of one name', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(fleet(8), { minLength: 8 }), (records) => {
        const ids = [...imported(records).known.values()].map(({ id, slug }) => `${id} ${slug}`);
        expect(ids.toSorted()).toEqual(
          [...imported(fleet(8)).known.values()].map(({ id, slug }) => `${id} ${slug}`).toSorted(),
        );
      }),
    );
  });
});

describe('FD2 the guards refuse', () => {
  const before = imported(fleet(30)).known;
  const refusals = (records: readonly FeedRecord[], limits = DEFAULT_IMPORT_LIMITS) =>
    imported(records, context(before.values(), { limits })).refusals.map((line) => line.split(':')[0]);
  const priced = (amount: number, currency = 'EUR') => ({
    sale: { ...feedListing().sale, price: { amount, currency } },
  });

  test.each<[string, readonly FeedRecord[], readonly string[]]>([
    ['a feed that shrank by more than a third', fleet(19), ['gone']],
    ['a feed that says that all are sold', fleet(30, { status: 'sold' }), ['gone']],
    ['prices that are thirty times as high', fleet(30, priced(60_000_000)), ['prices']],
    ['prices in another currency', fleet(30, priced(2_000_000, 'USD')), ['prices']],
    [
      'ids that have changed',
      fleet(30).map((one) =>
        one.kind === 'listing' ? record({ ...one.listing, ref: `new-${one.listing.ref}` }) : one,
      ),
      ['gone', 'renamed'],
    ],
    ['ids that stand twice', [...fleet(30), ...fleet(4)], ['doubled']],
    ['letters in a wrong encoding', fleet(30, { builder: 'LÃ¼rssen' }), ['garbled']],
    ['a feed of which most cannot be read', fleet(30, { kind: null }), ['refused']],
  ])('%s', (_, records, guards) => {
    expect(refusals(records)).toEqual(guards);
  });

  test.each<[string, readonly FeedRecord[]]>([
    ['a third fewer yachts', fleet(20)],
    ['a price that fell by a fifth', fleet(30, priced(1_600_000))],
    ['a fleet with new yachts', fleet(90)],
    ['accents that are right', fleet(30, { builder: 'Lürssen', name: 'Été à São Tomé' })],
  ])('but not %s', (_, records) => {
    expect(refusals(records)).toEqual([]);
  });

  test('not what an operator lets pass', () => {
    expect(refusals(fleet(5), { ...DEFAULT_IMPORT_LIMITS, gone: 1 })).toEqual([]);
  });
});
