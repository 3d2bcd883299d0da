import { liteClient } from 'algoliasearch/lite';
import type { Log } from '../../core/shared/log.ts';
import { NO_UPSTREAM_WATCH, type UpstreamWatch } from '../../core/shared/upstream-watch.ts';
import { type ClientOptions, fetchRequester } from './fetch-requester.ts';
import { type AlgoliaRequests, guardedClient } from './guarded-client.ts';

/** The account and the indices that the server searches; without an id or a key, there is no search. */
export interface AlgoliaOptions extends Omit<AlgoliaAccount, 'appId'> {
  readonly appId: string | null;
  /** A key that may only search. */
  readonly searchKey: string | null;
  /** Name of the yacht index, with which the names of its replicas begin. */
  readonly index: string;
  /** Name of the site index, with which the names of its replicas begin. */
  readonly siteIndex: string;
}

export const AlgoliaOptions = Symbol.for('AlgoliaOptions');

/** The {@link AlgoliaRequests} of {@link algoliaClient}, or null where the service is not configured. */
export const AlgoliaClient = Symbol.for('AlgoliaClient');

/** Time limits in milliseconds: of one host (SE1), and of all hosts together, for which a page waits. */
export const TIMEOUTS = { connect: 1_000, read: 2_000, write: 30_000, total: 2_400 };
export type AlgoliaTimeouts = Readonly<typeof TIMEOUTS>;
const MAX_BYTES = 5_000_000;

/** Creates a client that can only read. Without an application id or a key, logs this and returns null (SE9). */
export function algoliaClient(
  { appId, searchKey, host }: Pick<AlgoliaOptions, 'appId' | 'searchKey' | 'host'>,
  log: Pick<Log, 'error'>,
  upstreams: UpstreamWatch = NO_UPSTREAM_WATCH,
  { total, ...timeouts }: AlgoliaTimeouts = TIMEOUTS,
): AlgoliaRequests | null {
  if (appId === null || searchKey === null) {
    log.error({ missing: appId === null ? 'ALGOLIA_APP_ID' : 'ALGOLIA_SEARCH_KEY' }, 'Unable to setup Algolia Client');
    return null;
  }
  // All options are given, since the client's defaults differ between its builds.
  const client = liteClient(appId, searchKey, {
    hosts: algoliaHosts({ appId, host }),
    timeouts,
    requester: fetchRequester({ connectMs: timeouts.connect, responseMs: timeouts.read, maxBytes: MAX_BYTES }),
    // Rate-limited searches are not repeated, since a visitor is waiting.
    maxRateLimitRetries: 0,
    hostsCache: NO_CACHE,
    requestsCache: NO_CACHE,
    responsesCache: NO_CACHE,
    algoliaAgents: [],
    requestIdChannel: 'headers',
  });
  return guardedClient(client, total, upstreams);
}

export interface AlgoliaAccount {
  readonly appId: string;
  /** Origin of a single host; null uses the service's own hosts. */
  readonly host: string | null;
}

type Host = NonNullable<ClientOptions['hosts']>[number];

/** Returns the hosts in the order in which they are tried; reads and writes each have a first host of their own. */
export function algoliaHosts({ appId, host }: AlgoliaAccount): Host[] {
  if (host !== null) {
    const { protocol, hostname, port } = new URL(host);
    const only = { url: hostname, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' } as const;
    return [port === '' ? only : { ...only, port: Number(port) }];
  }
  const id = appId.toLowerCase();
  return [
    { url: `${id}-dsn.algolia.net`, protocol: 'https', accept: 'read' },
    { url: `${id}.algolia.net`, protocol: 'https', accept: 'write' },
    ...[1, 2, 3].map((nth): Host => ({ url: `${id}-${nth}.algolianet.com`, protocol: 'https', accept: 'readWrite' })),
  ];
}

/** A cache that stores nothing: the server caches pages, and each request tries the hosts anew. */
export const NO_CACHE: NonNullable<ClientOptions['hostsCache']> = {
  async get(_key, make, events) {
    const value = await make();
    await events?.miss(value);
    return value;
  },
  async set(_key, value) {
    return value;
  },
  async delete() {},
  async clear() {},
};
