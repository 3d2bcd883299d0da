import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { normaliseCriteria } from '../../../core/search/criteria/normalise-criteria.ts';
import { encodeSearch } from '../../../core/search/query/search-query.ts';
import { parseQuery } from '../../../core/search/query-parser/parse-query.ts';
import { type ListContext, totalOf } from './build-list-view.ts';
import { fleetVocabulary } from './fleet-vocabulary.ts';

type Context = Pick<ListContext, 'ports' | 'fleet' | 'reading' | 'now'>;

/**
 * The criteria with what their text says as filters, the rest of it as text; as they are where it says nothing, and
 * where its words find yachts but the filters would find none: reading is never worse than searching.
 */
export async function understood(criteria: Criteria, { ports, fleet, reading, now }: Context): Promise<Criteria> {
  if (criteria.text === '') return criteria;
  const { criteria: read } = parseQuery(criteria.text, {
    criteria,
    currency: reading.currency,
    vocabulary: fleetVocabulary(fleet),
  });
  if (encodeSearch(read) === encodeSearch(normaliseCriteria({ ...criteria, page: 1 }))) return criteria;
  const [asRead, asText] = await Promise.all([
    totalOf(read, { ports, reading, now }),
    totalOf(criteria, { ports, reading, now }),
  ]);
  return asRead === 0 && asText !== null && asText > 0 ? criteria : read;
}
