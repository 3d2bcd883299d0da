import type { BerthDetails } from '../content/page-details.ts';
import { brokerage } from './brokerage.ts';
import { type JsonLd, type SeoContext, thing } from './json-ld.ts';
import { geoOf } from './office-data.ts';
import type { PageFacts } from './page-facts.ts';

/** A berth: an offer where it has a price; a mere place where the price is told on application. */
export function berthData(
  { name, description, url, images }: PageFacts,
  { port, position, price }: Pick<BerthDetails, 'port' | 'position' | 'price'>,
  context: SeoContext,
): JsonLd {
  const said = { name, description, url, image: images };
  const place = { name: port[context.locale], geo: geoOf(position) };
  if (price === null) return thing('Place', { ...said, geo: place.geo, containedInPlace: thing('Place', place) });
  return thing('Product', {
    ...said,
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
