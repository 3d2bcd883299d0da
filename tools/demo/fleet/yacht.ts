import type { MarketType } from '../../../core/market/market.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import type { YachtRecord } from '../../content-records.ts';
import { drawYears } from './age.ts';
import { drawAmenities } from './amenities.ts';
import { drawAccommodation } from './design/accommodation.ts';
import { chooseBuilder } from './design/builders.ts';
import type { Design } from './design/design.ts';
import { drawDesigners } from './design/designers.ts';
import { drawDimensions, drawMaterials } from './design/dimensions.ts';
import { drawMachinery } from './design/machinery.ts';
import type { Masters } from './design/masters.ts';
import { drawFeatures } from './features.ts';
import { mediaOf } from './galleries.ts';
import { drawCharterHistory, drawPriceHistory, drawVerified } from './listing.ts';
import { slugsOf } from './market.ts';
import { drawPapers } from './papers.ts';
import { harbourPosition } from './places/harbour-positions.ts';
import { TOWNS_ES } from './places/town-names.ts';
import { drawWaters } from './places/waters.ts';
import { drawContractCurrency, drawFigures, priceFields } from './prices.ts';
import { createPrng, hashText, type Prng } from './prng.ts';
import { drawRibbons } from './ribbons.ts';
import type { Stories } from './stories.ts';
import { TRAPS } from './traps.ts';
import { withdrawalOf } from './withdrawn.ts';

export interface Voyage {
  seed: number;
  masters: Masters;
  stories: Stories;
}

/** The share of yachts from series builders that belong to a series. */
const SERIES_SHARE = 0.94;

function drawingOf(design: Design): YachtRecord['drawing'] {
  return {
    rig: design.kind,
    style: design.style,
    tiers: design.tiers,
    hull: design.hullColour,
    superstructure: design.superColour,
    helipad: design.helipad,
    pool: design.pool,
    tender: design.tender,
    flybridge: design.flybridge,
    masts: design.masts,
    sails: design.sailColour,
    mast: design.mastColour,
    seed: design.seed,
  };
}

/** Draws a date of 2026 before November. */
function drawUpdate(prng: Prng): string {
  const day = new Date(Date.UTC(2026, 0, 5 + prng.whole(0, 295), prng.whole(7, 18), prng.whole(0, 59)));
  return day.toISOString();
}

/** Draws whether the price is on application only, as is more frequent for large yachts. */
function isPoa(market: MarketType, loa: number, prng: Prng): boolean {
  return (market === 'sale' || market === 'both') && prng.chance(loa > 60 ? 0.33 : 0.03);
}

function drawRecord(design: Design, market: MarketType, seed: number): Omit<YachtRecord, 'story' | 'media'> {
  const stream = (topic: string) => createPrng(`${seed}/${design.slug}/${topic}`);
  const years = drawYears(design, stream('years'));
  const builder = chooseBuilder(design, years.builtYear, stream('builder'));
  const isModel = builder.model !== undefined && stream('model').chance(SERIES_SHARE);
  const dimensions = drawDimensions(design, stream('dimensions'));
  const materials = drawMaterials(design, builder.hulls, years.builtYear, stream('materials'));
  const machinery = drawMachinery(design, materials.hull, dimensions.grossTonnage, stream('machinery'));
  const waters = drawWaters(design, stream('waters'));
  const charters = market === 'charter' || market === 'both';
  const accommodation = drawAccommodation(design, charters, stream('accommodation'));
  const amenities = drawAmenities(design, machinery.stabilisers !== null, stream('amenities'));
  const money = stream('prices');
  const currency = TRAPS[design.slug]?.currency ?? drawContractCurrency(waters.office, money);
  const hasWinter = waters.winter.length > 0;
  return {
    yachtid: String(100_000 + (hashText(`${seed}/${design.slug}`) % 900_000)),
    name: design.name,
    model: isModel && builder.model ? builder.model(design.loaMeters) : null,
    type: design.kind === 'motor' && design.style === 'explorer' ? 'explorer' : design.kind,
    powerorsail: design.kind === 'motor' ? 'power' : 'sail',
    marketType: market,
    withdrawn: null,
    featured: design.featured,
    builtyear: years.builtYear,
    refityear: years.refitYear,
    buildername: builder.name,
    builderUrl: null,
    ...drawPapers(waters.harbour, design.loaMeters, stream('papers')),
    loaMeter: design.loaMeters,
    beamMeter: dimensions.beam,
    draftMeter: dimensions.draft,
    minimumDraftMeter: dimensions.minimumDraft,
    ...accommodation,
    grossTonnage: dimensions.grossTonnage,
    ...machinery,
    hullMaterial: materials.hull,
    superstructureMaterial: materials.superstructure,
    ...drawDesigners(isModel, stream('designers')),
    poa: isPoa(market, design.loaMeters, stream('poa')),
    ...drawRibbons(market, years, hasWinter, stream('ribbons')),
    berth: waters.harbour.berth,
    country: waters.harbour.country,
    lying: waters.harbour.lying,
    ...lyingNames(waters.harbour.lying),
    lyingPosition: harbourPosition(waters.harbour.lying),
    brochureCharter: null,
    brochureSales: null,
    youtubeUrlCharter: null,
    youtubeUrlSale: null,
    features: drawFeatures(design, amenities, accommodation.guests.sleeping, machinery, stream('features')),
    amenities,
    summerLocations: waters.summer,
    winterLocations: waters.winter,
    slugs: slugsOf(design.slug, market),
    ...priceFields(drawFigures(design, years, market, currency, hasWinter, money), currency),
    priceHistory: [],
    drawing: drawingOf(design),
    office: waters.office,
    brokerCharter: null,
    brokerSale: null,
    verifiedAt: null,
    updatedAt: drawUpdate(stream('update')),
  };
}

/** Everything content/yachts says about one yacht. */
export function buildYacht(design: Design, dealt: MarketType, voyage: Voyage): YachtRecord {
  const withdrawal = withdrawalOf(design.slug, dealt);
  const drawn = trapped(design, withdrawal?.market ?? dealt, voyage);
  const record = withdrawal === null ? drawn : withdrawnAs(drawn, withdrawal.withdrawn);
  const stream = (topic: string) => createPrng(`${voyage.seed}/${design.slug}/${topic}`);
  return {
    ...record,
    priceHistory: byDay([
      ...drawPriceHistory(record, stream('price-history')),
      ...drawCharterHistory(record, stream('charter-history')),
    ]),
    verifiedAt: drawVerified(record, stream('verified')),
  };
}

function byDay(history: NonNullable<YachtRecord['priceHistory']>): NonNullable<YachtRecord['priceHistory']> {
  return history.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
}

function trapped(design: Design, market: MarketType, { seed, masters, stories }: Voyage): YachtRecord {
  const record = {
    ...drawRecord(design, market, seed),
    media: mediaOf(design.slug, market, masters),
    story: stories(design),
  };
  return TRAPS[design.slug]?.apply?.(record) ?? record;
}

function withdrawnAs(record: YachtRecord, withdrawn: NonNullable<YachtRecord['withdrawn']>): YachtRecord {
  return { ...record, withdrawn, updatedAt: `${withdrawn.on}T09:00:00.000Z` };
}

/** Returns the Spanish name of the place, where it has one. */
function lyingNames(lying: string): Pick<YachtRecord, 'lyingNames'> {
  const es = TOWNS_ES[lying];
  return es === undefined ? {} : { lyingNames: demoTexts({ en: lying, es }) };
}
