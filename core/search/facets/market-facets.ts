import { MARKETS, type Market } from '../../market/market.ts';
import { CURRENCIES } from '../../price/currency.ts';
import type { Yacht } from '../../yacht/yacht.ts';
import { listPrice } from '../list-price.ts';
import { listFacet, rangeFacet } from './facet.ts';

/** Whether a price is published in any currency. No price range finds a yacht whose price is on application. */
const PRICINGS = ['told', 'on-application'] as const;
type Pricing = (typeof PRICINGS)[number];

/** Editors' marks of a listing on one market (YA5). */
const LISTINGS = ['new'] as const;

/** The facets that depend on the market: prices by currency, whether a price is published, marks of a listing. */
export const MARKET_FACETS = [
  ...CURRENCIES.map((currency) =>
    rangeFacet({
      key: `price-${currency}`,
      label: 'search.facet.price',
      widget: 'amountInput',
      unit: 'money',
      markets: ['sale'],
      currency,
      figure: (yacht, season) => listPrice(yacht, 'sale', currency, season),
    }),
  ),
  ...CURRENCIES.map((currency) =>
    rangeFacet({
      key: `rate-${currency}`,
      label: 'search.facet.rate',
      widget: 'amountInput',
      unit: 'money',
      markets: ['charter'],
      currency,
      seasonal: true,
      figure: (yacht, season) => listPrice(yacht, 'charter', currency, season),
    }),
  ),
  ...MARKETS.map((market) =>
    listFacet({
      key: `${market}-price`,
      group: 'further',
      widget: 'radio',
      markets: [market],
      order: 'fixed',
      values: PRICINGS,
      names: { from: 'messages', prefix: 'search.pricing.' },
      read: (yacht) => [pricingOf(yacht, market)],
    }),
  ),
  ...MARKETS.map((market) =>
    listFacet({
      key: `${market}-listing`,
      label: 'search.facet.listing',
      group: 'further',
      widget: 'checkbox',
      markets: [market],
      order: 'fixed',
      values: LISTINGS,
      names: { from: 'messages', prefix: 'search.listing.' },
      read: ({ newToMarket }) => (newToMarket[market] ? LISTINGS : []),
    }),
  ),
];

/** Does not depend on the season: where one has no rate, the list price is that of the other. */
function pricingOf(yacht: Yacht, market: Market): Pricing {
  const isPublished = CURRENCIES.some((currency) => listPrice(yacht, market, currency, 'summer') !== null);
  return isPublished ? 'told' : 'on-application';
}
