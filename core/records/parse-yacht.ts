import { everyLocale, type Localized } from '../locale/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { MARKETS } from '../yacht/market.ts';
import { detailSlug } from '../yacht/market-rules.ts';
import { isTrueString } from '../yacht/new-to-market.ts';
import {
  AMENITIES,
  type CruisingArea,
  HULL_MATERIALS,
  type Meters,
  type Story,
  YACHT_KINDS,
  type Yacht,
  type YachtId,
} from '../yacht/yacht.ts';
import { drawingOf } from './parse-drawing.ts';
import { featureOf } from './parse-feature.ts';
import { priceBookOf } from './parse-prices.ts';
import { type FieldProblem, type RecordReader, readRecord } from './record-reader.ts';

const MAX_GENERATORS = 8;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const COUNTRY = /^[A-Z]{2}$/;
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/;
const ANY_TEXT = /^/;
const FLAG_TEXT = "a text, 'true' for yes";
/** Of one kind: more is a slip of the key. */
const CABINS = { max: 99 };
const METERS = { min: 0.1, max: 1000 };
const YEARS = { min: 1800, max: 2200 };

export interface MappedYacht {
  readonly yacht: Yacht;
  /** What was left out without losing her: cruising areas that areas.json does not know. */
  readonly warnings: readonly FieldProblem[];
}

/** One file of content/yachts as a yacht, or everything that is wrong with it, field by field. */
export function parseYacht(
  record: unknown,
  areas: ReadonlyMap<string, CruisingArea>,
): Result<MappedYacht, readonly FieldProblem[]> {
  const reader = readRecord(record);
  const warnings: FieldProblem[] = [];
  const guests = reader.object('guests');
  const crew = reader.object('crew');
  const engines = reader.object('engines');
  const slugs = reader.object('slugs');
  const media = reader.object('media');
  const yacht: Yacht = {
    id: reader.text('yachtid') as YachtId,
    name: reader.text('name'),
    model: reader.textOrNull('model'),
    kind: reader.oneOf('type', YACHT_KINDS),
    powerOrSail: reader.oneOf('powerorsail', ['power', 'sail']),
    market: reader.oneOf('marketType', ['charter', 'sale', 'both', 'ghost', 'none']),
    featured: reader.flag('featured'),
    builtYear: reader.whole('builtyear', YEARS),
    refitYear: reader.wholeOrNull('refityear', YEARS),
    builder: { name: reader.text('buildername'), url: reader.textOrNull('builderUrl') },
    yachtClass: reader.textOrNull('yachtclass'),
    flag: reader.matchingOrNull('flag', COUNTRY, 'an ISO 3166-1 alpha-2 code'),
    dimensions: {
      length: lengthOf(reader, 'loaMeter'),
      beam: lengthOrNull(reader, 'beamMeter'),
      draft: lengthOrNull(reader, 'draftMeter'),
      minimumDraft: lengthOrNull(reader, 'minimumDraftMeter'),
    },
    guests: { total: guests.whole('total'), sleeping: guests.whole('sleeping'), cruising: guests.whole('cruising') },
    crew: { total: crew.whole('numberofcrews'), charter: crew.whole('chartercrew') },
    cabins: cabinsOf(reader.object('cabins')),
    grossTonnage: reader.numberOrNull('grossTonnage'),
    speeds: { max: reader.numberOrNull('maxSpeed'), cruise: reader.numberOrNull('cruiseSpeed') },
    ranges: { cruise: reader.numberOrNull('cruiseRange'), economical: reader.numberOrNull('economicalRange') },
    build: {
      hullMaterial: reader.oneOfOrNull('hullMaterial', HULL_MATERIALS),
      superstructureMaterial: reader.oneOfOrNull('superstructureMaterial', HULL_MATERIALS),
      exteriorDesigner: reader.textOrNull('exteriorDesigner'),
      interiorDesigner: reader.textOrNull('interiorDesigner'),
    },
    machinery: {
      mainEngine: engines.textOrNull('mainEngine'),
      horsepower: engines.numberOrNull('horsepower'),
      engines: engines.wholeOrNull('number'),
      generators: generatorsOf(reader),
      stabilisers: reader.textOrNull('stabilisers'),
      stabiliserSpeed: reader.oneOfOrNull('stabiliserSpeed', ['zero-speed', 'under-way']),
    },
    vatPaid: reader.flag('vatPaid'),
    taxPaid: reader.flag('taxPaid'),
    poa: reader.flag('poa'),
    usResidentsExcluded: reader.flag('usResidentsExcluded'),
    newToMarket: {
      sale: isTrueString(reader.matching('saleNewToMarket', ANY_TEXT, FLAG_TEXT)),
      charter: isTrueString(reader.matching('charterNewToMarket', ANY_TEXT, FLAG_TEXT)),
    },
    location: {
      berth: reader.textOrNull('berth'),
      country: reader.matchingOrNull('country', COUNTRY, 'an ISO 3166-1 alpha-2 code'),
      lying: lyingOf(reader),
    },
    brochures: { charter: reader.textOrNull('brochureCharter'), sale: reader.textOrNull('brochureSales') },
    videos: { charter: reader.textOrNull('youtubeUrlCharter'), sale: reader.textOrNull('youtubeUrlSale') },
    ribbon: reader.localizedOrNull('ribbonText'),
    features: reader.list('features', (items, index) => featureOf(items.object(index))),
    amenities: [...new Set(reader.list('amenities', (items, index) => items.oneOf(index, AMENITIES)))],
    cruising: {
      summer: areasOf(reader, 'summerLocations', areas, warnings),
      winter: areasOf(reader, 'winterLocations', areas, warnings),
    },
    slugs: {
      sale: slugs.matchingOrNull('sale', SLUG, 'a slug'),
      charter: slugs.matchingOrNull('charter', SLUG, 'a slug'),
      ghost: slugs.matchingOrNull('ghost', SLUG, 'a slug'),
    },
    prices: priceBookOf(reader),
    story: reader.perLocale('story', (stories, locale) => storyOf(stories.object(locale))),
    media: {
      hero: media.textOrNull('hero'),
      galleries: { charter: media.textOrNull('galleryCharter'), sale: media.textOrNull('gallerySales') },
    },
    drawing: drawingOf(reader.object('drawing')),
    office: reader.textOrNull('office'),
    updatedAt: reader.matching('updatedAt', DATE, 'an ISO 8601 date'),
  };
  const hasPages = yacht.market === 'none' || MARKETS.every((market) => detailSlug(yacht.slugs, market) !== null);
  if (!hasPages) reader.problem('slugs', 'must hold at least one slug');
  return reader.problems.length > 0 ? err(reader.problems) : ok({ yacht, warnings });
}

function lengthOf(reader: RecordReader, key: string): Meters {
  return reader.number(key, METERS) as Meters;
}

function lengthOrNull(reader: RecordReader, key: string): Meters | null {
  return reader.raw(key) === null ? null : lengthOf(reader, key);
}

/** The wire has no total: it is the sum of the cabins by bed, or the staterooms where those are not told apart. */
function cabinsOf(cabins: RecordReader): Yacht['cabins'] {
  const count = (key: string) => cabins.whole(key, CABINS);
  const [single, double, twin, triple] = [count('single'), count('double'), count('twin'), count('triple')];
  const convertible = count('convertible');
  const staterooms = count('staterooms');
  const total = single + double + twin + triple + convertible || staterooms;
  return { total, single, double, twin, triple, convertible, staterooms, charter: count('chartercabins') };
}

function generatorsOf(reader: RecordReader): readonly number[] {
  const generators = reader.list('generators', (items, index) => items.number(index));
  if (generators.length > MAX_GENERATORS) reader.problem('generators', `must be at most ${MAX_GENERATORS}`);
  return generators;
}

function areasOf(
  reader: RecordReader,
  key: string,
  areas: ReadonlyMap<string, CruisingArea>,
  warnings: FieldProblem[],
): readonly CruisingArea[] {
  return reader
    .list(key, (items, index) => [items.text(index), index] as const)
    .flatMap(([id, index]) => {
      const area = areas.get(id);
      if (area === undefined) warnings.push({ field: `${key}[${index}]`, problem: `no area "${id}"` });
      return area === undefined ? [] : [area];
    });
}

function storyOf(story: RecordReader): Story {
  return {
    headline: story.text('headline'),
    standfirst: story.text('standfirst'),
    paragraphs: story.texts('paragraphs'),
  };
}

/** A place has one name for all, unless the record gives one a language. */
function lyingOf(reader: RecordReader): Localized | null {
  const name = reader.textOrNull('lying');
  if (name === null || reader.raw('lyingNames') === undefined) return name === null ? null : everyLocale(name);
  return reader.localized('lyingNames');
}
