import { readStatus } from '../../core/feed-values/feed-words.ts';
import type { FeedListingStatus, FeedRecord } from '../../core/import/feed-listing.ts';
import { isMarket, type Market } from '../../core/market/market.ts';
import type { AdvertFields } from './advert-fields.ts';
import { type AdvertPaths, mapAdvert, readRef, readStatusOf } from './map-advert.ts';
import type { XmlContext, XmlRecord } from './xml-records.ts';

/** NautiX up to 1.4. Groups differ between versions, so that most fields go by their own name. */
const PATHS: AdvertPaths = {
  particulars: {
    name: ['boat_name'],
    builder: ['manufacturer', 'builder', 'shipyard'],
    model: ['model'],
    builtYear: ['year_built'],
    refitYear: ['last_refit'],
    flag: ['flag'],
    length: ['loa', 'length_overall', 'dimensions/length'],
    beam: ['beam'],
    draft: ['draft', 'max_draft'],
    guestsSleeping: ['berths'],
    guestsCruising: ['passenger_capacity', 'max_persons'],
    crew: ['number_of_crew'],
    grossTonnage: ['gross_tonnage'],
    // The speed levels of 1.1 hold consumption and range beside the speed.
    maxSpeed: ['max_speed', 'max_speed/speed'],
    cruiseSpeed: ['cruising_speed', 'cruising_speed/speed'],
    range: ['range', 'cruising_range', 'cruising_speed/@range'],
    hullMaterial: ['hull_material', 'hull_construction'],
    superstructureMaterial: ['superstructure_material', 'super_structure_construction'],
    exteriorDesigner: ['designer', 'exterior_designer'],
    interiorDesigner: ['interior_designer'],
    updatedAt: ['@modified'],
  },
  kind: ['boat_category'],
  type: ['boat_type'],
  cabins: { total: ['cabins', 'number_of_cabins'] },
  engines: {
    count: ['number_of_engines'],
    maker: ['engine/manufacturer', 'engine_manufacturer'],
    model: ['engine/model', 'engine_model'],
    power: ['engine_power', 'engine/power', 'horse_power'],
  },
  lying: {
    berth: ['location/marina', 'location/berth'],
    place: ['location/city', 'location/town', 'location/place'],
    country: ['location/country'],
    latitude: ['location/latitude', 'location/lat', 'location/@lat'],
    longitude: ['location/longitude', 'location/lng', 'location/lon', 'location/@lng'],
  },
  office: ['advert_data/office_id'],
  price: {
    element: 'price',
    price: ['sale_data/price', 'sale_data/price/asking_price', 'sale_data/price/amount'],
    currency: ['sale_data/price/@currency', 'sale_data/price/currency'],
    hidden: ['sale_data/price/@type', 'sale_data/price/type', 'sale_data/price/@hidden'],
    vat: [
      ...['sale_data/price/@vat_paid', 'sale_data/vat_paid', 'sale_data/price/@vat_included', 'sale_data/price/@vat'],
    ],
    period: ['sale_data/price/@period', 'sale_data/price/period'],
    charter: ['charter_data/price', 'charter_data/price/amount'],
  },
  descriptions: ['description', 'marketing_desc', 'short_description'],
  media: ['media/images/image', 'media/videos/video', 'media/documents/document'],
  equipmentGroups: new Set([
    ...['galley', 'navigation', 'safety_equipment', 'rig_sails', 'covers', 'electronics', 'equipment'],
  ]),
  equipment: ['bow_thruster', 'stern_thruster'],
};

/** Maps an advert of NautiX; one that is not active, or of an account that is not, is withdrawn (FD1). */
export function mapNautix(record: XmlRecord, context: XmlContext): FeedRecord {
  const account = context.above('account');
  const language = account.get('language') ?? context.above('nautix').get('language') ?? null;
  return mapAdvert(record, context, PATHS, (fields) => ({
    ref: readRef(fields, '@id'),
    status: statusOf(fields, account.get('status') ?? 'active'),
    market: isBoat(fields) ? marketOf(fields) : null,
    language,
  }));
}

function statusOf(fields: AdvertFields, account: string): FeedListingStatus | null {
  const status = readStatusOf(fields, '@status');
  const saleStatus = readStatusOf(fields, 'sale_data/sale_status');
  if (status === null || saleStatus === null) return null;
  if (saleStatus === 'sold') return 'sold';
  if (status !== 'available') return status;
  return readStatus(account) === 'withdrawn' ? 'withdrawn' : saleStatus;
}

/** The feed has engines, trailers and moorings too. */
function isBoat(fields: AdvertFields): boolean {
  const [type] = fields.all('@type');
  const isOne = type === undefined || type.text.toLowerCase() === 'boat';
  if (!isOne) fields.leaveOut(type, 'is not a yacht');
  return isOne;
}

function marketOf(fields: AdvertFields): Market | null {
  const [purpose] = fields.all('@purpose');
  const market = purpose?.text.toLowerCase();
  if (isMarket(market)) return market;
  fields.leaveOut(
    purpose ?? { path: '@purpose', text: '' },
    purpose === undefined ? 'is missing' : 'is neither sale nor charter',
  );
  return null;
}
