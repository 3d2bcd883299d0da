import type { FeedRecord } from '../../core/import/feed-listing.ts';
import { type AdvertPaths, mapAdvert, readRef, readStatusOf } from './map-advert.ts';
import type { XmlContext, XmlRecord } from './xml-records.ts';

/** OpenMarine XML 1.7, and what feeds in use add to it. An item goes by its name. */
const PATHS: AdvertPaths = {
  particulars: {
    name: ['boat_features/boat_name'],
    builder: ['advert_features/manufacturer', 'build/builder'],
    model: ['advert_features/model'],
    builtYear: ['build/year', 'advert_features/year'],
    length: ['dimensions/loa', 'additional/loa_m'],
    beam: ['dimensions/beam'],
    draft: ['dimensions/draft', 'dimensions/max_draft'],
    guestsSleeping: ['accommodation/berths'],
    guestsCruising: ['boat_features/passenger_capacity'],
    maxSpeed: ['engine/max_speed'],
    cruiseSpeed: ['engine/cruising_speed'],
    range: ['boat_features/range'],
    hullMaterial: ['build/hull_construction', 'additional/hull_material'],
    superstructureMaterial: ['build/super_structure_construction'],
    exteriorDesigner: ['build/designer'],
    updatedAt: ['@last_modified'],
  },
  kind: ['advert_features/boat_category'],
  type: ['advert_features/boat_type'],
  cabins: { total: ['accommodation/cabins'] },
  engines: {
    count: ['engine/engine_quantity'],
    maker: ['engine/engine_manufacturer'],
    model: ['engine/engine_model'],
    // Of one engine.
    power: ['engine/horse_power'],
  },
  lying: { place: ['advert_features/vessel_lying'], country: ['vessel_lying/@country'] },
  office: ['@office_id'],
  price: {
    element: 'asking_price',
    price: ['advert_features/asking_price'],
    currency: ['asking_price/@currency'],
    hidden: ['asking_price/@poa', 'asking_price/@hide_price'],
    vat: ['asking_price/@vat_type', 'asking_price/@vat_included'],
    period: ['asking_price/@period'],
    charter: [],
  },
  descriptions: ['marketing_descs/marketing_desc', 'marketing_descs/marketing_short_desc'],
  media: ['advert_media/media'],
  equipmentGroups: new Set([
    ...['galley', 'navigation', 'safety_equipment', 'rig_sails', 'electronics', 'general', 'equipment'],
  ]),
  equipment: ['engine/bow_thruster', 'engine/stern_thruster'],
};

/** Maps an advert of OpenMarine, which knows yachts for sale only (FD1). */
export function mapOpenMarine(record: XmlRecord, context: XmlContext): FeedRecord {
  const language = context.above('open_marine').get('language') ?? null;
  return mapAdvert(record, context, PATHS, (fields) => ({
    ref: readRef(fields, '@ref'),
    status: readStatusOf(fields, '@status'),
    market: 'sale',
    language,
  }));
}
