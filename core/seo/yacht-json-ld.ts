import type { HeadlinePrice } from '../yacht/headline-price.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { brokerageData } from './brokerage.ts';
import { type JsonLd, type SeoContext, thing } from './json-ld.ts';

/** The facts of a yacht's page for its structured data. */
export interface YachtFacts {
  /** Null without a story. */
  readonly description: string | null;
  readonly url: string | null;
  readonly images: readonly string[];
  /** The headline price of the page (PR3); null for a ghost. */
  readonly price: HeadlinePrice | null;
  /** Her figures, with names in the page's language. */
  readonly figures: readonly YachtProperty[];
}

export interface YachtProperty {
  readonly name: string;
  /** Null or 0 if it is not known. */
  readonly value: number | null;
  /** UN/CEFACT code such as `MTR` for metres; null for a count. */
  readonly unit: string | null;
}

/**
 * Builds the schema.org data of a yacht from the facts of her page, with the price that the page shows (PR3).
 * Without a price she is a vehicle only, since search engines reject products without an offer.
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

/** Builds the offer of a sale price or of a weekly rate (UN/CEFACT `WEE`); null without a price. */
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
    seller: brokerageData(context),
  });
}
