import type { FeedListing, FeedListingStatus, FeedPicture, FeedPrice } from '../../core/import/feed-listing.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { Market } from '../../core/market/market.ts';
import { escapeMarkup } from '../../core/shared/escape-markup.ts';
import type { HullMaterial, YachtKind } from '../../core/yacht/yacht.ts';

/** What the protocol asks of a listing beyond the facts of the yacht. */
export interface OpenYachtTerms {
  /** The address of the listing, which never changes: `https://host/openyacht/v1/listings/` and a UUID in lower case. */
  readonly id: string;
  /** A yacht on two markets is two listings. */
  readonly market: Market;
  /** The language of the texts, of which the protocol has one only. */
  readonly locale: Locale;
  readonly powerOrSail: 'power' | 'sail';
  /** Whether she may not be offered to residents of the U.S. while in U.S. waters (PR7). */
  readonly usResidentsExcluded: boolean | null;
  /** ISO 8601 instant in UTC, for a listing that does not say when it changed. */
  readonly updatedAt: string;
  readonly usage: OpenYachtUsage;
  /** Returns what is known of a picture by its address. */
  readonly pictureFile: (url: string) => OpenYachtPictureFile;
}

/** What receivers may do with a listing, in the words of the protocol. */
export interface OpenYachtUsage {
  readonly display: boolean;
  readonly attribution_required: boolean;
  readonly attribution_text: string | null;
  readonly marketing_materials: boolean;
  readonly ai_indexing: boolean;
  readonly expires_with_listing: boolean;
}

export interface OpenYachtPictureFile {
  /** Of the file's bytes, in hexadecimal digits in lower case; null if it is not known. */
  readonly sha256: string | null;
  /** Pixels. */
  readonly width: number | null;
  readonly height: number | null;
  /** The address of a small picture, 400 to 640 pixels wide. */
  readonly thumbnailUrl: string;
}

const STATUSES: Readonly<Record<FeedListingStatus, string>> = {
  available: 'active',
  'under-offer': 'under_offer',
  sold: 'sold',
  withdrawn: 'withdrawn',
};

const MATERIALS: Readonly<Record<HullMaterial, string>> = {
  steel: 'Steel',
  aluminium: 'Aluminium',
  composite: 'Composite',
  carbon: 'Carbon fibre',
  wood: 'Wood',
};

/** Categories of the protocol's registry; it has none that covers all sailing yachts, and no slug may be invented. */
const CATEGORIES: Readonly<Record<YachtKind, { readonly name: string; readonly slug: string | null }>> = {
  motor: { name: 'Motor Yacht', slug: 'motor-yacht' },
  explorer: { name: 'Expedition Yacht', slug: 'expedition-yacht' },
  sail: { name: 'Sailing Yacht', slug: null },
  catamaran: { name: 'Catamaran', slug: 'catamaran' },
};

const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });

/** What the site does not know. The protocol wants every field. */
const UNKNOWN = {
  vessel: { hin: null, imo: null, mmsi: null, official_number: null, previous_names: [] },
  weights: { draft_min_m: null, lwl_m: null, lod_m: null, bridge_clearance_m: null, displacement_kg: null },
  tanks: { fuel_capacity_l: null, water_capacity_l: null, holding_tank_l: null, fuel_consumption_lph: null },
  hull: { deck_material: null, hull_shape: null, hull_color: null, naval_architect: null, fuel_type: null },
  rooms: {
    registry_port: null,
    heads: null,
    guests_entertaining: null,
    berth_config: null,
    generators: [],
    tenders: null,
  },
  engine: { make: null, year: null, type: null, drive_type: null, power_kw: null, fuel_type: null, location: null },
  hours: { hours: null, hours_recorded_at: null },
  rate: { contract_terms: null, apa_percent: null, vat_percent: null, valid_from: null, valid_to: null },
  media: { layouts: [], tours: [], documents: [] },
} as const;

/**
 * Writes a listing in the OpenYacht protocol, version 1, for one market (FD5). Reading it again gives the listing of that
 * market. The protocol has no field for texts in a second language, for an office, for a yacht that is new to the market,
 * for the name and power of engines whose number is not known, and for a high price in another currency than the low one.
 */
export function writeOpenYacht(listing: FeedListing, terms: OpenYachtTerms): Readonly<Record<string, unknown>> {
  const { id, market, locale, usage } = terms;
  const isSale = market === 'sale';
  return {
    id,
    type: market,
    status: STATUSES[listing.status],
    updated_at: toUtcInstant(listing.updatedAt ?? terms.updatedAt),
    listed_at: null,
    condition: null,
    agreement: null,
    vessel: {
      ...UNKNOWN.vessel,
      builder: term(listing.builder),
      model: term(listing.model),
      year_built: listing.builtYear,
      refit_year: listing.refitYear,
      loa_m: listing.length,
    },
    listing: {
      name: listing.name ?? '',
      summary: null,
      price: isSale ? priceOf(listing.sale) : null,
      price_history: [],
      location: locationOf(listing.lying),
      brokers: [],
    },
    specifications: specificationsOf(listing, terms.powerOrSail),
    descriptions: descriptionsOf(listing.descriptions[locale]),
    features: listing.equipment
      .filter((line) => line.locale === locale)
      .map(({ text }) => ({ category: null, name: text, slug: null })),
    media: mediaOf(listing, terms),
    charter: isSale ? null : charterOf(listing.charter),
    usage: { ...usage },
    compliance: {
      not_for_sale_to_us_residents_in_us_waters: terms.usResidentsExcluded,
      vat_status: listing.sale.vatPaid === null ? null : listing.sale.vatPaid ? 'paid' : 'not_paid',
      ce_certified: null,
      mca_compliant: null,
      classification:
        listing.yachtClass === null ? [] : [{ society: listing.yachtClass, notation: null, next_survey_due: null }],
    },
  };
}

function specificationsOf(listing: FeedListing, powerOrSail: OpenYachtTerms['powerOrSail']) {
  const { cabins, engines, hullMaterial, superstructureMaterial } = listing;
  const engine = { ...UNKNOWN.engine, ...UNKNOWN.hours, model: engines.name, power_hp: engines.horsepower };
  return {
    ...UNKNOWN.weights,
    ...UNKNOWN.tanks,
    ...UNKNOWN.hull,
    ...UNKNOWN.rooms,
    beam_m: listing.beam,
    draft_max_m: listing.draft,
    gross_tonnage: listing.grossTonnage,
    cruise_speed_kn: listing.cruiseSpeed,
    max_speed_kn: listing.maxSpeed,
    range_nmi: listing.range,
    hull_material: hullMaterial && MATERIALS[hullMaterial],
    superstructure_material: superstructureMaterial && MATERIALS[superstructureMaterial],
    exterior_designer: listing.exteriorDesigner,
    interior_designer: listing.interiorDesigner,
    flag: countryName(listing.flag),
    power_or_sail: powerOrSail,
    category: listing.kind && CATEGORIES[listing.kind],
    cabins: cabins.total,
    sleeps: listing.guestsSleeping,
    guests_cruising: listing.guestsCruising,
    cabin_config: {
      double: cabins.double,
      twin: cabins.twin,
      triple: cabins.triple,
      single: cabins.single,
      convertible: cabins.convertible,
    },
    crew_accommodation: { cabins: null, berths: listing.crew, layout: null },
    engines: Array.from({ length: engines.number ?? 0 }, () => engine),
  };
}

function priceOf({ price, onApplication }: FeedListing['sale']) {
  const shown = onApplication ? null : price;
  const [amount, currency] = [shown && digits(shown), shown?.currency ?? null];
  return { amount, currency, on_application: onApplication, starting_price: false };
}

function locationOf({ berth, place, country, position }: FeedListing['lying']) {
  if (berth === null && place === null && country === null && position === null) return null;
  const land = countryName(country);
  return {
    display: place === null ? (berth ?? land ?? '') : [place, land].flatMap((part) => part ?? []).join(', '),
    city: place,
    state: null,
    country,
    marina: berth,
    coordinates: position && { lat: position.latitude, lon: position.longitude },
  };
}

function charterOf(charter: FeedListing['charter']) {
  const areas = (names: readonly string[], season: string) => names.map((name) => ({ name, slug: null, season }));
  return {
    rates: [
      ...rateOf('summer', charter.summerLow, charter.summerHigh),
      ...rateOf('winter', charter.winterLow, charter.winterHigh),
    ],
    operating_areas: [...areas(charter.summerWaters, 'summer'), ...areas(charter.winterWaters, 'winter')],
    summer_base_port: null,
    winter_base_port: null,
    crew: [],
  };
}

function rateOf(season: string, low: FeedPrice | null, high: FeedPrice | null) {
  const currency = (low ?? high)?.currency;
  if (currency === undefined) return [];
  const amounts = { amount_min: low && digits(low), amount_max: high?.currency === currency ? digits(high) : null };
  return [{ season, rate_type: 'weekly', ...amounts, currency, ...UNKNOWN.rate }];
}

function mediaOf({ pictures, films }: FeedListing, { pictureFile }: OpenYachtTerms) {
  const [first, ...others] = pictures;
  const image = ({ url, caption }: FeedPicture) => {
    const { sha256, width, height } = pictureFile(url);
    return { url, sha256, width, height, caption };
  };
  return {
    ...UNKNOWN.media,
    profile: first === undefined ? null : { ...image(first), thumbnail_url: pictureFile(first.url).thumbnailUrl },
    gallery: others.map((picture, place) => ({ ...image(picture), category: null, sort: place + 1 })),
    videos: films.map((url, place) => ({ url, sha256: null, caption: null, sort: place + 1 })),
  };
}

function descriptionsOf(text: string | undefined) {
  if (text === undefined || text === '') return [];
  const paragraphs = text.split('\n\n').map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`);
  return [{ section: 'overview', content: paragraphs.join('') }];
}

const term = (name: string | null) => (name === null ? null : { name, slug: null });

const countryName = (code: string | null) => (code === null ? null : (COUNTRIES.of(code) ?? null));

/** Amounts are text of decimal digits, never numbers. */
const digits = ({ amount }: FeedPrice) => amount.toFixed(0);

/** `2026-05-01` → `2026-05-01T00:00:00Z`: the protocol has instants in UTC only, which one without a zone is taken for. */
export function toUtcInstant(iso: string): string {
  const hasZone = !iso.includes('T') || /(?:Z|[+-]\d{2}:\d{2})$/.test(iso);
  return new Date(hasZone ? iso : `${iso}Z`).toISOString().replace('.000Z', 'Z');
}
