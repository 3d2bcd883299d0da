import { expect, test } from 'vitest';
import { MemoryListingReader } from '../../tests/fakes/memory-listing-reader.ts';
import { MemoryListingStore } from '../../tests/fakes/memory-listing-store.ts';
import { feedListing } from '../import/feed-listing.fixture.ts';
import { DEFAULT_IMPORT_LIMITS } from '../import/import-guards.ts';
import { importListings } from './import-listings.ts';

const fleet = (count: number, name = 'Yacht') =>
  Array.from({ length: count }, (_, at) => ({ ref: String(at), name: `${name} ${at}` }));

/** A feed that is imported again and again into one store. */
function feed() {
  const store = new MemoryListingStore();
  const reader = new MemoryListingReader();
  const run = (
    yachts: readonly { ref: string; name: string }[],
    { isDryRun = false, end = '', today = '2026-11-27' } = {},
  ) => {
    const records = yachts.map((fields) => ({
      ...{ kind: 'listing', at: `record ${fields.ref}`, listing: feedListing(fields), leftOut: [], unmapped: [] },
    }));
    const text = records.map((record) => `${JSON.stringify(record)}\n`).join('') + end;
    return importListings(
      { reader, store },
      {
        ...{ feed: 'mls', today, areas: new Map(), limits: DEFAULT_IMPORT_LIMITS, isDryRun, source: text },
        isSlugTaken: () => false,
        digest: (one) => one,
        bytes: (async function* () {
          yield Buffer.from(text);
        })(),
      },
    );
  };
  const names = async () => {
    const known = [...(await store.known('mls')).values()].filter(({ withdrawn }) => withdrawn === null);
    return Promise.all(known.map(async (listing) => (await store.record('mls', listing))?.name));
  };
  return { store, run, names };
}

test('FD1 brings in a fleet, its changes, and that a yacht is gone', async () => {
  const { store, run, names } = feed();
  expect(await run(fleet(12))).toMatchObject({ outcome: 'applied', summary: { outcomes: { created: 12 } } });
  expect(await run(fleet(11, 'Renamed'))).toMatchObject({
    outcome: 'applied',
    summary: { outcomes: { changed: 11, withdrawn: 1 } },
  });
  expect(await names()).toEqual(fleet(11, 'Renamed').map(({ name }) => name));
  const gone = (await store.known('mls')).get('11');
  expect(gone && (await store.record('mls', gone))).toMatchObject({
    name: 'Yacht 11',
    withdrawn: { on: '2026-11-27', because: 'left-market' },
  });
});

test('FD2 the same feed is not read again', async () => {
  const { run } = feed();
  await run(fleet(3));
  expect(await run(fleet(3))).toMatchObject({ outcome: 'same', summary: { records: 0 } });
  expect((await run(fleet(3), { isDryRun: true })).outcome).toBe('planned');
});

test('FD2 prices that a wrong clock dated are dated again by the next import of the same feed', async () => {
  const { store, run } = feed();
  const days = async () => [...(await store.known('mls')).values()].map(({ priceHistory }) => priceHistory[0]?.on);
  await run(fleet(2), { today: '2099-01-01' });
  expect(await days()).toEqual(['2099-01-01', '2099-01-01']);
  expect((await run(fleet(2))).outcome).toBe('applied');
  expect(await days()).toEqual(['2026-11-27', '2026-11-27']);
  expect((await run(fleet(2))).outcome).toBe('same');
});

test('FD2 the same feed is read again while a yacht is kept that it does not have', async () => {
  const { store, run } = feed();
  await run(fleet(12));
  const nameless = `${JSON.stringify({ kind: 'refused', at: 'row 9', ref: null, problems: [] })}\n`;
  const gone = async () => (await store.known('mls')).get('11')?.withdrawn?.because ?? null;
  await run(fleet(11), { end: nameless });
  expect(await gone()).toBeNull();
  await run(fleet(11), { end: nameless });
  expect(await gone()).toBe('left-market');
  expect((await run(fleet(11), { end: nameless })).outcome).toBe('same');
});

test.each([
  ['a guard refuses', fleet(3, 'Other'), {}, 'gone: '],
  ['is cut off', fleet(12, 'Other'), { end: '{"kind":' }, 'unreadable: ends in the middle of a record'],
])('FD2 a feed that %s changes nothing, and the next one may come', async (_, yachts, options, reason) => {
  const { run, names } = feed();
  await run(fleet(12));
  const result = await run(yachts, options);
  expect(result.outcome).toBe('refused');
  expect(result.refusals[0]).toContain(reason);
  expect(await names()).toEqual(fleet(12).map(({ name }) => name));
  expect((await run(fleet(12, 'Later'))).outcome).toBe('applied');
});

test('FD1 a dry run says what would change, and changes nothing', async () => {
  const { run, names } = feed();
  expect(await run(fleet(5), { isDryRun: true })).toMatchObject({
    outcome: 'planned',
    summary: { outcomes: { created: 5 } },
  });
  expect(await names()).toEqual([]);
});
