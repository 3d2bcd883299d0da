import { EmbeddedYachtSearch } from '../../../adapters/embedded-search/embedded-yacht-search.ts';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import type { SearchResults } from '../../../core/search/results.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { MemoryAvailabilityCalendar } from '../../../tests/fakes/memory-availability-calendar.ts';
import { MemoryYachtCatalogue } from '../../../tests/fakes/memory-yacht-catalogue.ts';
import { OPTIONS } from './question.ts';

export type EmbeddedPeer = (criteria: Criteria) => Promise<SearchResults>;

/** Makes the site's own search over a fleet, behind its port. */
export function embeddedPeer(yachts: readonly Yacht[]): EmbeddedPeer {
  const search = new EmbeddedYachtSearch(new MemoryYachtCatalogue(yachts), new MemoryAvailabilityCalendar());
  return async (criteria) => {
    const answer = await search.search(criteria, OPTIONS);
    if (!answer.ok) throw new Error(`the search did not answer: ${answer.error.kind}`);
    return answer.value;
  };
}
