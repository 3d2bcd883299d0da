import type { PhraseRow } from './phrase-row.ts';

/** The connectives that join two values or the two ends of a range. */
export type Connective = 'and' | 'or' | 'to';

export const CONNECTIVE_WORDS: readonly PhraseRow<Connective>[] = [
  {
    means: 'and',
    words: [['and, &, as well as, plus'], ['y, e, así como, además de']],
  },
  {
    means: 'or',
    words: [['or, /, and/or, or else'], ['o, u, ó, y/o, o bien']],
  },
  {
    means: 'to',
    words: [['-, to, through, thru, until, till, up to'], ['a, al, hasta, a los, hasta los']],
  },
];

/** Words that open a range whose ends are joined by "and". */
export const RANGE_OPENERS: PhraseRow<'open'> = {
  means: 'open',
  words: [
    ['between, from, anywhere between, ranging from, in between, from between'],
    ['entre, de, desde, del, de entre, entre los, de los, desde los'],
  ],
};

/** Words that negate those after them, which no filter can express. */
export const NEGATIONS: PhraseRow<'not'> = {
  means: 'not',
  words: [
    [
      'without, not, no, except, excluding, other than, never, anything but, not a, dont want, nothing, none, nor, neither',
    ],
    ['sin, no, excepto, salvo, ningún, ninguna, ni, nunca, que no sea, que no tenga, nada, nada de'],
  ],
};
