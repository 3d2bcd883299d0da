import { type Criteria, emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { encodeStay } from '../../../core/search/criteria/stay-criteria.ts';
import { RANGE_FACETS } from '../../../core/search/facets/facets.ts';
import { encodeSearch } from '../../../core/search/query/search-query.ts';
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

/** A sentence that the query parser read. */
export type ParsedSentence = Pick<ReturnType<typeof parseQuery>, 'criteria' | 'filters' | 'ignored'>;

/** Reads the typed sentence again; null without one. */
export function parseSentence(
  { market }: Criteria,
  { sentence, fleet, preferences, now }: ExplanationContext,
): ParsedSentence | null {
  if (sentence === '') return null;
  return parseQuery(sentence, {
    criteria: emptyCriteria(market),
    currency: preferences.currency,
    vocabulary: fleetVocabulary(fleet),
    today: now.slice(0, 10),
  });
}

/** Returns the hidden fields by which the form tells whether the sentence in its field was changed; none without one. */
export function sentenceFields(criteria: Criteria, parsed: ParsedSentence | null, { sentence }: ExplanationContext) {
  if (parsed === null) return [];
  return [
    { name: 'was', value: sentence },
    { name: 'said', value: encodeSearch({ ...parsed.criteria, text: criteria.text }) },
  ];
}

/**
 * Explains how a typed sentence was understood. The first line has the words that became filters, if the criteria
 * still hold these; the next has the text that is searched for; then each ignored part has a line with the reason.
 * Lines without content are left out. Without a sentence, only the text has a line.
 */
export function explanationLines(
  criteria: Criteria,
  parsed: ParsedSentence | null,
  context: FacetContext,
): readonly string[] {
  const { translate } = context;
  const quoted = (words: readonly string[]) => words.map((one) => translate('chip.text', { text: one })).join(', ');
  const searched = criteria.text === '' ? [] : [translate('search.said.text', { words: quoted([criteria.text]) })];
  if (parsed === null) return searched;
  const { filters, ignored } = parsed;
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
function nameOf(filter: ParsedFilter, criteria: Criteria, context: FacetContext): string | null {
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
