import { contractCurrency } from '../../../core/price/contract-currency.ts';
import type { Market } from '../../../core/yacht/market.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import type { YachtPageView } from './yacht-view.ts';

/** The same facts as the page, as schema.org data: no price where the page shows none. */
export function yachtJsonLd(yacht: Yacht, market: Market, view: YachtPageView, origin: string): object[] {
  const currency = contractCurrency(yacht.prices, market);
  const asking = yacht.poa || market === 'charter' ? null : yacht.prices.sets[currency].sale;
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
      ...(asking === null
        ? {}
        : {
            offers: {
              '@type': 'Offer',
              price: asking,
              priceCurrency: currency.toUpperCase(),
              availability: 'https://schema.org/InStock',
            },
          }),
    },
  ];
}
