import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OpenYachtReader } from '../../adapters/openyacht-feed/openyacht-reader.ts';
import { schemaProblems } from '../../adapters/openyacht-feed/schema-problems.ts';
import { OpenMarineReader } from '../../adapters/xml-feeds/open-marine-reader.ts';
import type { FeedListing, FeedRecord } from '../../core/import/feed-listing.ts';
import { listingOfYacht } from '../../core/import/listing-of-yacht.ts';
import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import type { Market } from '../../core/market/market.ts';
import type { ListingReader } from '../../core/ports/listing-reader.ts';
import { contentPorts } from '../../tools/content-ports.ts';
import { InFlightLimit } from '../http/in-flight-limit.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { parseEnv } from '../start/env.ts';
import { partnerFeedRoutes } from './partner-feed-routes.ts';
import { partnerOffers, partnerPictures } from './partner-offers.ts';

const ORIGIN = 'https://sample.example';
const ports = contentPorts('content');
const app = Fastify();

beforeAll(() => {
  const env = parseEnv({ PARTNER_FEEDS: 'openmarine openyacht', PUBLIC_URL: ORIGIN });
  if (!env.ok) throw new Error(env.error.join(' '));
  const limits = { work: new WorkQueue(), openFiles: new InFlightLimit() };
  const now = () => '2026-11-27T12:00:00.000Z';
  partnerFeedRoutes(app, { ports, env: env.value, publicUrl: ORIGIN, now, ...limits });
});
afterAll(() => app.close());

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text);
}

async function recordsIn(text: string, reader: ListingReader): Promise<FeedRecord[]> {
  const records: FeedRecord[] = [];
  for await (const record of reader.records(bytesOf(text))) records.push(record);
  return records;
}

/** The demo's yachts on a market as the site has them. Readers of feeds make ordinary blanks of all others. */
async function offeredOn(market: Market): Promise<readonly (FeedListing & { readonly uuid: string })[]> {
  const offers = partnerOffers(await ports.catalogue.all()).filter((offer) => offer.market === market);
  return Promise.all(
    offers
      .filter(({ yacht }) => yacht.withdrawn === null)
      .map(async (offer) => {
        const pictures = await partnerPictures(offer, ports.media, ORIGIN);
        const told = pictures.map(({ url, caption }) => ({ url, caption }));
        const listing = { ...listingOfYacht(offer.yacht, told, [market]), uuid: offer.uuid };
        return JSON.parse(JSON.stringify(listing).replaceAll('\u00a0', ' ')) as typeof listing;
      }),
  );
}

type Lacking = { readonly [Field in keyof FeedListing]?: (had: FeedListing) => FeedListing[Field] };

const nothing = () => null;
const noCharter = (): FeedListing['charter'] => ({
  ...{ summerLow: null, summerHigh: null, winterLow: null, winterHigh: null },
  ...{ summerWaters: [], winterWaters: [] },
});
const inTheFirstLanguage = ({ equipment }: FeedListing) => equipment.filter(({ locale }) => locale === DEFAULT_LOCALE);

/** The fields that OpenMarine has not, or only partly, with what comes back of each. */
const NOT_IN_OPENMARINE: Lacking = {
  refitYear: nothing,
  flag: nothing,
  yachtClass: nothing,
  crew: nothing,
  grossTonnage: nothing,
  interiorDesigner: nothing,
  cabins: ({ cabins: { total } }) => ({
    ...{ total, single: null, double: null, twin: null, triple: null, convertible: null },
  }),
  lying: ({ lying: { place, country } }) => ({ berth: null, place, country, position: null }),
  sale: ({ sale }) => ({ ...sale, newToMarket: false }),
  charter: noCharter,
  equipment: inTheFirstLanguage,
};

/** The same of OpenYacht: one language, one market, and the address of the listing in place of her id and office. */
const NOT_IN_OPENYACHT: Lacking = {
  sale: ({ sale, markets }) => {
    const none = { ...sale, price: null, onApplication: false };
    return { ...(markets.includes('sale') ? sale : none), newToMarket: false };
  },
  charter: ({ charter, markets }) => (markets.includes('charter') ? charter : noCharter()),
  descriptions: ({ descriptions: { [DEFAULT_LOCALE]: text } }) =>
    text === undefined ? {} : { [DEFAULT_LOCALE]: text },
  equipment: inTheFirstLanguage,
  office: () => 'sample.example',
  updatedAt: ({ updatedAt }) => new Date(updatedAt ?? 0).toISOString().replace('.000Z', 'Z'),
};

function comingBack(had: FeedListing, lacking: Lacking): FeedListing {
  const changed = Object.entries(lacking).map(([field, instead]) => [field, instead(had)]);
  return { ...had, ...Object.fromEntries(changed) };
}

test.each<[string, Market, ListingReader, Lacking]>([
  ['/feeds/openmarine.xml', 'sale', new OpenMarineReader(), NOT_IN_OPENMARINE],
  ['/feeds/openyacht.json?market=sale', 'sale', new OpenYachtReader(), NOT_IN_OPENYACHT],
  ['/feeds/openyacht.json?market=charter', 'charter', new OpenYachtReader(), NOT_IN_OPENYACHT],
])('FD5 every yacht of the demo comes back from %s field by field', async (path, market, reader, lacking) => {
  const records = await recordsIn((await app.inject(path)).body, reader);
  expect(records.filter((record) => record.kind === 'refused' || record.leftOut.length > 0)).toEqual([]);
  const listings = records.flatMap((record) => (record.kind === 'listing' ? record.listing : []));
  const had = await offeredOn(market);
  expect(had.length).toBeGreaterThan(100);
  expect(listings.filter(({ status }) => status === 'available')).toEqual(
    had.map(({ uuid, ...listing }) => ({
      ...comingBack(listing, lacking),
      ...(path.includes('openyacht') && { ref: `${ORIGIN}/openyacht/v1/listings/${uuid}` }),
    })),
  );
});

test('FD5 the OpenYacht feed keeps the rules of the protocol', async () => {
  const page = (await app.inject('/feeds/openyacht.json')).json();
  expect(page.data.length).toBeGreaterThan(250);
  expect(schemaProblems('page', page)).toEqual([]);
  expect(page.meta).toEqual({ generated_at: '2026-11-27T12:00:00.000Z', protocol_version: '1.0' });
});

interface Page {
  readonly data: readonly unknown[];
  readonly meta: { readonly next_cursor?: string };
}

test('FD5 pages follow one another by their cursors and make up the whole feed', async () => {
  const whole = (await app.inject('/feeds/openyacht.json')).json().data;
  const paged: unknown[] = [];
  let cursor: string | undefined = '';
  let pages = 0;
  for (; cursor !== undefined; pages += 1) {
    const page: Page = (await app.inject(`/feeds/openyacht.json?page_size=1000&cursor=${cursor}`)).json();
    expect(page.data.length).toBeLessThanOrEqual(100);
    paged.push(...page.data);
    cursor = page.meta.next_cursor;
  }
  expect([pages, paged]).toEqual([Math.ceil(whole.length / 100), whole]);
});

test('FD5 withdrawn yachts of the demo are tombstones, and are not in OpenMarine', async () => {
  const withdrawn = (await ports.catalogue.all()).filter((yacht) => yacht.withdrawn !== null);
  expect(withdrawn.length).toBeGreaterThan(0);
  const { data } = (await app.inject('/feeds/openyacht.json')).json();
  const tombstones = data.filter((record: { tombstone?: true }) => record.tombstone);
  expect(tombstones).toHaveLength(partnerOffers(withdrawn).length);
  expect(tombstones.some(({ status }: { status: string }) => status === 'sold')).toBe(true);
  const { body } = await app.inject('/feeds/openmarine.xml');
  for (const { id } of withdrawn) expect(body).not.toContain(`ref="${id}"`);
});
