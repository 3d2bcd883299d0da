import type { PhraseRow } from './phrase-row.ts';

/** Frequent wishes that no filter, order or text of a yacht covers. */
export const UNFILTERED_WORDS: PhraseRow<'unfiltered'> = {
  means: 'unfiltered',
  words: [
    [
      'vat paid, ex vat, tax paid, duty paid, price reduced, reduced price, price drop, price drops, discount',
      'recent refit, recently refitted, newly refitted, shallow draft, shallow draught, low draft',
      'second hand, secondhand, used, pre owned, preowned',
      'discounted, discounts, special offer, special offers, best deal, best deals, fastest, fast, day charter',
      'day charters, by the day, by the hour, best, nice, beautiful, stunning, amazing, great, good, nicest',
    ],
    [
      'iva pagado, iva incluido, sin iva, impuestos pagados, precio rebajado, rebajado, rebajados, descuento',
      'reforma reciente, recién reformado, recién renovado, poco calado',
      'de segunda mano, segunda mano, de ocasión, usado, usados',
      'descuentos, oferta, ofertas, oferta especial, más rápido, más rápida, más rápidos, rápido, rápida, con precio rebajado, por días, por horas',
      'por día, bonito, bonita, bonitos, precioso, preciosa, impresionante, buen, bueno, buena',
    ],
  ],
};
