import type { PhraseRow } from './phrase-row.ts';

/** Words for parties of known size; the meaning is the number of guests. */
export const PARTY_WORDS: readonly PhraseRow<number>[] = [
  {
    means: 2,
    words: [['couple, couples, two of us, honeymoon couple'], ['pareja, parejas, matrimonio, matrimonios']],
  },
];

/** Words for parties of unknown size. */
export const COMPANY_WORDS: PhraseRow<'company'> = {
  means: 'company',
  words: [
    ['family, families, group, groups, grandparents, parents, relatives, colleagues'],
    ['familia, familias, grupo, grupos, abuelos, padres, familiares, compañeros, pandilla'],
  ],
};
