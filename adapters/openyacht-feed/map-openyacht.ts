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

/** Without these there is no listing, or no leave to show it. */
const ESSENTIAL = new Set(['', 'id', 'type', 'status', 'usage', 'usage/display']);

const STATUSES: Readonly<Record<string, FeedListingStatus>> = {
  active: 'available',
  under_offer: 'under-offer',
  sold: 'sold',
  withdrawn: 'withdrawn',
};

/**
 * Maps a listing or a tombstone of the OpenYacht protocol, version 1 (FD1). What breaks the protocol is left out; without
 * id, type, status or leave to be shown the record is refused.
 * @param at the place in the feed, such as `data[3]`
 * @param locale the language of the feed's texts, which the protocol does not tell
 * @param today the day of the import, before which rates of a charter have ended; null if it is not known
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
  const told = problems.map(({ field, value, problem }) => ({
    field: field || 'record',
    value: shortValueText(value),
    problem,
  }));
  return { kind: 'refused', at, ref: refOf(record), problems: told };
}

/** Returns the address of a record that is refused, where it has one. */
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
    office: officeOf(ref),
    updatedAt: fields.text('updated_at'),
  };
}

/** A listing that may not be shown is off this site's market. */
function statusOf(fields: ListingFields): FeedListingStatus {
  const status = STATUSES[fields.text('status') ?? ''] ?? 'withdrawn';
  if (fields.value('usage/display') !== false) return status;
  fields.leaveOut('usage/display', 'says that she may not be shown, so that she counts as withdrawn');
  return status === 'sold' ? status : 'withdrawn';
}

/** The display name is the place where there is no city, unless it repeats the marina or the country. */
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
  location.leaveOut('coordinates', 'is no position on earth');
  return null;
}

/** A price that is on application is not shown, whether or not the feed tells it. */
function saleOf(fields: ListingFields): FeedListing['sale'] {
  const price = moneyOf(fields, 'listing/price/amount', 'listing/price/currency');
  const onApplication = fields.isSet('listing/price/on_application');
  const isStart = fields.isSet('listing/price/starting_price');
  if (isStart && price !== null)
    fields.leaveOut('listing/price/amount', 'is where prices start, not that of the yacht');
  const vatPaid = fields.read('compliance/vat_status', vatOf);
  return { price: onApplication || isStart ? null : price, onApplication, vatPaid, newToMarket: false };
}

/** The status of VAT is free text; the protocol proposes `paid` and `not_paid`. */
function vatOf(text: string): Reading<boolean> {
  const isPaid = readVatPaid(text) ?? readVatPaid(`VAT ${text}`);
  return isPaid === null ? err('is not understood') : ok(isPaid);
}

/** The host of the listing's address stands for the brokerage that offers her. */
function officeOf(ref: string): string | null {
  return /^https:\/\/([^/]+)\//.exec(ref)?.[1] ?? null;
}

/** A tombstone says that a listing is no longer shared, and hardly more: it has no type, so it is of no market. */
function tombstoneOf(fields: ListingFields, locale: Locale): FeedListing {
  fields.value('tombstone');
  const listing = listingOf(fields, locale, null);
  return { ...listing, status: listing.status === 'sold' ? 'sold' : 'withdrawn' };
}
