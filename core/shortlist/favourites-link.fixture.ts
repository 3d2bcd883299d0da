import fc from 'fast-check';
import { CURRENCIES } from '../price/currency.ts';
import { SEASONS } from '../price/season.ts';
import { dateOfDay } from '../shared/calendar-day.ts';
import type { FavouritesLink } from './favourites-link.ts';
import { NO_LINK_PROBLEMS } from './favourites-link-fields.ts';
import type { ListingStatus, MarketOffer } from './listing-status.ts';
import { randomList } from './shortlist.fixture.ts';

const rate = fc.record({
  season: fc.constantFrom(...SEASONS),
  level: fc.constantFrom('high' as const, 'low' as const, null),
});

const offer = (
  rates: fc.Arbitrary<{ season: 'summer' | 'winter'; level: 'high' | 'low' | null } | null>,
): fc.Arbitrary<MarketOffer> =>
  fc.oneof(
    fc.record({
      kind: fc.constant('price' as const),
      amount: fc.integer({ min: 1, max: 999_999_999_999 }),
      currency: fc.constantFrom(...CURRENCIES),
      rate: rates,
    }),
    fc.constant<MarketOffer>({ kind: 'poa' }),
    fc.constant<MarketOffer>({ kind: 'inquire' }),
  );

/** Random standings. */
export const randomStanding: fc.Arbitrary<ListingStatus> = fc.oneof(
  fc.record({
    kind: fc.constant('off' as const),
    why: fc.constantFrom('ghost' as const, 'sold' as const, 'left-market' as const, 'unknown' as const),
  }),
  fc
    .record({
      kind: fc.constant('offered' as const),
      charter: fc.option(offer(fc.option(rate))),
      sale: fc.option(offer(fc.constant(null))),
    })
    .filter(({ charter, sale }) => charter !== null || sale !== null),
);

/** Random valid links. */
export const randomLink: fc.Arbitrary<FavouritesLink> = fc
  .tuple(
    randomList(12),
    fc.option(fc.integer({ min: 0, max: 40_000 })),
    fc.array(fc.option(randomStanding), { minLength: 12 }),
  )
  .map(([list, day, standings]) => {
    const on = day === null || list.length === 0 ? null : dateOfDay(day);
    const yachts = list.map(({ id, note }, at) => ({ id, note, was: on === null ? null : (standings[at] ?? null) }));
    return { yachts, on, trouble: NO_LINK_PROBLEMS };
  });
