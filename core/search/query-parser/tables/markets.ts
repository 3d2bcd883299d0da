import type { Market } from '../../../market/market.ts';
import type { PhraseRow } from './phrase-row.ts';

export const MARKET_WORDS: readonly PhraseRow<Market>[] = [
  {
    means: 'sale',
    words: [
      [
        'sale, sales, for sale, on sale, to buy, buy, buying, purchase, purchasing, to purchase, acquire',
        'acquiring, acquisition, to own, ownership, on the market, for purchase, buyer',
      ],
      [
        'venta, ventas, en venta, a la venta, comprar, compra, comprarme, comprarnos, comprando, compramos',
        'de compra, para comprar, adquirir, adquisición, compraventa, comprador, se vende',
      ],
    ],
  },
  {
    means: 'charter',
    words: [
      [
        'charter, charters, chartering, for charter, to charter, charter yacht, on charter, rent, rental',
        'rentals, renting, for rent, to rent, hire, hiring, for hire, to hire, book, yacht charter',
        'boat rental, yacht rental, boat hire, yacht hire, crewed charter',
      ],
      [
        'chárter, chárteres, chárters, en chárter, de chárter, chartear, alquiler, alquileres, alquilar',
        'alquilarme, alquilando, alquilamos, alquilo, en alquiler, de alquiler, rentar, renta, fletar',
        'fletamento, arrendar, para alquilar, para chárter, se alquila, reservar',
      ],
    ],
  },
];
