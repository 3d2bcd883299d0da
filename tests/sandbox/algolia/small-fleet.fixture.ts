import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import type { AlgoliaSandbox } from './algolia-sandbox.ts';

/** A record of the index "yachts" in these tests. */
export interface FleetRecord extends Record<string, unknown> {
  readonly objectID: string;
  readonly name: string;
  readonly builder: string;
  readonly type: 'sail' | 'motor' | 'catamaran';
  readonly amenities: readonly string[];
  readonly guests: number;
  /** Absent where the price is on application. */
  readonly price?: number;
  readonly content: { readonly loaMeter: number };
}

const TYPES = ['sail', 'motor', 'catamaran'] as const;
const BUILDERS = ['Lürssen', 'Feadship', 'Royal Huisman', 'Perini Navi', 'Sanlorenzo'];
const AMENITIES = ['pool', 'gym', 'sauna', 'helipad'];

export const FLEET: readonly FleetRecord[] = Array.from({ length: 120 }, (_, at) => ({
  objectID: `y${at}`,
  name: `Aurora ${at}`,
  builder: BUILDERS[(at * 7) % 5] ?? '',
  type: TYPES[(at * 5) % 3] ?? 'sail',
  amenities: AMENITIES.filter((_, bit) => ((at * 11) >> bit) & 1),
  guests: (at * 3) % 13,
  ...(at % 4 !== 0 && { price: 1_000_000 + ((at * 37) % 101) * 10_000 }),
  content: { loaMeter: 20 + ((at * 17) % 83) / 2 },
}));

const SETTINGS = {
  searchableAttributes: ['name', 'builder'],
  attributesForFaceting: ['searchable(builder)', 'type', 'amenities', 'guests', 'price', 'content.loaMeter'],
  replicas: ['yachts_price_asc', 'yachts_price_desc'],
  customRanking: ['desc(content.loaMeter)'],
  renderingContent: {
    facetOrdering: {
      facets: { order: ['type', 'builder'] },
      values: { type: { order: ['catamaran'], sortRemainingBy: 'alpha' as const, hide: ['motor'] } },
    },
  },
};

/** Returns the official client for the sandbox, with one of its keys. */
export function clientOf(sandbox: AlgoliaSandbox, key: 'searchKey' | 'adminKey'): Algoliasearch {
  return algoliasearch(sandbox.appId, sandbox[key], {
    hosts: [{ url: sandbox.host, accept: 'readWrite', protocol: 'http' }],
    maxRateLimitRetries: 0,
  });
}

/** Fills and configures the index "yachts" and its replicas by price. */
export async function fillWithFleet(sandbox: AlgoliaSandbox): Promise<void> {
  const admin = clientOf(sandbox, 'adminKey');
  await admin.setSettings({ indexName: 'yachts', indexSettings: SETTINGS });
  for (const way of ['asc', 'desc']) {
    const ranking = [`${way}(price)`, 'typo', 'words', 'attribute', 'exact', 'custom'];
    await admin.setSettings({ indexName: `yachts_price_${way}`, indexSettings: { ranking } });
  }
  await admin.saveObjects({ indexName: 'yachts', objects: [...FLEET], waitForTasks: true });
}

/** Posts to the sandbox without a client; the body is sent as given, or as JSON. */
export async function post(
  { origin, appId, adminKey }: AlgoliaSandbox,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
