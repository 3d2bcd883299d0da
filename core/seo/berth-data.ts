import type { BerthDetails } from '../content/page-details.ts';
import { brokerage } from './brokerage.ts';
import { type JsonLd, type SeoContext, thing } from './json-ld.ts';
import { geoOf } from './office-data.ts';
import type { PageFacts } from './page-facts.ts';

/** Builds the data of a berth: a product with an offer if it has a price, else a place. */
export function berthData(
  { name, description, url, images }: PageFacts,
  { port, position, price }: Pick<BerthDetails, 'port' | 'position' | 'price'>,
  context: SeoContext,
): JsonLd {
  const common = { name, description, url, image: images };
  const place = { name: port[context.locale], geo: geoOf(position) };
  if (price === null) return thing('Place', { ...common, geo: place.geo, containedInPlace: thing('Place', place) });
  return thing('Product', {
    ...common,
    offers: thing('Offer', {
      url,
      price: price.amount,
      priceCurrency: price.currency.toUpperCase(),
      availability: 'https://schema.org/InStock',
      availableAtOrFrom: thing('Place', place),
      seller: brokerage(context),
    }),
  });
}
