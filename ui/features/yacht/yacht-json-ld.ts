import { contractCurrency } from '../../../core/price/contract-currency.ts';
import type { Currency } from '../../../core/price/currency.ts';
import { headlinePrice } from '../../../core/price/headline-price.ts';
import type { Market } from '../../../core/yacht/market.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import type { YachtPageView } from './yacht-view.ts';

/** Any day at all: only charter rates go by it. */
const ANY_DAY = '2000-01-01';

/**
 * The same facts as the page, as schema.org data: the price that the page shows, in the currency it is in, and none
 * where the page shows none (product.md PR3). A charter has no offer: its rate is a week's, of one season.
 * @param currency the visitor's; the contract's where it is not given
 */
export function yachtJsonLd(
  yacht: Yacht,
  market: Market,
  view: Pick<YachtPageView, 'hero' | 'story'>,
  origin: string,
  currency: Currency = contractCurrency(yacht.prices, market),
): object[] {
  const price = market === 'sale' ? headlinePrice(yacht, market, currency, ANY_DAY) : null;
  return [
    {
      '@context': 'https://schema.org',
      '@type': ['Product', 'Vehicle'],
      name: yacht.name,
      description: view.story.standfirst,
      ...(view.hero.kind === 'photograph' ? { image: `${origin}${view.hero.src}` } : {}),
      productID: yacht.id,
      brand: { '@type': 'Brand', name: yacht.builder.name },
      vehicleModelDate: String(yacht.builtYear),
      ...(price?.kind === 'asking'
        ? {
            offers: {
              '@type': 'Offer',
              price: price.amount,
              priceCurrency: price.currency.toUpperCase(),
              availability: 'https://schema.org/InStock',
            },
          }
        : {}),
    },
  ];
}
