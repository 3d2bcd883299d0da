import { expect, test } from 'vitest';
import { type Comparison, NOTHING_COMPARED } from './comparison.ts';
import { idNamed } from './shortlist.fixture.ts';
import { readComparison, writeComparison } from './stored-comparison.ts';

const [ONE, TWO] = [idNamed('H-001'), idNamed('H-002')];

test('CF1 a comparison is kept with its yachts, and not with how it was looked at', () => {
  const compared: Comparison = { charter: [ONE, TWO], sale: [TWO], tab: 'sale', onlyDifferences: true };
  expect(writeComparison(compared)).toBe('?charter=H-001,H-002&sale=H-002');
  expect(readComparison(writeComparison(compared))).toEqual({ ...compared, tab: 'charter', onlyDifferences: false });
  expect(readComparison(writeComparison({ ...NOTHING_COMPARED, sale: [ONE] }))).toMatchObject({ tab: 'sale' });
});

test.each([[null], [''], ['{"version":1}'], ['?charter=%00,<b>'], ['\ud800']])(
  'CF1 of what is none, nothing is read: %j',
  (text) => {
    expect(readComparison(text)).toEqual(NOTHING_COMPARED);
  },
);
