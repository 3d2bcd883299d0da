import type { PhraseRow } from './phrase-row.ts';

/** A party by its name; its meaning is the guests in it. */
export const PARTY_WORDS: readonly PhraseRow<number>[] = [
  {
    means: 2,
    words: [['couple, couples, two of us, honeymoon couple'], ['pareja, parejas, matrimonio, matrimonios']],
  },
];

/** A party of a size that its name does not say. */
export const COMPANY_WORDS: PhraseRow<'company'> = {
  means: 'company',
  words: [
    ['family, families, group, groups, grandparents, parents, relatives, colleagues'],
    ['familia, familias, grupo, grupos, abuelos, padres, familiares, compañeros, pandilla'],
  ],
};
