import type { Display } from '../preferences/display.ts';
import { normalizeCriteria } from '../search/criteria/change-criteria.ts';
import type { Criteria } from '../search/criteria/criteria.ts';
import { encodeSearch } from '../search/query/search-query.ts';
import { parseQuery } from '../search/query-parser/parse-query.ts';
import { fleetVocabulary } from '../search/query-parser/vocabulary.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { countYachts, type ListPorts } from './list-yachts.ts';

/**
 * Returns the criteria with filters in place of the words that the query parser understands; other words stay text.
 * Returns them unchanged if it understands none, or if the words find yachts but the filters would find none.
 */
export async function applyParsedQuery(
  criteria: Criteria,
  ports: Pick<ListPorts, 'search'>,
  { fleet, display, today }: { readonly fleet: readonly Yacht[]; readonly display: Display; readonly today: string },
): Promise<Criteria> {
  if (criteria.text === '') return criteria;
  const vocabulary = fleetVocabulary(fleet);
  const { criteria: parsed } = parseQuery(criteria.text, { criteria, currency: display.currency, vocabulary, today });
  if (encodeSearch(parsed) === encodeSearch(normalizeCriteria({ ...criteria, page: 1 }))) return criteria;
  const [asFilters, asText] = await Promise.all([
    countYachts(parsed, ports, display),
    countYachts(criteria, ports, display),
  ]);
  return asFilters === 0 && asText !== null && asText > 0 ? criteria : parsed;
}
