import type { SortKey } from '../../sort.ts';
import type { PhraseRow } from './phrase-row.ts';

/** Words that ask for an order of the list, not for a filter: no price is cheap as such. */
export const ORDER_WORDS: readonly PhraseRow<SortKey>[] = [
  {
    means: 'price-asc',
    words: [
      [
        'cheap, cheaper, cheapest, inexpensive, affordable, low cost, low budget, low price, lowest price',
        'lowest priced, least expensive, budget friendly, economical, cheap price, good value',
        'reasonably priced',
      ],
      [
        'barato, barata, baratos, baratas, más barato, más barata, más baratos, más baratas, económico',
        'económica, económicos, económicas, más económico, más económicos, asequible, asequibles, precio bajo',
        'bajo precio, menor precio, bajo coste, buen precio, menos caro, menos caros',
      ],
    ],
  },
  {
    means: 'price-desc',
    words: [
      ['most expensive, priciest, highest price, highest priced, expensive'],
      ['más caro, más cara, más caros, más caras, mayor precio, caro, cara, caros, caras'],
    ],
  },
  {
    means: 'length-desc',
    words: [
      ['largest, biggest, longest, big, large, huge'],
      [
        'barco grande, barcos grandes, yate grande, yates grandes, grandes yates, gran yate, más grande, más grandes, más largo, más largos, mayor eslora, el mayor, los mayores, enorme, enormes',
      ],
    ],
  },
  {
    means: 'length-asc',
    words: [
      ['smallest, shortest, small, smaller'],
      ['más pequeño, más pequeña, más pequeños, pequeño, pequeña, pequeños, pequeñas, menor eslora'],
    ],
  },
  {
    means: 'year-desc',
    words: [
      ['newest, most recent, most modern, latest, modern, new, brand new, new build, new builds, nearly new'],
      [
        'más nuevo, más nueva, más nuevos, más reciente, más recientes, más moderno, más modernos, moderno',
        'moderna, modernos, modernas, nuevo, nueva, nuevos, nuevas, nueva construcción, seminuevo, seminuevos',
      ],
    ],
  },
  { means: 'year-asc', words: [['oldest'], ['más antiguo, más antigua, más antiguos, más viejo, más viejos']] },
];
