import { LOCALES } from '../locale/locale.ts';
import { CURRENCIES, isCurrency } from '../price/currency.ts';
import type { PriceHistoryEntry } from '../price/price-history.ts';
import { objectFromKeys } from '../records/record-reader.ts';
import { foldText } from '../text/fold-text.ts';
import type { CruisingArea } from '../yacht/yacht.ts';
import type { FeedListing, FeedPrice, LeftOutField } from './feed-listing.ts';

/** A record as the files of content/yachts hold it; parsed by parse-yacht.ts like one that was written by hand. */
export type YachtRecord = Readonly<Record<string, unknown>>;

/** The values that a yacht keeps from one import to the next. */
export interface YachtIdentity {
  /** Her id on the site, unique among all yachts. */
  readonly id: string;
  readonly slug: string;
  /** Her prices so far, the oldest first. */
  readonly priceHistory: readonly PriceHistoryEntry[];
}

export interface RecordOfListing {
  readonly record: YachtRecord;
  readonly leftOut: readonly LeftOutField[];
}

/**
 * Writes a listing as a record of content/yachts (FD1). A price in a currency that the site does not show, and waters
 * that no cruising area is named after, are left out and named. @param today ISO 8601 date, on which new prices begin
 */
export function yachtRecordOf(
  listing: FeedListing,
  identity: YachtIdentity,
  areas: ReadonlyMap<string, CruisingArea>,
  today: string,
): RecordOfListing {
  const leftOut: LeftOutField[] = [];
  const money = pricesOf(listing, leftOut);
  const record = {
    yachtid: identity.id,
    name: listing.name ?? [listing.builder, listing.model].filter(Boolean).join(' '),
    model: listing.model,
    type: listing.kind,
    marketType: listing.markets.length > 1 ? 'both' : (listing.markets[0] ?? null),
    withdrawn: null,
    builtyear: listing.builtYear,
    refityear: listing.refitYear,
    buildername: listing.builder,
    flag: listing.flag,
    yachtclass: listing.yachtClass,
    ...particularsOf(listing),
    vatPaid: listing.sale.vatPaid,
    poa: listing.sale.onApplication,
    saleNewToMarket: String(listing.sale.newToMarket),
    berth: listing.lying.berth,
    country: listing.lying.country,
    lying: listing.lying.place,
    lyingPosition:
      listing.lying.position === null
        ? null
        : { lat: listing.lying.position.latitude, lng: listing.lying.position.longitude },
    youtubeUrlSale: listing.films[0] ?? null,
    youtubeUrlCharter: listing.films[0] ?? null,
    summerLocations: areaIdsOf(listing.charter.summerWaters, areas, 'summer waters', leftOut),
    winterLocations: areaIdsOf(listing.charter.winterWaters, areas, 'winter waters', leftOut),
    slugs: { sale: null, charter: null, ghost: identity.slug },
    ...money.record,
    priceHistory: historyOf(identity.priceHistory, money.asking, today),
    listed: listedOf(listing),
    // Where her pictures are; the media library has those that were fetched (FD3).
    feedPictures: listing.pictures,
    ...NOT_IN_FEEDS,
    office: listing.office,
    updatedAt: listing.updatedAt,
  };
  return { record, leftOut };
}

/** Fields that no feed fills; overlays may. */
const NOT_IN_FEEDS = {
  ...{ powerorsail: null, featured: false, builderUrl: null, minimumDraftMeter: null, economicalRange: null },
  ...{ generators: [], stabilisers: null, stabiliserSpeed: null, taxPaid: null, charterNewToMarket: '' },
  ...{ brochureCharter: null, brochureSales: null, ribbonText: null, brokerCharter: null, brokerSale: null },
  ...{ features: [], amenities: [], story: null, drawing: null, media: null },
  // Protects the owner until somebody knows better (PR7).
  usResidentsExcluded: true,
} as const;

function particularsOf(listing: FeedListing) {
  const { cabins, engines } = listing;
  const sleeping = listing.guestsSleeping ?? 0;
  return {
    loaMeter: listing.length,
    beamMeter: listing.beam,
    draftMeter: listing.draft,
    guests: { total: sleeping, sleeping, cruising: listing.guestsCruising ?? sleeping },
    crew: { numberofcrews: listing.crew ?? 0, chartercrew: 0 },
    cabins: { ...withoutTotal(cabins), staterooms: cabins.total ?? 0, chartercabins: 0 },
    grossTonnage: listing.grossTonnage,
    maxSpeed: listing.maxSpeed,
    cruiseSpeed: listing.cruiseSpeed,
    cruiseRange: listing.range,
    engines: { mainEngine: engines.name, horsepower: engines.horsepower, number: engines.number },
    hullMaterial: listing.hullMaterial,
    superstructureMaterial: listing.superstructureMaterial,
    exteriorDesigner: listing.exteriorDesigner,
    interiorDesigner: listing.interiorDesigner,
  };
}

function withoutTotal({ total: _, ...byBed }: FeedListing['cabins']) {
  return byBed;
}

/** The price on each market that later prices are compared with. */
type Asking = Pick<PriceHistoryEntry, 'market' | 'currency' | 'amount'>;

const CHARTER_PRICES = [
  ['summerLow', 'charterSummerLow'],
  ['summerHigh', 'charterSummerHigh'],
  ['winterLow', 'charterWinterLow'],
  ['winterHigh', 'charterWinterHigh'],
] as const;

const NO_PRICES = {
  ...{ symbol: null, sale: '', charter: '' },
  ...{ charterWinterHigh: '', charterWinterLow: '', charterSummerHigh: '', charterSummerLow: '' },
  ...{ saleExchangeRate: '', charterExchangeRate: '', charterSummerExchangeRate: '', charterWinterExchangeRate: '' },
} as const;
const NO_OWN_PRICES = {
  charterPriceContractCurrency: '',
  charterSummerPriceContractCurrency: '',
  charterWinterPriceContractCurrency: '',
} as const;

/** Puts prices into the sets of their currencies. Rates of exchange are not in a feed, so each set holds its own alone. */
function pricesOf({ sale, charter }: FeedListing, leftOut: LeftOutField[]) {
  const sets = objectFromKeys(CURRENCIES, (currency) => ({ ...NO_PRICES, code: currency.toUpperCase() }));
  const asking: Asking[] = [];
  const put = (price: FeedPrice | null, field: string, key: string, rate: string) => {
    if (price === null) return null;
    const currency = price.currency.toLowerCase();
    if (!isCurrency(currency)) {
      leftOut.push({
        field,
        value: `${price.amount} ${price.currency}`,
        problem: 'is in a currency that is not shown',
      });
      return null;
    }
    Object.assign(sets[currency], { [key]: String(price.amount), [rate]: '1' });
    return { currency, amount: price.amount };
  };
  const asked = put(sale.price, 'sale price', 'sale', 'saleExchangeRate');
  if (asked !== null) asking.push({ market: 'sale', ...asked });
  let least: Asking | null = null;
  for (const [season, key] of CHARTER_PRICES) {
    const rate = put(charter[season], 'charter price', key, 'charterExchangeRate');
    if (rate !== null && (least === null || rate.amount < least.amount)) least = { market: 'charter', ...rate };
  }
  if (least !== null) {
    asking.push(least);
    Object.assign(sets[least.currency], { charter: String(least.amount) });
  }
  const own = { ...NO_OWN_PRICES, salePriceContractCurrency: asked === null ? '' : String(asked.amount) };
  return { record: { prices: sets, ...own }, asking };
}

/** Adds the prices that differ from the last ones on their market. What is of a day to come was dated by a wrong clock. */
function historyOf(known: readonly PriceHistoryEntry[], asking: readonly Asking[], on: string) {
  const before = known.filter((entry) => entry.on <= on);
  const news = asking.filter(({ market, currency, amount }) => {
    const last = before.findLast((entry) => entry.market === market);
    return last === undefined || last.currency !== currency || last.amount !== amount;
  });
  return [...before, ...news.map((entry) => ({ on, ...entry }))];
}

function areaIdsOf(
  waters: readonly string[],
  areas: ReadonlyMap<string, CruisingArea>,
  field: string,
  leftOut: LeftOutField[],
): readonly string[] {
  const ids = waters.flatMap((water) => {
    const found = [...areas.values()].find((area) => namesOf(area).some((name) => foldText(name) === foldText(water)));
    if (found === undefined) leftOut.push({ field, value: water, problem: 'is the name of no cruising area' });
    return found === undefined ? [] : [found.id];
  });
  return [...new Set(ids)];
}

function namesOf({ id, name, aliases }: CruisingArea): readonly string[] {
  return [id, ...Object.values(name), ...aliases];
}

/** Returns what the feed says in each language that it speaks. */
function listedOf({ descriptions, equipment }: FeedListing) {
  const texts = LOCALES.flatMap(({ code }) => {
    const paragraphs = (descriptions[code] ?? '').split(/\n\s*\n/).map((text) => text.trim());
    const lines = equipment.filter(({ locale }) => locale === code).map(({ text }) => text);
    const listed = { paragraphs: paragraphs.filter(Boolean), equipment: [...new Set(lines)] };
    return listed.paragraphs.length + listed.equipment.length === 0 ? [] : [[code, listed] as const];
  });
  return Object.fromEntries(texts);
}
