import type { JsonObject } from './json.ts';
import type { SearchParams } from './query/search-params.ts';
import type { Settings } from './settings.ts';
import { numberOf } from './settings-readers.ts';

export interface Page {
  /** Index of the first hit, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** The members of the answer that describe the page. */
  readonly said: JsonObject;
}

/** Returns the range of hits to show: a page, or, where `offset` is given, `length` hits from there. */
export function pageOf(params: SearchParams, settings: Settings, nbHits: number): Page {
  const reachable = Math.min(nbHits, numberOf(settings, 'paginationLimitedTo', 1000));
  const { page, offset } = params;
  const hitsPerPage = params.hitsPerPage ?? numberOf(settings, 'hitsPerPage', 20);
  if (offset !== null && params.length !== null) {
    const from = Math.min(offset, reachable);
    const { length } = params;
    return { from, to: Math.min(from + length, reachable), said: { nbHits, offset, length } };
  }
  const limit = numberOf(settings, 'paginationLimitedTo', 1000);
  if (page > 0 && page * hitsPerPage >= limit) {
    const message = `you can only fetch the ${limit} hits for this query. You can extend the number of hits returned via the paginationLimitedTo index parameter or use the browse method.`;
    return { from: 0, to: 0, said: { nbHits: 0, page, nbPages: 0, hitsPerPage, message } };
  }
  const from = Math.min(page * hitsPerPage, reachable);
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage);
  return { from, to: Math.min(from + hitsPerPage, reachable), said: { nbHits, page, nbPages, hitsPerPage } };
}
