import { describe, expect, test } from 'vitest';
import type { FeedRecord } from '../../core/import/feed-listing.ts';
import { LOCALES } from '../../core/locale/locale.ts';
import {
  changed,
  charterListing,
  failureOf,
  ID,
  inPieces,
  page,
  recordsOf,
  saleListing,
  tombstone,
} from './openyacht.fixture.ts';
import { OpenYachtReader } from './openyacht-reader.ts';

const SALE = JSON.stringify(saleListing());
const places = (records: readonly FeedRecord[]) => records.map(({ kind, at }) => `${kind} ${at}`);
const problems = (record: FeedRecord | undefined) =>
  record?.kind === 'refused' ? record.problems.map(({ field, problem }) => `${field} ${problem}`) : null;

describe('FD1 a file of the OpenYacht protocol', () => {
  test('may be one listing, or one tombstone', async () => {
    expect(places(await recordsOf(SALE))).toEqual(['listing listing']);
    expect(places(await recordsOf(JSON.stringify(tombstone())))).toEqual(['listing listing']);
    expect(places(await recordsOf(`\uFEFF${SALE}\n`))).toEqual(['listing listing']);
  });

  test('may be a list, of which one that is wrong stops no other', async () => {
    const records = await recordsOf(JSON.stringify([saleListing(), 7, null, { type: 'sale' }, charterListing()]));
    expect(places(records)).toEqual(['listing [0]', 'refused [1]', 'refused [2]', 'refused [3]', 'listing [4]']);
    expect(problems(records[1])).toEqual(['record is not an object']);
    expect(problems(records[3])).toEqual(['id is missing', 'status is missing', 'usage is missing']);
    expect(await recordsOf('[]')).toEqual([]);
  });

  test('may be a page with listings and tombstones, whose next cursor is told', async () => {
    const reader = new OpenYachtReader({ followsPages: true });
    const first = page([saleListing(), tombstone()], { next_cursor: 'cGFnZSAy' });
    expect(places(await recordsOf(JSON.stringify(first), reader))).toEqual(['listing data[0]', 'listing data[1]']);
    expect(reader.nextCursor).toBe('cGFnZSAy');
    const { meta, data } = page([charterListing()]);
    expect(places(await recordsOf(JSON.stringify({ meta, x_sender: 'North', data }), reader))).toEqual([
      'listing data[0]',
    ]);
    expect(reader.nextCursor).toBeNull();
  });

  test('may be larger than a listing may be, and have its envelope around the listings', async () => {
    const { data, meta } = page(Array.from({ length: 600 }, saleListing), { next_cursor: 'bW9yZQ' });
    const text = JSON.stringify({ x_sender: 'North', data, meta, x_more: 1 });
    expect(text.length).toBeGreaterThan(2.1 * 1024 * 1024);
    const reader = new OpenYachtReader({ followsPages: true });
    const records = await recordsOf(text, reader);
    expect([records.length, new Set(records.map(({ kind }) => kind))]).toEqual([600, new Set(['listing'])]);
    expect(reader.nextCursor).toBe('bW9yZQ');
    const long = JSON.stringify({ data: [], meta, x_long: 'tide '.repeat(600_000) });
    expect(await failureOf(long)).toBe('has an envelope that cannot be read: it is larger than 2 MB');
  });

  test('has texts in the language that the reader is told', async () => {
    for (const { code } of LOCALES) {
      const [record] = await recordsOf(SALE, new OpenYachtReader({ locale: code }));
      expect(record?.kind === 'listing' && Object.keys(record.listing.descriptions)).toEqual([code]);
    }
  });

  test('gives a record before the next one is there', async () => {
    let given = 0;
    async function* slow() {
      for (const text of ['[', SALE, ',', SALE, ']']) {
        yield new TextEncoder().encode(text);
        given += 1;
      }
    }
    for await (const { at } of new OpenYachtReader().records(slow()))
      expect([at, given]).toEqual(at === '[0]' ? [at, 1] : [at, 3]);
  });
});

test('FD1 whoever stops reading ends the reading of the bytes', async () => {
  let isEnded = false;
  async function* endless() {
    try {
      yield new TextEncoder().encode('[');
      for (;;) yield new TextEncoder().encode(`${SALE},`);
    } finally {
      isEnded = true;
    }
  }
  for await (const _ of new OpenYachtReader().records(endless())) break;
  expect(isEnded).toBe(true);
});

test.each([
  ['', 'is empty'],
  ['  \n', 'is empty'],
  ['"listings"', 'is neither an object nor a list'],
  ['<!doctype html><title>Log in</title>', 'is not valid JSON in UTF-8, or is cut off, after byte 0'],
  [SALE.slice(0, -1), 'is cut off'],
  [`[${SALE}`, 'is cut off'],
  [`[${SALE.slice(0, SALE.indexOf('QUIET') + 3)}`, expect.stringContaining('is cut off')],
  [`${SALE}\n${SALE}`, expect.stringContaining('goes on after its end')],
  [`[${SALE},]`, 'is not valid JSON: an end is at a wrong place'],
  [`[${SALE} ${SALE}]`, 'is not valid JSON: a comma or end is missing'],
  ['{id: 1}', expect.stringContaining('is not valid JSON in UTF-8')],
  ['{"status":"ok"}', 'has no listings'],
  ['{"data":{"id":1}}', 'has no listings'],
  ['{"error":{"code":"PARTNER_UNKNOWN"}}', 'is an error of the sender instead of listings: PARTNER_UNKNOWN'],
  [`{"data":[${SALE}]}`, 'has an envelope that cannot be read: meta is missing'],
  [JSON.stringify(page([], { next_cursor: 5 })), expect.stringContaining('meta/next_cursor is not the cursor')],
  [
    JSON.stringify(page([], { protocol_version: '2.0' })),
    expect.stringContaining('is not a version 1 of the protocol'),
  ],
  [JSON.stringify(page([tombstone()], { next_cursor: 'Mg' })), expect.stringContaining('is one page of several')],
  [`{"data":[],"data":[]}`, 'has an envelope that cannot be read: data stands twice'],
  [`["tide\u0000"]`, expect.stringContaining('is not valid JSON in UTF-8')],
])('FD1 a file that is none, or half of one, is not read: %.40j', async (text, problem) => {
  expect(await failureOf(text)).toEqual(problem);
});

test('FD1 bytes that are no UTF-8 are no feed', async () => {
  const latin = Uint8Array.from(`["caf\u00e9"]`, (character) => character.charCodeAt(0));
  expect(await failureOf(latin)).toContain('is not valid JSON in UTF-8');
  const wide = new Uint8Array(Uint16Array.from(`[${SALE}]`, (character) => character.charCodeAt(0)).buffer);
  expect(await failureOf(wide)).toContain('is not valid JSON in UTF-8');
});

describe('FD1 a hostile file', () => {
  test('with a million lists in each other is not read', async () => {
    const deep = '['.repeat(1_000_000);
    expect(await failureOf(deep)).toBe('has more than 64 lists and objects in each other');
    expect(await failureOf(`[{"x_deep":${deep}`)).toBe('has more than 64 lists and objects in each other');
  });

  test('with a record above 2 MB has that one refused, wherever its bytes are', async () => {
    const long = 'tide '.repeat(600_000);
    const wide = `[${'0, '.repeat(5_000)}${' '.repeat(3_000_000)}0]`;
    const large = [`{"id":"${ID}","x_long":"${long}"}`, `{"id":"${ID}","x_wide":${wide}}`];
    for (const one of large) {
      const records = await recordsOf(`[${SALE},${one},${SALE}]`);
      expect(places(records)).toEqual(['listing [0]', 'refused [1]', 'listing [2]']);
      expect(problems(records[1])).toEqual(['record is larger than 2 MB']);
      expect(records[1]).toMatchObject({ ref: ID });
      expect(problems((await recordsOf(one))[0])).toEqual(['record is larger than 2 MB']);
    }
  });

  test('with many values in a record has that one refused', async () => {
    const records = await recordsOf(`[{"x_wide":[${'{},'.repeat(15_000)}0]},${SALE}]`);
    expect(places(records)).toEqual(['refused [0]', 'listing [1]']);
    expect(problems(records[0])).toEqual(['record has more than 10000 values']);
  });

  test('with one value without end is not read further', async () => {
    async function* endless() {
      yield new TextEncoder().encode('["');
      for (;;) yield new Uint8Array(1 << 20).fill(0x61);
    }
    const read = async () => {
      for await (const _ of new OpenYachtReader().records(endless()));
    };
    await expect(read()).rejects.toThrow('has a value above 16 MB');
  });

  test('with a field that stands twice has that record refused', async () => {
    const twice = SALE.replace('"hin":null', '"hin":null,"hin":"A"');
    const records = await recordsOf(`[${twice},${SALE}]`);
    expect(places(records)).toEqual(['refused [0]', 'listing [1]']);
    expect(problems(records[0])).toEqual(['vessel/hin stands twice']);
    expect(records[0]).toMatchObject({ ref: ID });
  });

  test('with fields named like prototypes has them as unmapped fields', async () => {
    const text = SALE.replace(
      '"hin":null',
      '"__proto__":{"loa_m":1},"constructor":{"prototype":{"loa_m":2}},"hin":null',
    );
    const [record] = await recordsOf(text);
    expect(record).toMatchObject({
      listing: { length: 33.8 },
      unmapped: expect.arrayContaining(['vessel/__proto__/loa_m', 'vessel/constructor/prototype/loa_m']),
    });
    expect(Object.hasOwn(Object.prototype, 'loa_m')).toBe(false);
  });

  test('with a number without end has that value left out', async () => {
    const [record] = await recordsOf(SALE.replace('"loa_m":33.8', '"loa_m":1e999'));
    expect(record).toMatchObject({
      listing: { length: null },
      leftOut: [{ field: 'vessel/loa_m', value: 'Infinity' }],
    });
  });

  test('with names of fields without end tells their beginning, and not all of them', async () => {
    const names = Array.from({ length: 5_000 }, (_, place) => [`note ${place} ${'long '.repeat(50)}`, 1]);
    const [record] = await recordsOf(JSON.stringify({ ...saleListing(), ...Object.fromEntries(names) }));
    const told = record?.kind === 'listing' ? record.unmapped : [];
    expect([told.length, Math.max(...told.map(({ length }) => length))]).toEqual([200, 80]);
  });

  test('in single bytes is the same file', async () => {
    const text = JSON.stringify([changed(saleListing(), 'listing/name', 'TIDE 🌊 é \u2028'), charterListing()]);
    const records: FeedRecord[] = [];
    for await (const record of new OpenYachtReader().records(inPieces(text, 1))) records.push(record);
    expect(records).toEqual(await recordsOf(text));
  });
});
