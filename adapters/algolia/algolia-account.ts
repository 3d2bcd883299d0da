import type { ClientOptions } from './fetch-requester.ts';

/** The Algolia application and its hosts. */
export interface AlgoliaAccount {
  readonly appId: string;
  /** Origin of a single host; null uses the service's own hosts. */
  readonly host: string | null;
}

type Host = NonNullable<ClientOptions['hosts']>[number];
type Cache = NonNullable<ClientOptions['hostsCache']>;

/** Returns the hosts in the order in which they are tried; reads have a host of their own. */
export function algoliaHosts({ appId, host }: AlgoliaAccount): Host[] {
  if (host !== null) {
    const { protocol, hostname, port } = new URL(host);
    const at = { url: hostname, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' } as const;
    return [port === '' ? at : { ...at, port: Number(port) }];
  }
  const id = appId.toLowerCase();
  return [
    { url: `${id}-dsn.algolia.net`, protocol: 'https', accept: 'read' },
    { url: `${id}.algolia.net`, protocol: 'https', accept: 'write' },
    ...[1, 2, 3].map((at): Host => ({ url: `${id}-${at}.algolianet.com`, protocol: 'https', accept: 'readWrite' })),
  ];
}

/** A cache that stores nothing: the server caches pages, and each request tries the hosts anew. */
export const NO_CACHE: Cache = {
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
