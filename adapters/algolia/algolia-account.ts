import type { ClientOptions } from './fetch-requester.ts';

/** Where the search service answers for us. */
export interface AlgoliaAccount {
  readonly appId: string;
  /** Origin of the one host to ask; null asks the service's own. */
  readonly host: string | null;
}

type Host = NonNullable<ClientOptions['hosts']>[number];
type Cache = NonNullable<ClientOptions['hostsCache']>;

/** The hosts that a request is tried at, in this order: reading has one of its own. */
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

/** Keeps nothing: pages are kept by the server, and a host is asked anew each time. */
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
