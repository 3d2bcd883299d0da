import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { type AlgoliaAccount, algoliaHosts, NO_CACHE } from './algolia-account.ts';
import { fetchRequester } from './fetch-requester.ts';
import type { SearchLog } from './search-log.ts';

/** What the server needs to ask the index; a missing id or key leaves it without search. */
export interface AlgoliaSearchAccount extends Omit<AlgoliaAccount, 'appId'> {
  readonly appId: string | null;
  /** A key that can search, and nothing else. */
  readonly searchKey: string | null;
}

export interface AlgoliaTimeouts {
  readonly connect: number;
  readonly read: number;
  readonly write: number;
}

/** product.md SE1, in milliseconds. */
export const TIMEOUTS: AlgoliaTimeouts = { connect: 1_000, read: 2_000, write: 30_000 };
const MAX_BYTES = 5_000_000;

/** A client that can only search; null, and a line in the log, without id or key (product.md SE9). */
export function algoliaClient(
  { appId, searchKey, host }: AlgoliaSearchAccount,
  log: SearchLog,
  timeouts = TIMEOUTS,
): LiteClient | null {
  if (appId === null || searchKey === null) {
    log.error({ missing: appId === null ? 'ALGOLIA_APP_ID' : 'ALGOLIA_SEARCH_KEY' }, 'Unable to setup Algolia Client');
    return null;
  }
  // Named one by one, since the client's own choices are not the same in every build of it.
  return liteClient(appId, searchKey, {
    hosts: algoliaHosts({ appId, host }),
    timeouts,
    requester: fetchRequester({ connectMs: timeouts.connect, responseMs: timeouts.read, maxBytes: MAX_BYTES }),
    // A visitor waits: who is asked too much is not asked again.
    maxRateLimitRetries: 0,
    hostsCache: NO_CACHE,
    requestsCache: NO_CACHE,
    responsesCache: NO_CACHE,
    algoliaAgents: [],
    requestIdChannel: 'headers',
  });
}
