import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { MARKETS } from '../market/market.ts';
import { MAX_NAVIGABLE_HITS, parseYachtLinks, writeYachtLink, yachtLink } from './yacht-link.ts';

const AURORA = { Length: 50, Url: '/yacht-for-sale/aurora/', YachtId: 'aurora' };

test('YA7 a hit has her length in meters, her page on the market and her id', () => {
  const yacht = sampleYacht({ id: 'y1', length: 61.5, slugs: { sale: 'aurora', charter: 'aurora-c', ghost: null } });
  expect(yachtLink(yacht, 'sale')).toEqual({ length: 61.5, url: '/yacht-for-sale/aurora/', yachtId: 'y1' });
  expect(yachtLink(yacht, 'charter')).toEqual({ length: 61.5, url: '/yacht-for-charter/aurora-c/', yachtId: 'y1' });
});

test('YA7 YA3 lists a yacht of one market by her ghost on the other', () => {
  const yacht = sampleYacht({ market: 'sale', slugs: { sale: 'aurora', charter: null, ghost: 'aurora-g' } });
  expect(yachtLink(yacht, 'charter')?.url).toBe('/yacht-for-charter/aurora-g/');
});

test('YA7 YA3 leaves out a yacht without a page', () => {
  expect(yachtLink(sampleYacht({ market: 'none' }), 'sale')).toBeNull();
  expect(yachtLink(sampleYacht({ slugs: { sale: null, charter: null, ghost: null } }), 'sale')).toBeNull();
});

test('YA7 a hit is sent as Length, Url and YachtId, and round-trips', () => {
  const slug = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,2}$/);
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.double({ min: 0.1, max: 300, noNaN: true }),
      slug,
      (id, length, sale) => {
        for (const market of MARKETS) {
          const hit = yachtLink(sampleYacht({ id, length, slugs: { sale, charter: sale, ghost: null } }), market);
          const written = hit === null ? null : JSON.parse(JSON.stringify([writeYachtLink(hit)]));
          expect(written).toEqual([{ Length: length, Url: hit?.url, YachtId: id }]);
          expect(parseYachtLinks(written)).toEqual([hit]);
        }
      },
    ),
  );
});

test.each<[string, unknown]>([
  ['null', null],
  ['not an object', 'aurora'],
  ['a list', []],
  ['without a length', { Url: AURORA.Url, YachtId: 'aurora' }],
  ['without a page', { Length: 50, YachtId: 'aurora' }],
  ['without an id', { Length: 50, Url: AURORA.Url }],
  ['length as text', { ...AURORA, Length: '50' }],
  ['length 0', { ...AURORA, Length: 0 }],
  ['length without end', { ...AURORA, Length: Number.POSITIVE_INFINITY }],
  ['id as number', { ...AURORA, YachtId: 7 }],
  ['an empty id', { ...AURORA, YachtId: '' }],
  ['page as number', { ...AURORA, Url: 7 }],
  ['a page on another site', { ...AURORA, Url: '//other.example/' }],
  ['a script as page', { ...AURORA, Url: 'javascript:alert(1)' }],
])('YA7 drops a bad row: %s', (_, row) => {
  expect(parseYachtLinks([row, AURORA])).toEqual([{ length: 50, url: AURORA.Url, yachtId: 'aurora' }]);
});

test.each([null, undefined, 'aurora', 7, {}, { 0: AURORA, length: 1 }])('YA7 rejects %j as a list', (raw) => {
  expect(parseYachtLinks(raw)).toEqual([]);
});

test('SE1 YN5 reads the first 300 good hits and no more', () => {
  const rows = Array.from({ length: 400 }, (_, at) => ({ ...AURORA, YachtId: `y${at}` }));
  const ids = parseYachtLinks([null, ...rows]).map(({ yachtId }) => yachtId);
  expect(MAX_NAVIGABLE_HITS).toBe(300);
  expect(ids).toEqual(rows.slice(0, 300).map(({ YachtId }) => YachtId));
});

test('YA7 never throws', () => {
  const nearly = fc.record({ Length: fc.anything(), Url: fc.anything(), YachtId: fc.anything() });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(fc.oneof(nearly, fc.anything()))), (raw) => {
      expect(parseYachtLinks(raw).length).toBeLessThanOrEqual(300);
    }),
  );
});
