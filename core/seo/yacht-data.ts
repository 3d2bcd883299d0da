import type { HeadlinePrice } from '../yacht/headline-price.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { brokerage } from './brokerage.ts';
import { type JsonLd, type SeoContext, thing } from './json-ld.ts';

export interface YachtFacts {
  /** Null where content tells no story of her. */
  readonly description: string | null;
  readonly url: string | null;
  readonly images: readonly string[];
  /** The price line of the page (product.md PR3); null for a ghost, who is not offered. */
  readonly price: HeadlinePrice | null;
  /** Her figures, named in the page's language. */
  readonly figures: readonly Figure[];
}

export interface Figure {
  readonly name: string;
  /** Null or 0 where it is not known. */
  readonly value: number | null;
  /** UN/CEFACT code such as `MTR` for meters; null for a mere count. */
  readonly unit: string | null;
}

/**
 * The same facts as the page, as schema.org data: the price that the page shows, in the currency it is in, and none
 * where the page shows none (product.md PR3). Without an offer she is a vehicle alone: search engines refuse products
 * that nobody can price.
 */
export function yachtData(yacht: Yacht, facts: YachtFacts, context: SeoContext): JsonLd {
  const offer = facts.price && offerOf(facts.price, facts.url, context);
  return thing(offer === null ? 'Vehicle' : ['Product', 'Vehicle'], {
    name: yacht.name,
    description: facts.description,
    url: facts.url,
    image: facts.images,
    productID: yacht.id,
    model: yacht.model,
    brand: thing('Brand', { name: yacht.builder.name }),
    vehicleModelDate: String(yacht.builtYear),
    additionalProperty: facts.figures.flatMap(({ name, value, unit }) =>
      value === null || value === 0 ? [] : thing('PropertyValue', { name, value, unitCode: unit }),
    ),
    offers: offer,
  });
}

/** Sold at a price, or let at a price a week (UN/CEFACT `WEE`). */
function offerOf(price: HeadlinePrice, url: string | null, context: SeoContext): JsonLd | null {
  if (price.kind !== 'asking' && price.kind !== 'from-per-week') return null;
  const money = { price: price.amount, priceCurrency: price.currency.toUpperCase() };
  return thing('Offer', {
    url,
    ...(price.kind === 'asking'
      ? money
      : {
          businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
          priceSpecification: thing('UnitPriceSpecification', { ...money, unitCode: 'WEE' }),
        }),
    availability: 'https://schema.org/InStock',
    seller: brokerage(context),
  });
}
