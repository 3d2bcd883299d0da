import type { PhraseRow } from './phrase-row.ts';
import type { QuantitySubject } from './subjects.ts';

/** The bound that words put on a range; `least` and `most` include the number. */
export type Bound = 'least' | 'over' | 'most' | 'under' | 'about' | 'exactly';

/** A bound, with its subject where the words imply one ("faster than"). */
export interface BoundMeaning {
  readonly bound: Bound;
  readonly of?: QuantitySubject;
}

/** Bounds that precede a number. */
export const BOUNDS_BEFORE: readonly PhraseRow<BoundMeaning>[] = [
  {
    means: { bound: 'least' },
    words: [
      [
        'at least, min, min., minimum, minimum of, min of, a minimum of, no less than, not less than',
        'no fewer than, not under, from, starting at, starting from, upwards of, since, > =, ≥, minimally',
        'onwards from',
      ],
      [
        'al menos, por lo menos, como mínimo, mínimo, mínima, mínimo de, mínima de, mín, desde, a partir de',
        'a partir del, no menos de, cuando menos, mínimos, desde los, desde el',
      ],
    ],
  },
  {
    means: { bound: 'over' },
    words: [
      [
        'over, more than, above, exceeding, greater than, in excess of, higher than, beyond, >, north of',
        'upward of, after, more, and over, and above, and more than',
      ],
      [
        'más de, mayor de, mayor a, mayores de, superior a, superiores a, por encima de, que supere',
        'que superen, supere, supera, después de, después del, por encima de los, que pase de, sobre los',
        'tras, y más de, y por encima de',
      ],
    ],
  },
  {
    means: { bound: 'over', of: 'length' },
    words: [
      ['longer than, larger than, bigger than'],
      [
        'más largo de, más largo que, más larga que, más grande que, más grande de, más grandes de, mayor que',
        'más larga de, más largos de',
      ],
    ],
  },
  {
    means: { bound: 'over', of: 'speed' },
    words: [
      ['faster than, quicker than'],
      ['más rápido que, más rápido de, más rápida que, más rápidos de, más veloz que, más rápida de'],
    ],
  },
  {
    means: { bound: 'over', of: 'year' },
    words: [
      ['newer than, younger than, later than'],
      [
        'posterior a, posteriores a, posterior al, más nuevo que, más nuevo de, más reciente que',
        'más nueva que, más moderno que, posterior al año, más recientes que',
      ],
    ],
  },
  {
    means: { bound: 'least', of: 'year' },
    words: [
      ['no older than, not older than'],
      ['no anterior a, no anteriores a, no más antiguo que, no más viejo que'],
    ],
  },
  {
    means: { bound: 'over', of: 'money' },
    words: [['more expensive than, dearer than'], ['más caro que, más caro de, más cara que']],
  },
  {
    means: { bound: 'most' },
    words: [
      [
        'up to, upto, max, max., maximum, maximum of, max of, a maximum of, at most, no more than',
        'not more than, within, until, not over, not exceeding, no greater than, not above, < =, ≤, limit',
        'limited to, as much as, till, capped at, by, tops',
      ],
      [
        'hasta, hasta un máximo de, como máximo, como mucho, máximo, máxima, máximo de, máxima de, máx',
        'no más de, que no supere, que no superen, que no pase de, sin pasar de, tope, tope de, sin superar',
        'hasta los, no superior a, máximos, que no exceda, límite de, dentro de, hasta unos, a lo sumo',
        'que no cueste más de, no mayor de',
      ],
    ],
  },
  {
    means: { bound: 'under' },
    words: [
      [
        'under, less than, below, fewer than, lower than, before, prior to, <, underneath, beneath, less, sub, sub -',
        'and under, and below, and less than',
      ],
      [
        'y menos de, y por debajo de, menos de, menor de, menores de, menor a, por debajo de, inferior a, inferiores a, antes de',
        'antes del, bajo, por debajo de los, inferior al, menor',
      ],
    ],
  },
  {
    means: { bound: 'under', of: 'length' },
    words: [
      ['shorter than, smaller than'],
      ['más corto que, más corto de, más pequeño que, más pequeño de, más corta que, menor que', 'más pequeños de'],
    ],
  },
  { means: { bound: 'under', of: 'speed' }, words: [['slower than'], ['más lento que, más lento de']] },
  {
    means: { bound: 'under', of: 'draft' },
    words: [['shallower than'], []],
  },
  {
    means: { bound: 'under', of: 'year' },
    words: [
      ['older than, earlier than, pre, pre -'],
      ['anterior a, anteriores a, anterior al, más antiguo que, más viejo que, más antiguo de, previo a'],
    ],
  },
  {
    means: { bound: 'under', of: 'money' },
    words: [['cheaper than'], ['más barato que, más barato de, más económico que, más barata que']],
  },
  {
    means: { bound: 'about' },
    words: [
      ['about, around, approx, approximately, circa, roughly, some, nearly, close to, ~, more or less, ca', 'near'],
      ['unos, unas, alrededor de, aproximadamente, aprox, cerca de, más o menos, en torno a, sobre, casi', 'hacia'],
    ],
  },
  {
    means: { bound: 'exactly' },
    words: [
      ['exactly, exact, precisely, just, only, ='],
      ['exactamente, justo, justamente, exactos, solo, sólo, precisamente'],
    ],
  },
];

/** Bounds that follow a number or its unit. */
export const BOUNDS_AFTER: readonly PhraseRow<BoundMeaning>[] = [
  {
    means: { bound: 'least' },
    words: [
      [
        '+, or more, or above, or over, or longer, or larger, or bigger, or greater, or up, and up, and above',
        'and over, and more, plus, or faster, or higher, upwards, and upwards, min, minimum, at least',
        'at minimum, at a minimum, or upwards, at the least, upward',
      ],
      [
        'o más, o superior, o superiores, o mayor, o mayores, en adelante, para arriba, hacia arriba, y más',
        'mínimo, como mínimo, al menos, por lo menos, o más grande, o más largo, o por encima, mínimos',
        'o más rápido, mín, de mínimo',
      ],
    ],
  },
  {
    means: { bound: 'least', of: 'year' },
    words: [
      ['or newer, or later, or younger, onwards, onward, and newer, and later, or after, or since', 'and onwards'],
      [
        'o posterior, o posteriores, o más nuevo, o más reciente, y posterior, o después, o más moderno',
        'y posteriores, o más nueva, o más recientes',
      ],
    ],
  },
  {
    means: { bound: 'most' },
    words: [
      [
        'or less, or under, or below, or fewer, or lower, or shorter, or smaller, and under, and below, max',
        'maximum, at most, tops, or cheaper, or slower, at the most, at max, and less, limit, top',
      ],
      [
        'o menos, o inferior, o menor, máximo, como máximo, como mucho, tope, máx, o más corto, o por debajo',
        'máximos, a lo sumo, de máximo, de tope, para abajo, y menos, o más pequeño, o inferiores',
      ],
    ],
  },
  {
    means: { bound: 'most', of: 'year' },
    words: [
      ['or older, or earlier, or before, and older, and earlier'],
      ['o anterior, o anteriores, o antes, o más antiguo, o más viejo'],
    ],
  },
  {
    means: { bound: 'about' },
    words: [
      ['or so, approx, approximately, or thereabouts, ish, roughly, more or less'],
      ['aproximadamente, aprox, más o menos, aproximados'],
    ],
  },
  {
    means: { bound: 'exactly' },
    words: [['exactly, precisely, exact'], ['justos, justo, exactamente, exactos, exactas, justas']],
  },
];
