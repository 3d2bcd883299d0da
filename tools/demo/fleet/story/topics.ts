/** The topics of stories. Those after `BODY_ONLY` never lead one. */
export const TOPICS = [
  'at-499',
  'roomy',
  'lean',
  'far',
  'fast',
  'steady',
  'shallow',
  'lifting-keel',
  'explorer',
  'hull',
  'still',
  'young',
  'veteran',
  'refit',
  'classic',
  'sloop',
  'ketch',
  'dark-sails',
  'two-hulls',
  'colour',
  'master',
  'many-cabins',
  'few-cabins',
  'large-crew',
  'small-crew',
  'beach-club',
  'pool',
  'helipad',
  'tender',
  'flybridge',
  'wellness',
  'cinema',
  'lift',
  'step-free',
  'toys',
  'certified',
  'two-seasons',
  'one-water',
  'north',
  'pacific',
  'crossing',
  'family',
  'built',
  'layout',
  'crew',
  'engines',
  'passage',
  'papers',
  'lying',
  'designers',
  'grounds',
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * The templates of a topic. `{word}` inserts a fact from the yacht's words, `{Word}` the same with a capital; `{?fact}`
 * inserts nothing, but requires the fact to be true. A line with an unknown fact is not used.
 */
export interface Lines {
  headlines?: readonly string[];
  standfirsts?: readonly string[];
  body: readonly string[];
}

export type Phrasebook = Readonly<Partial<Record<Topic, Lines>>>;
