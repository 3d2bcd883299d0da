import type { PhraseRow } from './phrase-row.ts';

/** A facet that exists once for each market, by the part of its key after the market. */
export type MarketFacet = 'price' | 'listing';

/** A value of such a facet. */
export interface ListingMeaning {
  readonly facet: MarketFacet;
  readonly value: string;
}

export const LISTING_WORDS: readonly PhraseRow<ListingMeaning>[] = [
  {
    means: { facet: 'price', value: 'on-application' },
    words: [
      [
        'price on application, prices on application, poa, p.o.a., price on request, prices on request',
        'price upon request, price upon application, rate on application, rates on application',
        'rate on request, rates on request, price undisclosed, undisclosed price, price on enquiry',
      ],
      [
        'precio a consultar, precios a consultar, a consultar, consultar precio, precio bajo consulta',
        'precio a petición, precio bajo petición, precio según consulta, tarifa a consultar, precio a convenir',
      ],
    ],
  },
  {
    means: { facet: 'price', value: 'told' },
    words: [
      ['price published, published price, published prices, prices published, with a price, with price, with prices'],
      ['precio publicado, precios publicados, con precio, con precios'],
    ],
  },
  {
    means: { facet: 'listing', value: 'new' },
    words: [
      [
        'new to market, new to the market, new on the market, new to charter, new to the charter market',
        'new listing, new listings, newly listed, just listed, recently listed, fresh to market, recently added',
        'just added, new arrivals, new arrival, recent arrivals, new additions, new to the fleet',
      ],
      [
        'nuevo en el mercado, nueva en el mercado, nuevos en el mercado, nuevas en el mercado',
        'recién llegado al mercado, recién llegados al mercado, recién incorporado, recién incorporados',
        'novedad, novedades, nueva incorporación, nuevas incorporaciones, últimas incorporaciones',
        'recién publicado, recién publicados, nuevo anuncio, nuevos anuncios, recién llegado, recién llegados',
      ],
    ],
  },
];
