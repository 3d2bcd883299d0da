import fc from 'fast-check';
import { CURRENCIES } from '../../core/price/currency.ts';
import type { Criteria } from '../../core/search/criteria.ts';
import { normaliseCriteria } from '../../core/search/normalise-criteria.ts';
import { SORT_KEYS } from '../../core/search/sort.ts';
import { MARKETS } from '../../core/yacht/market.ts';
import { YACHT_KINDS, type Yacht } from '../../core/yacht/yacht.ts';
import { sampleYacht } from './sample-yacht.ts';

const BUILDERS = ['Feadship', 'Lürssen', 'Heesen', 'Damen', "O'Neill & Sons"];
const REGIONS = ['mediterranean', 'caribbean', 'norway', 'bahamas'];
const price = fc.option(fc.integer({ min: 1, max: 9 }).map((millions) => millions * 1_000_000));

const yacht = fc.record({
  name: fc.constantFrom('Aurora', 'Étoile', "L'Albatros", 'Aura', 'Delphine'),
  builder: fc.constantFrom(...BUILDERS),
  length: fc.integer({ min: 20, max: 60 }),
  builtYear: fc.integer({ min: 2000, max: 2010 }),
  kind: fc.constantFrom(...YACHT_KINDS),
  market: fc.constantFrom('sale', 'charter', 'both', 'both', 'ghost', 'none'),
  featured: fc.boolean(),
  poa: fc.boolean(),
  salePrice: price,
  weeklyRate: price,
  regions: fc.subarray(REGIONS),
});

/** Fleets with few values a field, so that ties and shared values are common. */
export const randomFleet: fc.Arbitrary<readonly Yacht[]> = fc
  .array(yacht, { maxLength: 40 })
  .map((samples) => samples.map((sample, index) => sampleYacht({ ...sample, id: `y${index}` })));

const range = (min: number, max: number) =>
  fc.option(
    fc.oneof(
      fc.record({ min: fc.integer({ min, max }), max: fc.option(fc.integer({ min, max })) }),
      fc.record({ min: fc.constant(null), max: fc.integer({ min, max }) }),
    ),
    { nil: { min: null, max: Number.NaN } },
  );
const money = range(0, 12_000_000);

/** Normalised criteria that may ask for anything {@link randomFleet} has, and for some that it has not. */
export const randomCriteria: fc.Arbitrary<Criteria> = fc
  .record({
    market: fc.constantFrom(...MARKETS),
    text: fc.constantFrom('', '', '', 'au', 'etoile', 'fead', 'l alb', 'zz'),
    refinements: fc.record({
      builder: fc.subarray([...BUILDERS, 'Nobody'], { maxLength: 3 }),
      kind: fc.subarray([...YACHT_KINDS]),
      destination: fc.subarray([...REGIONS, 'atlantis'], { maxLength: 2 }),
    }),
    ranges: fc.record({
      length: range(15, 65),
      year: range(1999, 2011),
      guests: range(0, 14),
      'price-eur': money,
      'price-usd': money,
      'rate-gbp': money,
    }),
    sort: fc.constantFrom(...SORT_KEYS),
    page: fc.integer({ min: 1, max: 6 }),
  })
  .map(normaliseCriteria);

export const randomCurrency = fc.constantFrom(...CURRENCIES);
