import type { Position } from '../geo/position.ts';
import { type Localized, sameInEveryLocale } from '../locale/locale.ts';
import { MARKETS } from '../market/market.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { slugWithFallback } from '../yacht/market-rules.ts';
import { isTrueString } from '../yacht/ribbon.ts';
import { AMENITIES, type CruisingArea, type Meters, YACHT_KINDS, type Yacht, type YachtId } from '../yacht/yacht.ts';
import { countryProblem, instantProblem } from './fields.ts';
import { drawingOf } from './parse-drawing.ts';
import { marketAndWithdrawalOf, parsePriceHistory, priceBookOf } from './parse-listing.ts';
import { PLAUSIBLE_BOUNDS, parseParticulars } from './parse-particulars.ts';
import { listedTextsOf, parseFeatures, storyOf } from './parse-story.ts';
import type { FieldProblem } from './read-by-schema.ts';
import { objectFromKeys, type RecordReader, recordReaderOf } from './record-reader.ts';

/** The fields without which a record is left out; `record` is named where the value is not an object at all. */
export const ESSENTIAL_FIELDS = [
  'record',
  'yachtid',
  'name',
  'type',
  'marketType',
  'builtyear',
  'buildername',
  'loaMeter',
];
/** The forms in which the brokerage's systems export an empty text. */
const NO_TEXT = /^\s*(?:null\s*)?$/i;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ANY_TEXT = /^/;

export interface ParsedYacht {
  readonly yacht: Yacht;
  /** The problems of fields that were left out: missing, invalid or implausible ones. */
  readonly warnings: readonly FieldProblem[];
}

/**
 * Parses one file of content/yachts as a yacht. A problem with an optional field is a warning, and the field is read as
 * absent. If an essential field is invalid or she has no slug, the result is an error with all problems of the record.
 */
export function parseYacht(
  record: unknown,
  areas: ReadonlyMap<string, CruisingArea>,
): Result<ParsedYacht, readonly FieldProblem[]> {
  const reader = recordReaderOf(record, (value) => (typeof value === 'string' && NO_TEXT.test(value) ? null : value));
  const yacht = yachtFrom(reader, areas);
  const isWithoutPages = !hasPages(yacht);
  if (isWithoutPages && !hasProblemIn(reader, ['slugs'])) reader.problem('slugs', 'must hold at least one slug');
  const { problems } = reader;
  return isWithoutPages || hasProblemIn(reader, ESSENTIAL_FIELDS) ? err(problems) : ok({ yacht, warnings: problems });
}

/** Reads all fields of a yacht. */
export function yachtFrom(reader: RecordReader, areas: ReadonlyMap<string, CruisingArea>): Yacht {
  const identity = identityOf(reader);
  const { id, kind } = identity;
  const length = lengthOf(reader);
  return {
    ...identity,
    ...marketAndWithdrawalOf(reader),
    ...parseParticulars(reader, kind, length),
    ...termsOf(reader),
    location: locationOf(reader),
    cruising: {
      summer: areasOf(reader, 'summerLocations', areas),
      winter: areasOf(reader, 'winterLocations', areas),
    },
    ...presentationOf(reader),
    slugs: slugsOf(reader.objectOrNull('slugs')),
    drawing: drawingOf(reader.objectOrNull('drawing'), { id, kind, length }),
  };
}

function identityOf(yacht: RecordReader) {
  const kind = yacht.oneOf('type', YACHT_KINDS);
  const builtYear = yacht.whole('builtyear', PLAUSIBLE_BOUNDS.year);
  const isPower = kind === 'motor' || kind === 'explorer';
  return {
    id: yacht.text('yachtid') as YachtId,
    name: yacht.text('name'),
    model: yacht.textOrNull('model'),
    kind,
    powerOrSail: yacht.oneOfOrNull('powerorsail', ['power', 'sail']) ?? (isPower ? 'power' : 'sail'),
    featured: yacht.booleanOrNull('featured') ?? false,
    builtYear,
    refitYear:
      yacht.raw('refityear') === 0
        ? null
        : yacht.wholeOrNull('refityear', { ...PLAUSIBLE_BOUNDS.year, min: builtYear }),
    builder: { name: yacht.text('buildername'), url: yacht.textOrNull('builderUrl') },
    yachtClass: yacht.textOrNull('yachtclass'),
    flag: yacht.checkedOrNull('flag', countryProblem),
  } satisfies Partial<Yacht>;
}

/** Parses the length. An invalid one becomes the longest plausible, so that measures are still checked against it. */
function lengthOf(yacht: RecordReader): Meters {
  return (yacht.sound(() => yacht.number('loaMeter', PLAUSIBLE_BOUNDS.length)) ??
    PLAUSIBLE_BOUNDS.length.max) as Meters;
}

/** Parses the terms on which she is offered. */
function termsOf(yacht: RecordReader) {
  return {
    vatPaid: yacht.booleanOrNull('vatPaid') ?? false,
    taxPaid: yacht.booleanOrNull('taxPaid') ?? false,
    poa: yacht.protection('poa', 'her price is hidden'),
    usResidentsExcluded: yacht.protection('usResidentsExcluded', 'the note to U.S. residents is shown'),
    newToMarket: { sale: isNew(yacht, 'saleNewToMarket'), charter: isNew(yacht, 'charterNewToMarket') },
    prices: priceBookOf(yacht),
    priceHistory: parsePriceHistory(yacht),
    office: yacht.textOrNull('office'),
    brokers: { charter: yacht.optionalText('brokerCharter'), sale: yacht.optionalText('brokerSale') },
    verifiedAt: yacht.optional('verifiedAt', () => yacht.date('verifiedAt')),
    updatedAt: yacht.checkedOrNull('updatedAt', instantProblem),
  } satisfies Partial<Yacht>;
}

function isNew(yacht: RecordReader, key: string): boolean {
  return isTrueString(yacht.matchingOrNull(key, ANY_TEXT, "a text, 'true' for yes"));
}

/** Parses the texts and media of her page. */
function presentationOf(yacht: RecordReader) {
  const media = yacht.objectOrNull('media');
  return {
    brochures: { charter: yacht.textOrNull('brochureCharter'), sale: yacht.textOrNull('brochureSales') },
    videos: { charter: yacht.textOrNull('youtubeUrlCharter'), sale: yacht.textOrNull('youtubeUrlSale') },
    ribbon: yacht.localizedOrNull('ribbonText'),
    features: parseFeatures(yacht),
    amenities: [...new Set(yacht.soundList('amenities', (items, index) => items.oneOf(index, AMENITIES)))],
    story: storyOf(yacht),
    listed: listedTextsOf(yacht),
    media: {
      hero: media.textOrNull('hero'),
      galleries: { charter: media.textOrNull('galleryCharter'), sale: media.textOrNull('gallerySales') },
    },
  } satisfies Partial<Yacht>;
}

function slugsOf(slugs: RecordReader): Yacht['slugs'] {
  return objectFromKeys(['sale', 'charter', 'ghost'], (key) => slugs.matchingOrNull(key, SLUG, 'a slug'));
}

/** Returns whether she has the pages that she needs; a yacht that was on no market needs none. */
function hasPages({ market, withdrawn, slugs }: Yacht): boolean {
  return (withdrawn?.was ?? market) === 'none' || MARKETS.every((page) => slugWithFallback(slugs, page) !== null);
}

function hasProblemIn({ problems }: RecordReader, fields: readonly string[]): boolean {
  return problems.some(({ field }) => fields.includes(field));
}

function areasOf(yacht: RecordReader, key: string, areas: ReadonlyMap<string, CruisingArea>): readonly CruisingArea[] {
  return yacht
    .soundList(key, (items, index) => {
      const id = items.text(index);
      const area = areas.get(id);
      if (id !== '' && area === undefined) items.problem(index, `no area "${id}"`);
      return area === undefined ? [] : [area];
    })
    .flat();
}

function locationOf(yacht: RecordReader): Yacht['location'] {
  return {
    berth: yacht.textOrNull('berth'),
    country: yacht.checkedOrNull('country', countryProblem),
    lying: lyingOf(yacht),
    position: yacht.optional('lyingPosition', () => positionOf(yacht.object('lyingPosition'))),
  };
}

/** Parses a position; null if neither coordinate is given. */
function positionOf(reader: RecordReader): Position | null {
  if ((reader.raw('lat') ?? null) === null && (reader.raw('lng') ?? null) === null) return null;
  const latitude = reader.number('lat', { min: -90, max: 90 });
  return { latitude, longitude: reader.number('lng', { min: -180, max: 180 }) };
}

/** Parses the place where she lies. It has one name for all languages, unless the record gives one for each. */
function lyingOf(yacht: RecordReader): Localized | null {
  const name = yacht.textOrNull('lying');
  const names = yacht.optional('lyingNames', () => yacht.localized('lyingNames'));
  return name === null ? null : (names ?? sameInEveryLocale(name));
}
