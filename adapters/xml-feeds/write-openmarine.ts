import type { FeedListing, FeedListingStatus, FeedPicture } from '../../core/import/feed-listing.ts';
import { DEFAULT_LOCALE, LOCALES, localeEntry } from '../../core/locale/locale.ts';
import { escapeMarkup, escapeXml } from '../../core/shared/escape-markup.ts';
import type { HullMaterial, YachtKind } from '../../core/yacht/yacht.ts';

export interface OpenMarineOffice {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
}

/** What stands above the adverts of a feed. */
export interface OpenMarineHead {
  /** The brokerage, with a code that stays the same. */
  readonly broker: { readonly code: string; readonly name: string };
  readonly offices: readonly OpenMarineOffice[];
  /** ISO 8601 date. */
  readonly date: string;
}

type Attributes = Readonly<Record<string, string | null>>;

/** The format itself has no word for a yacht that is withdrawn; feeds leave her out. */
const STATUSES: Readonly<Record<FeedListingStatus, string>> = {
  available: 'Available',
  'under-offer': 'UnderOffer',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
};

const CATEGORIES: Readonly<Record<YachtKind, string>> = {
  motor: 'Motor Yacht',
  explorer: 'Explorer Yacht',
  sail: 'Sailing Yacht',
  catamaran: 'Catamaran',
};

const MATERIALS: Readonly<Record<HullMaterial, string>> = {
  steel: 'Steel',
  aluminium: 'Aluminium',
  composite: 'Composite',
  carbon: 'Carbon fibre',
  wood: 'Wood',
};

/** Writes the beginning of a feed in OpenMarine XML 1.7, up to its adverts (FD5). */
export function openMarineStart({ broker, offices, date }: OpenMarineHead): string {
  const written = offices.map(({ id, name, email, phone, country }) => {
    const details = [leaf('office_name', name), leaf('email', email), leaf('country', country)];
    return `${open('office', { id })}${details.join('')}${leaf('daytime_phone', phone)}</office>`;
  });
  const { language } = localeEntry(DEFAULT_LOCALE);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    open('open_marine', { version: '1.7', language, origin: broker.name, date }),
    open('broker', { code: broker.code }),
    group('broker_details', [leaf('company_name', broker.name)]),
    `${group('offices', written)}\n<adverts>\n`,
  ].join('\n');
}

export const OPEN_MARINE_END = '</adverts>\n</broker>\n</open_marine>\n';

/**
 * Writes the advert of a yacht for sale (FD5). The format has no field for flag, class, refit, crew, tonnage, cabins by bed,
 * the designer of her interior, berth, position and charter, nor for an offer that is new to the market or closed to
 * residents of the U.S.; its names of equipment are in the language of the feed alone.
 */
export function writeOpenMarine(listing: FeedListing, powerOrSail: 'power' | 'sail'): string {
  const { ref, office, status, updatedAt } = listing;
  const advert = { ref, office_id: office, status: STATUSES[status], last_modified: updatedAt };
  return [
    open('advert', advert),
    group('advert_media', mediaOf(listing)),
    group('advert_features', offerOf(listing, powerOrSail)),
    group('boat_features', yachtOf(listing)),
    '</advert>\n',
  ].join('\n');
}

function offerOf(listing: FeedListing, powerOrSail: 'power' | 'sail'): readonly string[] {
  const { lying, kind } = listing;
  return [
    leaf('boat_type', powerOrSail),
    leaf('boat_category', kind && CATEGORIES[kind]),
    leaf('vessel_lying', lying.place, { country: lying.country }),
    priceOf(listing.sale),
    group('marketing_descs', descriptionsOf(listing.descriptions)),
    leaf('manufacturer', listing.builder),
    leaf('model', listing.model),
  ];
}

function priceOf({ price, onApplication, vatPaid }: FeedListing['sale']): string {
  const shown = onApplication ? null : price;
  return leaf('asking_price', shown?.amount ?? null, {
    poa: String(onApplication),
    currency: shown?.currency ?? null,
    vat_type: vatPaid === null ? null : vatPaid ? 'Tax Paid' : 'Tax Not Paid',
  });
}

/** Descriptions are HTML, which the document holds as text. */
function descriptionsOf(descriptions: FeedListing['descriptions']): readonly string[] {
  return LOCALES.map(({ code, language }) => {
    const paragraphs = (descriptions[code] ?? '').split('\n\n').filter(Boolean);
    const html = paragraphs.map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`).join('');
    return html === '' ? '' : leaf('marketing_desc', html, { language });
  });
}

function yachtOf(listing: FeedListing): readonly string[] {
  const { engines, hullMaterial, superstructureMaterial, range } = listing;
  return [
    item('boat_name', listing.name),
    item('range', range, 'nm'),
    item('passenger_capacity', listing.guestsCruising),
    group('dimensions', [
      item('loa', listing.length, 'metres'),
      item('beam', listing.beam, 'metres'),
      item('draft', listing.draft, 'metres'),
    ]),
    group('build', [
      item('designer', listing.exteriorDesigner),
      item('builder', listing.builder),
      item('year', listing.builtYear),
      item('hull_construction', hullMaterial && MATERIALS[hullMaterial]),
      item('super_structure_construction', superstructureMaterial && MATERIALS[superstructureMaterial]),
    ]),
    group('engine', [
      item('engine_quantity', engines.number),
      item('engine_model', engines.name),
      item('horse_power', engines.horsepower, 'hp'),
      item('cruising_speed', listing.cruiseSpeed),
      item('max_speed', listing.maxSpeed),
    ]),
    group('accommodation', [item('cabins', listing.cabins.total), item('berths', listing.guestsSleeping)]),
    group('equipment', [
      ...new Set(
        listing.equipment.flatMap(({ locale, text }) => (locale === DEFAULT_LOCALE ? item(text, 'true') : [])),
      ),
    ]),
  ];
}

function mediaOf({ pictures, films }: FeedListing): readonly string[] {
  const picture = ({ url, caption }: FeedPicture, place: number) =>
    leaf('media', url, { type: 'image/jpeg', caption: caption ?? '', primary: String(place === 0) });
  const film = (url: string) => leaf('media', url, { type: 'video/mp4', caption: '', primary: 'false' });
  return [...pictures.map(picture), ...films.map(film)];
}

function item(name: string, value: string | number | null, unit: string | null = null): string {
  return value === null ? '' : leaf('item', value, { name, unit });
}

/** Writes an element with a text; none for one that would say nothing. */
function leaf(name: string, value: string | number | null, attributes: Attributes = {}): string {
  const isEmpty = value === null && Object.values(attributes).every((one) => one === null);
  return isEmpty ? '' : `${open(name, attributes)}${escapeXml(String(value ?? ''))}</${name}>`;
}

function group(name: string, parts: readonly string[]): string {
  return `<${name}>${parts.join('')}</${name}>`;
}

function open(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === null ? '' : ` ${key}="${escapeXml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}
