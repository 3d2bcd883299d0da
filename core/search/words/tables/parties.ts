import type { Row } from './row.ts';

/** A party by its name; its meaning is the guests in it. */
export const PARTY_WORDS: readonly Row<number>[] = [
  {
    means: 2,
    words: [['couple, couples, two of us, honeymoon couple'], ['pareja, parejas, matrimonio, matrimonios']],
  },
];
