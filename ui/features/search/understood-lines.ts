import { type Criteria, emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { RANGE_FACETS } from '../../../core/search/facets/facets.ts';
import { fleetVocabulary } from '../../../core/search/query-parser/fleet-vocabulary.ts';
import { parseQuery } from '../../../core/search/query-parser/parse-query.ts';
import type { ParsedFilter } from '../../../core/search/query-parser/words-of-criteria.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { baseKey, type FacetContext, filterName } from './filters/facet-names.ts';

export interface SentenceContext extends FacetContext {
  /** The sentence that was typed, where it was read as the criteria; '' where nothing was. */
  readonly sentence: string;
}

/**
 * What became of each part of the sentence that was typed: on the first line the words and the filters they became, as
 * far as these still stand; on a line each the words that are searched as text, and those that change nothing, with the
 * reason.
 */
export function understoodLines(criteria: Criteria, context: SentenceContext): readonly string[] {
  const { translate, sentence, fleet, preferences } = context;
  const quoted = (words: readonly string[]) => words.map((one) => translate('chip.text', { text: one })).join(', ');
  const searched = criteria.text === '' ? [] : [translate('search.said.text', { words: quoted([criteria.text]) })];
  if (sentence === '') return searched;
  const { filters, ignored } = parseQuery(sentence, {
    criteria: emptyCriteria(criteria.market),
    currency: preferences.currency,
    vocabulary: fleetVocabulary(fleet),
  });
  const understood = filters.flatMap((part) => {
    const names = part.filters.flatMap((filter) => nameOf(filter, criteria, context) ?? []);
    if (names.length === 0) return [];
    return translate('search.said.filter', { words: quoted(part.words), filters: names.join(', ') });
  });
  const left = ignored.map(({ words, reason }) => translate(`search.said.${reason}`, { words: quoted([words]) }));
  const first = understood.length === 0 ? [] : [understood.join(' · ')];
  return [...new Set([...first, ...searched, ...left])];
}

/** The name of a filter on its chip; null where it no longer stands. */
function nameOf(filter: ParsedFilter, criteria: Criteria, context: SentenceContext): string | null {
  const { translate } = context;
  switch (filter.shape) {
    case 'market':
      return filter.market === criteria.market ? translate(`search.market.${filter.market}`) : null;
    case 'sort':
      return filter.sort === criteria.sort ? translate(`sort.${filter.sort}` as MessageKey) : null;
    case 'list': {
      const stands = criteria.refinements[filter.facet]?.includes(filter.value) ?? false;
      return stands ? filterName({ ...filter, without: criteria }, context) : null;
    }
    case 'range': {
      // The visitor may read another currency by now.
      const standing = RANGE_FACETS.find(
        ({ key }) => baseKey(key) === baseKey(filter.facet) && criteria.ranges[key] !== undefined,
      );
      const range = standing && criteria.ranges[standing.key];
      return range === undefined
        ? null
        : filterName({ shape: 'range', facet: standing?.key ?? filter.facet, range, without: criteria }, context);
    }
  }
}
