import { type FeedListing, type FeedRecord, UnreadableFeed } from '../../core/import/feed-listing.ts';
import { OpenYachtReader } from './openyacht-reader.ts';

type Json = Record<string, unknown>;

export const ID = 'https://boats.example/openyacht/v1/listings/0b1e7a52-6c1d-4f0e-9a57-2d84c3f1b690';
const PICTURES = 'https://boats.example/pictures/quiet-tide';
const HASH = 'ab'.repeat(32);

const engine = (location: string) => ({
  ...{
    make: 'Norrsken',
    model: 'N12',
    year: 2018,
    type: 'inboard',
    drive_type: 'Shaft',
    power_hp: 1650,
    power_kw: 1230.4,
  },
  ...{ fuel_type: 'diesel', hours: 910, hours_recorded_at: '2026-04-30', location },
});

/** A listing for sale by an invented brokerage, with a value in most fields. */
export function saleListing(): Json {
  return {
    id: ID,
    type: 'sale',
    status: 'active',
    updated_at: '2026-06-02T08:30:00Z',
    listed_at: '2026-01-20T12:00:00Z',
    condition: 'used',
    agreement: { type: 'open', co_brokerage: null },
    vessel: {
      ...{ hin: null, imo: '9999998', mmsi: null, official_number: null },
      builder: { name: 'Halvorsen & Reyes', slug: null },
      model: { name: 'Tide 34', slug: null },
      ...{ year_built: 2018, refit_year: 2023, loa_m: 33.8, previous_names: ['LOW WATER'] },
    },
    listing: {
      name: 'QUIET TIDE',
      summary: 'A long-range yacht for the north.',
      price: { amount: '7450000.00', currency: 'CHF', on_application: false, starting_price: false },
      price_history: [],
      location: {
        ...{ display: 'Port Amber, Spain', city: 'Port Amber', state: null, country: 'ES', marina: 'Pier 4' },
        coordinates: { lat: 39.5, lon: 2.6 },
      },
      brokers: [],
    },
    specifications: {
      ...{ beam_m: 7.4, draft_max_m: 2.1, draft_min_m: null, lwl_m: null, lod_m: null, bridge_clearance_m: null },
      ...{
        gross_tonnage: 260,
        displacement_kg: null,
        fuel_capacity_l: 30000,
        water_capacity_l: null,
        holding_tank_l: null,
      },
      ...{ cruise_speed_kn: 12, max_speed_kn: 15.5, range_nmi: 4200, fuel_consumption_lph: null },
      ...{ hull_material: 'Steel', superstructure_material: 'GRP', deck_material: null, hull_shape: 'displacement' },
      ...{ hull_color: null, naval_architect: null, exterior_designer: 'Ada Lindqvist', interior_designer: null },
      ...{ fuel_type: 'diesel', flag: 'Malta', registry_port: null, power_or_sail: 'power' },
      category: { name: 'Expedition Yacht', slug: 'expedition-yacht' },
      ...{ cabins: 5, sleeps: 10, heads: null, guests_cruising: 12, guests_entertaining: null },
      cabin_config: { double: 4, twin: 1, triple: null, single: 0, convertible: null },
      berth_config: null,
      crew_accommodation: { cabins: 3, berths: 6, layout: null },
      engines: [engine('port'), engine('starboard')],
      generators: [],
      tenders: null,
    },
    descriptions: [
      { section: 'overview', content: '<p>She crosses oceans.</p><p>Quietly.</p>' },
      { section: 'Last refit', content: '<ul><li>New paint</li><li>New engines</li></ul>' },
    ],
    features: [{ category: 'toys', name: 'Two kayaks', slug: 'kayak' }],
    media: {
      profile: {
        ...{ url: `${PICTURES}/profile.jpg`, sha256: HASH, width: 3000, height: 2000, caption: 'At anchor' },
        thumbnail_url: `${PICTURES}/profile-small.jpg`,
      },
      gallery: [
        {
          url: `${PICTURES}/2.jpg`,
          sha256: HASH,
          category: 'interior',
          width: 3000,
          height: 2000,
          caption: null,
          sort: 2,
        },
        { url: `${PICTURES}/1.jpg`, sha256: HASH, category: null, width: 3000, height: 2000, caption: 'Bow', sort: 1 },
      ],
      layouts: [],
      videos: [{ url: 'https://youtu.be/abcdefghijk', sha256: null, caption: null, sort: 1 }],
      tours: [],
      documents: [],
    },
    charter: null,
    usage: {
      ...{ display: true, attribution_required: false, attribution_text: null, marketing_materials: false },
      ...{ ai_indexing: false, expires_with_listing: true },
    },
    compliance: {
      ...{
        not_for_sale_to_us_residents_in_us_waters: false,
        vat_status: 'paid',
        ce_certified: null,
        mca_compliant: null,
      },
      classification: [{ society: 'Northern Register', notation: null, next_survey_due: null }],
    },
  };
}

const terms = { contract_terms: null, apa_percent: null, vat_percent: null, valid_from: null, valid_to: null };

/** A rate of a week in one season. */
export function rate(
  season: string,
  low: string | null,
  high: string | null,
  currency = 'EUR',
  changes: Json = {},
): Json {
  return { season, rate_type: 'weekly', amount_min: low, amount_max: high, currency, ...terms, ...changes };
}

/** The same yacht for charter. */
export function charterListing(charter: Json = {}): Json {
  const block = {
    rates: [],
    operating_areas: [],
    summer_base_port: null,
    winter_base_port: null,
    crew: [],
    ...charter,
  };
  const listing = changed(saleListing(), 'listing/price', null);
  return { ...listing, type: 'charter', charter: block };
}

export const tombstone = (status = 'sold'): Json => ({
  ...{ id: ID, tombstone: true, status, updated_at: '2026-07-01T00:00:00Z' },
});

export const page = (data: readonly unknown[], meta: Json = {}): Json => ({
  data,
  meta: { generated_at: '2026-07-01T00:00:00Z', protocol_version: '1.0', ...meta },
});

/** Changes the value at a path of a copy, `media/gallery/0/url`; `undefined` takes the field away. */
export function changed(record: Json, path: string, value: unknown): Json {
  const copy = structuredClone(record);
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((at, key) => at[key] as Json, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

/** Gives the bytes of a text in pieces. */
export async function* inPieces(text: string | Uint8Array, size = 1 << 20): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

/** Reads a file to its end. */
export async function recordsOf(text: string | Uint8Array, reader = new OpenYachtReader()): Promise<FeedRecord[]> {
  const records: FeedRecord[] = [];
  for await (const record of reader.records(inPieces(text))) records.push(record);
  return records;
}

/** Reads a file that cannot be read, and returns why. */
export async function failureOf(text: string | Uint8Array): Promise<string> {
  const failure = await recordsOf(text).then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof UnreadableFeed) return failure.message;
  throw failure ?? new Error('The file was read.');
}

/** Returns the listing of a record; throws for a refused one. */
export function listingOf(record: FeedRecord | undefined): FeedListing {
  if (record?.kind !== 'listing') throw new Error(`Refused: ${JSON.stringify(record)}`);
  return record.listing;
}
