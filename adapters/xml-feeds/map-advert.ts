import { readStatus } from '../../core/feed-values/feed-words.ts';
import type { FeedListing, FeedListingStatus, FeedRecord, LeftOutField } from '../../core/import/feed-listing.ts';
import type { Market } from '../../core/market/market.ts';
import { AdvertFields } from './advert-fields.ts';
import { type ParticularsPaths, readParticulars } from './read-particulars.ts';
import { leaveOutPrices, type PricePaths, readSale } from './read-price.ts';
import { readDescriptions, readEquipment, readMedia } from './read-texts.ts';
import type { XmlContext, XmlRecord } from './xml-records.ts';

/** Where a format has what a listing says. Paths are in small letters, and found by their end. */
export interface AdvertPaths extends ParticularsPaths {
  readonly office: readonly string[];
  readonly price: PricePaths;
  readonly descriptions: readonly string[];
  readonly media: readonly string[];
  /** Elements below which each value is a piece of equipment, and paths of single ones elsewhere. */
  readonly equipmentGroups: ReadonlySet<string>;
  readonly equipment: readonly string[];
}

/** What only the format itself can tell of an advert. */
export interface AdvertHead {
  readonly ref: string | null;
  readonly status: FeedListingStatus | null;
  readonly market: Market | null;
  /** The language of the feed; null if it does not say it. */
  readonly language: string | null;
}

const REF = /^[^\p{Cc}<>]{1,100}$/u;

/**
 * Maps an advert by the paths of its format (FD1).
 * @param headOf leaves out what makes a listing impossible, with its reason
 */
export function mapAdvert(
  record: XmlRecord,
  context: XmlContext,
  paths: AdvertPaths,
  headOf: (fields: AdvertFields) => AdvertHead,
): FeedRecord {
  const { at, element, attributes } = record;
  if (element === null) {
    const ref = (attributes.get('ref') ?? attributes.get('id') ?? '').trim();
    return refusal(at, REF.test(ref) ? ref : null, [{ field: 'advert', value: '', problem: `has ${record.problem}` }]);
  }
  const fields = new AdvertFields(element);
  const { ref, status, market, language } = headOf(fields);
  if (ref === null || status === null || market === null) return refusal(at, ref, fields.leftOut);
  const listing: FeedListing = {
    ref,
    status,
    markets: [market],
    ...readParticulars(fields, paths),
    sale: market === 'sale' ? readSale(fields, paths.price) : leaveOutPrices(fields, paths.price),
    charter: NO_CHARTER,
    descriptions: readDescriptions(fields, paths.descriptions, language),
    ...readMedia(fields, paths.media),
    equipment: readEquipment(fields, paths.equipmentGroups, paths.equipment, language),
    office: readOffice(fields, paths.office, context),
  };
  return { kind: 'listing', at, listing, leftOut: fields.leftOut, unmapped: fields.unmapped() };
}

/** Neither format tells prices of a week or waters. */
const NO_CHARTER: FeedListing['charter'] = {
  summerLow: null,
  summerHigh: null,
  winterLow: null,
  winterHigh: null,
  summerWaters: [],
  winterWaters: [],
};

function refusal(at: string, ref: string | null, problems: readonly LeftOutField[]): FeedRecord {
  return { kind: 'refused', at, ref, problems };
}

/** Reads an id that every advert needs; leaves out why there is none. */
export function readRef(fields: AdvertFields, path: string): string | null {
  const [value] = fields.all(path);
  if (value !== undefined && REF.test(value.text)) return value.text;
  fields.leaveOut(value ?? { path, text: '' }, value === undefined ? 'is missing' : 'is not an id');
  return null;
}

/** Reads how a yacht stands: `UnderOffer`, `under-offer`. What the feed offers without a word is available. */
export function readStatusOf(fields: AdvertFields, path: string): FeedListingStatus | null {
  const [value] = fields.all(path);
  if (value === undefined) return 'available';
  const status = readStatus(value.text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  if (status === null) fields.leaveOut(value, 'is not a known status');
  return status;
}

function readOffice(fields: AdvertFields, paths: readonly string[], { offices }: XmlContext): string | null {
  const [value] = paths.flatMap((path) => fields.all(path));
  if (value === undefined) return null;
  if (offices.size === 0 || offices.has(value.text)) return value.text.slice(0, 100);
  fields.leaveOut(value, 'is not an office of the feed');
  return null;
}
