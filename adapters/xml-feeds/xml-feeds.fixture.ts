import type { FeedListing, FeedRecord } from '../../core/import/feed-listing.ts';
import type { ListingReader } from '../../core/ports/listing-reader.ts';

/** A file, in pieces of some bytes. */
export async function* pieces(file: string | Uint8Array, size = 1_000): AsyncGenerator<Uint8Array> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

export async function recordsOf(
  reader: ListingReader,
  file: string | Uint8Array,
  size?: number,
): Promise<FeedRecord[]> {
  const records: FeedRecord[] = [];
  for await (const record of reader.records(pieces(file, size))) records.push(record);
  return records;
}

/** The only record of a file, which is a listing. */
export async function listingOf(
  reader: ListingReader,
  file: string,
): Promise<Extract<FeedRecord, { kind: 'listing' }>> {
  const [record, ...others] = await recordsOf(reader, file);
  if (record?.kind !== 'listing' || others.length > 0) throw new Error(`no single listing: ${JSON.stringify(record)}`);
  return record;
}

/** A listing that says nothing but its id, how it stands and where it is offered. */
export const BARE: Omit<FeedListing, 'ref' | 'status' | 'markets'> = {
  name: null,
  builder: null,
  model: null,
  kind: null,
  builtYear: null,
  refitYear: null,
  flag: null,
  yachtClass: null,
  length: null,
  beam: null,
  draft: null,
  guestsSleeping: null,
  guestsCruising: null,
  crew: null,
  cabins: { total: null, single: null, double: null, twin: null, triple: null, convertible: null },
  grossTonnage: null,
  maxSpeed: null,
  cruiseSpeed: null,
  range: null,
  engines: { number: null, name: null, horsepower: null },
  hullMaterial: null,
  superstructureMaterial: null,
  exteriorDesigner: null,
  interiorDesigner: null,
  lying: { berth: null, place: null, country: null, position: null },
  sale: { price: null, onApplication: false, vatPaid: null, newToMarket: false },
  charter: { summerLow: null, summerHigh: null, winterLow: null, winterHigh: null, summerWaters: [], winterWaters: [] },
  descriptions: {},
  equipment: [],
  pictures: [],
  films: [],
  office: null,
  updatedAt: null,
};

/** An OpenMarine feed of some adverts. */
export function openMarine(adverts: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<open_marine version="1.7" language="english" origin="Alder &amp; Finch" date="2026-05-04T08:00:00Z">
  <broker code="AF1">
    <broker_details><company_name>Alder &amp; Finch Yachts</company_name></broker_details>
    <offices><office id="palma"><office_name>Palma</office_name><country>ES</country></office></offices>
    <adverts>${adverts}</adverts>
  </broker>
</open_marine>`;
}

/** A NautiX feed of some adverts. */
export function nautix(adverts: string, account = 'token="af-1" status="active"'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<nautix version="1.4" language="en">
  <account ${account}>
    <offices><office id="7"><address><country>IT</country></address></office></offices>
    <adverts>${adverts}</adverts>
  </account>
</nautix>`;
}
