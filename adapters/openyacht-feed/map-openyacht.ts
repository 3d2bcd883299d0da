import { readVatPaid } from '../../core/feed-values/read-money.ts';
import type { Reading } from '../../core/feed-values/reading.ts';
import type { FeedListing, FeedListingStatus, FeedRecord } from '../../core/import/feed-listing.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { isMarket } from '../../core/market/market.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { err, ok } from '../../core/shared/result.ts';
import { moneyOf } from './feed-money.ts';
import { ListingFields, shortValueText } from './listing-fields.ts';
import { charterOf } from './map-charter.ts';
import { filmsOf, picturesOf, textsOf } from './map-media.ts';
import { readCountryText, vesselOf } from './map-vessel.ts';
import { type SchemaProblem, schemaProblems } from './schema-problems.ts';

/**
 * The fields without which there is no listing, or no permission to display it; the empty path is the record itself,
 * which has to be an object.
 */
const ESSENTIAL = new Set(['', 'id', 'type', 'status', 'usage', 'usage/display']);

const STATUSES: Readonly<Record<string, FeedListingStatus>> = {
  active: 'available',
  under_offer: 'under-offer',
  sold: 'sold',
  withdrawn: 'withdrawn',
};

/**
 * Maps a listing or a tombstone of the OpenYacht protocol, version 1 (FD1). Fields that violate the protocol's schema
 * are left out; without id, type, status or permission to display it the record is refused.
 * @param at the place in the feed, such as `data[3]`
 * @param locale the language of the feed's texts, which the protocol does not state
 * @param today the day of the import; charter rates that ended before it are left out. Null if it is not known
 */
export function mapOpenYacht(at: string, record: unknown, locale: Locale, today: string | null = null): FeedRecord {
  const isTombstone = isRecord(record) && record.tombstone === true;
  const problems = schemaProblems(isTombstone ? 'tombstone' : 'listing', record);
  const essential = problems.filter(({ field, kind }) => kind !== 'unknown' && ESSENTIAL.has(field));
  if (essential.length > 0) return refused(at, record, essential);
  const fields = ListingFields.of(record, problems);
  const listing = isTombstone ? tombstoneOf(fields, locale) : listingOf(fields, locale, today);
  return { kind: 'listing', at, listing, leftOut: fields.leftOut, unmapped: fields.unmapped() };
}

function refused(at: string, record: unknown, problems: readonly SchemaProblem[]): FeedRecord {
  const reported = problems.map(({ field, value, problem }) => ({
    field: field || 'record',
    value: shortValueText(value),
    problem,
  }));
  return { kind: 'refused', at, ref: refOf(record), problems: reported };
}

/** Returns the id of a record (a URL in this protocol); null if it has no usable one. */
export function refOf(record: unknown): string | null {
  const id = isRecord(record) ? record.id : null;
  return typeof id === 'string' && id.length <= 500 ? id : null;
}

function listingOf(fields: ListingFields, locale: Locale, today: string | null): FeedListing {
  const market = fields.value('type');
  const ref = String(fields.value('id'));
  return {
    ref,
    status: statusOf(fields),
    markets: isMarket(market) ? [market] : [],
    name: fields.text('listing/name'),
    ...vesselOf(fields),
    lying: lyingOf(fields.object('listing/location')),
    sale: saleOf(fields),
    charter: charterOf(fields, today),
    ...textsOf(fields, locale),
    pictures: picturesOf(fields),
    films: filmsOf(fields),
    office: brokerageHostOf(ref),
    updatedAt: fields.text('updated_at'),
  };
}

/** Returns the status of a listing; one that may not be displayed counts as withdrawn. */
function statusOf(fields: ListingFields): FeedListingStatus {
  const status = STATUSES[fields.text('status') ?? ''] ?? 'withdrawn';
  if (fields.value('usage/display') !== false) return status;
  fields.leaveOut('usage/display', 'forbids display, so she counts as withdrawn');
  return status === 'sold' ? status : 'withdrawn';
}

/** Reads the place: the city, else the display name, unless it repeats the marina or the country. */
function lyingOf(location: ListingFields): FeedListing['lying'] {
  const [berth, city, display] = [location.text('marina'), location.text('city'), location.text('display')];
  const isPlace = display !== null && display !== berth && !readCountryText(display).ok;
  return {
    berth,
    place: city ?? (isPlace ? display : null),
    country: location.read('country', readCountryText),
    position: positionOf(location),
  };
}

function positionOf(location: ListingFields): FeedListing['lying']['position'] {
  const [latitude, longitude] = [location.value('coordinates/lat'), location.value('coordinates/lon')];
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  location.leaveOut('coordinates', 'is not a valid position');
  return null;
}

/** A price on application is not shown, even if the feed gives one. */
function saleOf(fields: ListingFields): FeedListing['sale'] {
  const price = moneyOf(fields, 'listing/price/amount', 'listing/price/currency');
  const onApplication = fields.isSet('listing/price/on_application');
  const isStart = fields.isSet('listing/price/starting_price');
  if (isStart && price !== null)
    fields.leaveOut('listing/price/amount', 'is a starting price, not the price of this yacht');
  const vatPaid = fields.read('compliance/vat_status', vatOf);
  return { price: onApplication || isStart ? null : price, onApplication, vatPaid, newToMarket: false };
}

/** The VAT status is free text; the protocol suggests `paid` and `not_paid`. */
function vatOf(text: string): Reading<boolean> {
  const isPaid = readVatPaid(text) ?? readVatPaid(`VAT ${text}`);
  return isPaid === null ? err('is not recognised') : ok(isPaid);
}

/** Returns the host of the listing's URL, which identifies the brokerage that offers her. */
function brokerageHostOf(ref: string): string | null {
  return /^https:\/\/([^/]+)\//.exec(ref)?.[1] ?? null;
}

/** A tombstone only says that a listing is no longer shared: it has no type, so it belongs to no market. */
function tombstoneOf(fields: ListingFields, locale: Locale): FeedListing {
  // Reading the field keeps it out of those that are not mapped.
  fields.value('tombstone');
  const listing = listingOf(fields, locale, null);
  return { ...listing, status: listing.status === 'sold' ? 'sold' : 'withdrawn' };
}
