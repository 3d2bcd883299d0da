import { type Criteria, emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { encodeStay } from '../../../core/search/criteria/stay-criteria.ts';
import { RANGE_FACETS } from '../../../core/search/facets/facets.ts';
import type { ParsedFilter } from '../../../core/search/query-parser/explain-query.ts';
import { parseQuery } from '../../../core/search/query-parser/parse-query.ts';
import { fleetVocabulary } from '../../../core/search/query-parser/vocabulary.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { type FacetContext, filterName, keyWithoutCurrency } from './filters/facet-names.ts';

export interface ExplanationContext extends FacetContext {
  /** The typed sentence that the criteria were parsed from; '' without one. */
  readonly sentence: string;
  /** ISO 8601 instant. */
  readonly now: string;
}

/**
 * Explains how a typed sentence was understood. The first line has the words that became filters, if the criteria
 * still hold these; the next has the text that is searched for; then each ignored part has a line with the reason.
 * Lines without content are left out. Without a sentence, only the text has a line.
 */
export function explanationLines(criteria: Criteria, context: ExplanationContext): readonly string[] {
  const { translate, sentence, fleet, preferences, now } = context;
  const quoted = (words: readonly string[]) => words.map((one) => translate('chip.text', { text: one })).join(', ');
  const searched = criteria.text === '' ? [] : [translate('search.said.text', { words: quoted([criteria.text]) })];
  if (sentence === '') return searched;
  const { filters, ignored } = parseQuery(sentence, {
    criteria: emptyCriteria(criteria.market),
    currency: preferences.currency,
    vocabulary: fleetVocabulary(fleet),
    today: now.slice(0, 10),
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

/** Returns the name of a filter, market or order; null if the criteria no longer hold it. */
function nameOf(filter: ParsedFilter, criteria: Criteria, context: ExplanationContext): string | null {
  const { translate } = context;
  switch (filter.shape) {
    case 'market':
      return filter.market === criteria.market ? translate(`search.market.${filter.market}`) : null;
    case 'sort':
      return filter.sort === criteria.sort ? translate(`sort.${filter.sort}` as MessageKey) : null;
    case 'stay': {
      const { stay } = criteria;
      const isChosen = stay !== null && encodeStay({ ...stay, group: 'free' }) === encodeStay(filter.stay);
      return isChosen ? filterName({ ...filter, without: criteria }, context) : null;
    }
    case 'list': {
      const isChosen = criteria.refinements[filter.facet]?.includes(filter.value) ?? false;
      return isChosen ? filterName({ ...filter, without: criteria }, context) : null;
    }
    case 'range': {
      // The display currency may have changed since the sentence was typed.
      const chosen = RANGE_FACETS.find(
        ({ key }) => keyWithoutCurrency(key) === keyWithoutCurrency(filter.facet) && criteria.ranges[key] !== undefined,
      );
      const range = chosen && criteria.ranges[chosen.key];
      return range === undefined
        ? null
        : filterName({ shape: 'range', facet: chosen?.key ?? filter.facet, range, without: criteria }, context);
    }
  }
}
