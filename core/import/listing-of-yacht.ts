import { LOCALES, type Locale } from '../locale/locale.ts';
import { MARKETS, type Market } from '../market/market.ts';
import { statedContractCurrency } from '../price/contract-currency.ts';
import type { PriceSet } from '../price/price-set.ts';
import { isOfferedOn } from '../yacht/market-rules.ts';
import type { CruisingArea, Yacht } from '../yacht/yacht.ts';
import type { FeedListing, FeedPicture, FeedPrice } from './feed-listing.ts';

/**
 * Describes a yacht as a feed for partners does (FD5): the inverse of `yachtRecordOf`. Prices are those of her contract,
 * in its currency, never converted ones; of a yacht with a price on application there is none on either market.
 * @param pictures her pictures in the order of her gallery, with whole addresses
 * @param on the markets whose offers, films and equipment are included
 */
export function listingOfYacht(
  yacht: Yacht,
  pictures: readonly FeedPicture[],
  on: readonly Market[] = MARKETS,
): FeedListing {
  const markets = on.filter((market) => isOfferedOn(yacht.withdrawn?.was ?? yacht.market, market));
  return {
    ref: yacht.id,
    status: yacht.withdrawn === null ? 'available' : yacht.withdrawn.because === 'sold' ? 'sold' : 'withdrawn',
    markets,
    name: yacht.name,
    builder: yacht.builder.name,
    model: yacht.model,
    kind: yacht.kind,
    builtYear: yacht.builtYear,
    refitYear: yacht.refitYear,
    flag: yacht.flag,
    yachtClass: yacht.yachtClass,
    ...particularsOf(yacht),
    ...termsOf(yacht),
    descriptions: descriptionsOf(yacht),
    equipment: equipmentOf(yacht, on),
    pictures,
    films: [...new Set(on.map((market) => yacht.videos[market]))].filter((film) => film !== null),
    office: yacht.office,
    updatedAt: yacht.updatedAt,
  };
}

function particularsOf({ dimensions, guests, crew, cabins, grossTonnage, speeds, ranges, machinery, build }: Yacht) {
  return {
    length: dimensions.length,
    beam: dimensions.beam,
    draft: dimensions.draft,
    guestsSleeping: known(guests.sleeping),
    guestsCruising: known(guests.cruising),
    crew: known(crew.total),
    cabins: {
      total: known(cabins.total),
      single: known(cabins.single),
      double: known(cabins.double),
      twin: known(cabins.twin),
      triple: known(cabins.triple),
      convertible: known(cabins.convertible),
    },
    grossTonnage: grossTonnage,
    maxSpeed: speeds.max,
    cruiseSpeed: speeds.cruise,
    range: ranges.cruise,
    engines: { number: machinery.engines, name: machinery.mainEngine, horsepower: machinery.horsepower },
    hullMaterial: build.hullMaterial,
    superstructureMaterial: build.superstructureMaterial,
    exteriorDesigner: build.exteriorDesigner,
    interiorDesigner: build.interiorDesigner,
  } satisfies Partial<FeedListing>;
}

/** Describes where she lies, and what she costs. */
function termsOf(yacht: Yacht) {
  const { berth, country, lying, position } = yacht.location;
  return {
    lying: { berth, place: lying?.[LOCALES[0].code] ?? null, country, position },
    sale: {
      price: contractPrice(yacht, 'sale', ({ sale }) => sale),
      onApplication: yacht.poa,
      vatPaid: yacht.vatPaid,
      newToMarket: yacht.newToMarket.sale,
    },
    charter: {
      summerLow: contractPrice(yacht, 'charter', (set) => set.charterSummerLow),
      summerHigh: contractPrice(yacht, 'charter', (set) => set.charterSummerHigh),
      winterLow: contractPrice(yacht, 'charter', (set) => set.charterWinterLow),
      winterHigh: contractPrice(yacht, 'charter', (set) => set.charterWinterHigh),
      summerWaters: yacht.cruising.summer.map(nameOf),
      winterWaters: yacht.cruising.winter.map(nameOf),
    },
  } satisfies Partial<FeedListing>;
}

/** Unknown numbers are 0 in a yacht. */
function known(count: number): number | null {
  return count === 0 ? null : count;
}

function nameOf({ name }: CruisingArea): string {
  return name[LOCALES[0].code];
}

function contractPrice(
  { poa, prices }: Yacht,
  market: 'sale' | 'charter',
  priceOf: (set: PriceSet) => number | null,
): FeedPrice | null {
  const currency = poa ? null : statedContractCurrency(prices, market);
  const amount = currency === null ? null : priceOf(prices.sets[currency]);
  return currency === null || amount === null ? null : { amount, currency: currency.toUpperCase() };
}

/** Returns her story in each language, or the description of a feed. */
function descriptionsOf({ story, listed }: Yacht): FeedListing['descriptions'] {
  const texts = LOCALES.flatMap(({ code }) => {
    const own = story?.[code];
    const paragraphs = own ? [own.headline, own.standfirst, ...own.paragraphs] : (listed?.[code]?.paragraphs ?? []);
    return paragraphs.length === 0 ? [] : [[code, paragraphs.join('\n\n')] as const];
  });
  return Object.fromEntries(texts);
}

function equipmentOf({ features, listed }: Yacht, on: readonly Market[]): FeedListing['equipment'] {
  const published = features.filter((feature) =>
    on.some((market) => (market === 'sale' ? feature.salesPublish : feature.charterPublish)),
  );
  const linesIn = (locale: Locale) => [
    ...published.map(({ feature }) => feature[locale]),
    ...(listed?.[locale]?.equipment ?? []),
  ];
  return LOCALES.flatMap(({ code }) => linesIn(code).map((text) => ({ locale: code, text })));
}
