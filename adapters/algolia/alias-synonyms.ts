import { vocabularyOf } from '../../core/search/query-parser/vocabulary.ts';
import { wordsOf } from '../../core/text/fold-text.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';

/** A word that people use for others, which do not stand for it in turn. */
export interface AliasSynonym {
  readonly objectID: string;
  readonly type: 'onewaysynonym';
  readonly input: string;
  readonly synonyms: string[];
}

/**
 * What else people call the places and builders of a fleet, in any language. One way only: who asks for France finds
 * the Côte d’Azur, and who asks for it is not sent all over France.
 */
export function aliasSynonyms(fleet: readonly Yacht[]): readonly AliasSynonym[] {
  const meant = new Map<string, Set<string>>();
  const { destinations, builders } = vocabularyOf(fleet);
  for (const { words } of [...destinations, ...builders]) {
    const [name = '', ...aliases] = words.map((word) => wordsOf(word).join(' '));
    for (const alias of aliases) {
      if (alias === '' || alias === name) continue;
      meant.set(alias, (meant.get(alias) ?? new Set()).add(name));
    }
  }
  return [...meant]
    .map(([input, names]) => ({
      objectID: `alias-${input.replaceAll(' ', '-')}`,
      type: 'onewaysynonym' as const,
      input,
      synonyms: [...names].sort(),
    }))
    .sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
}
