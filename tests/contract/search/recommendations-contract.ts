import { describe, expect, test } from 'vitest';
import type { Recommendations } from '../../../core/ports/recommendations.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { sampleYacht, soldYacht } from '../../samples/sample-yacht.ts';

const AURORA = sampleYacht({ id: 'aurora', length: 50 });
const FLEET = [
  AURORA,
  sampleYacht({ id: 'near', length: 51 }),
  sampleYacht({ id: 'far', length: 90 }),
  sampleYacht({ id: 'for-sale', length: 50, market: 'sale' }),
  sampleYacht({ id: 'ghost', length: 50, market: 'ghost' }),
  sampleYacht({ id: 'none', length: 50, market: 'none' }),
  soldYacht('sold'),
];

/** The contract of the port Recommendations. */
export function recommendationsContract(name: string, make: (fleet: readonly Yacht[]) => Recommendations): void {
  describe(`Recommendations: ${name}`, () => {
    test('recommends other yachts of the market, most similar first, never herself', async () => {
      expect(await make(FLEET).similar(AURORA, 'charter', 10)).toEqual(['near', 'far']);
      expect(await make(FLEET).similar(AURORA, 'sale', 10)).toEqual(['for-sale', 'near', 'far']);
    });

    test('recommends no more than requested', async () => {
      expect(await make(FLEET).similar(AURORA, 'sale', 1)).toEqual(['for-sale']);
      expect(await make(FLEET).similar(AURORA, 'sale', 0)).toEqual([]);
      expect(await make(FLEET).similar(AURORA, 'sale', -1)).toEqual([]);
    });

    test('recommends for a ghost as well, and nothing for an empty fleet', async () => {
      const ghost = sampleYacht({ id: 'ghost', length: 50, market: 'ghost' });
      expect(await make(FLEET).similar(ghost, 'charter', 1)).toEqual(['aurora']);
      expect(await make([]).similar(AURORA, 'sale', 3)).toEqual([]);
    });
  });
}
