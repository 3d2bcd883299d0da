import { collectVocabulary } from '../../core/search/query-parser/vocabulary.ts';
import { wordsOf } from '../../core/text/fold-text.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';

/** A word that also finds others, but is not found by them. */
export interface AliasSynonym {
  readonly objectID: string;
  readonly type: 'onewaysynonym';
  readonly input: string;
  readonly synonyms: string[];
}

/**
 * Builds one-way synonyms for the places and builders of a fleet, in any language: a search for France finds the Côte
 * d’Azur, but not the reverse.
 */
export function aliasSynonyms(fleet: readonly Yacht[]): readonly AliasSynonym[] {
  const meant = new Map<string, Set<string>>();
  const { destinations, builders } = collectVocabulary(fleet);
  for (const { names } of [...destinations, ...builders]) {
    const [name = '', ...aliases] = names.map((written) => wordsOf(written).join(' '));
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
