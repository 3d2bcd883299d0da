import type { Currency } from '../../../price/currency.ts';
import type { PhraseRow } from './phrase-row.ts';

export const CURRENCY_WORDS: readonly PhraseRow<Currency>[] = [
  { means: 'eur', words: [['€, eur, euro, euros, eur €'], ['€ euros']] },
  {
    means: 'usd',
    words: [
      ['$, us$, usd, usd $, dollar, dollars, us dollars, american dollars, bucks, u.s. dollars'],
      ['dólar, dólares, dólares americanos, dólares estadounidenses, dólares us'],
    ],
  },
  {
    means: 'gbp',
    words: [
      ['£, gbp, gbp £, pound, pounds, pounds sterling, sterling, british pounds, quid'],
      ['libra, libras, libras esterlinas, esterlinas, libras británicas'],
    ],
  },
  {
    means: 'aud',
    words: [
      ['a$, au$, aud, aud $, aud$, australian dollars, aussie dollars, australian dollar'],
      ['dólares australianos, dólar australiano'],
    ],
  },
];
