import { readCountry, readKind, readMaterial, readStatus, readYesNo } from '../../core/feed-values/feed-words.ts';
import { readCruisingRange } from '../../core/feed-values/read-cruising-range.ts';
import { readDate } from '../../core/feed-values/read-date.ts';
import { readEngines, readPower } from '../../core/feed-values/read-engines.ts';
import { readCurrency, readVatPaid } from '../../core/feed-values/read-money.ts';
import { readSpeed } from '../../core/feed-values/read-speed.ts';
import { readYear } from '../../core/feed-values/read-year.ts';
import * as cell from './read-cells.ts';

const SPEED_UNITS = ['kn', 'km/h', 'mph'] as const;
const RANGE_UNITS = ['nm', 'km', 'mi'] as const;
const POWER_UNITS = ['hp', 'kw', 'ps'] as const;

const speed = cell.measure(SPEED_UNITS, readSpeed);
const material = cell.requireKnown(readMaterial);
const country = cell.requireKnown(readCountry, 'is not a country');

/**
 * The readers of a cell's text, by the field that a column is mapped to. Two columns of one field fill each other's
 * gaps.
 */
export const CSV_SINGLE_FIELD_READERS = {
  ref: cell.line,
  status: cell.requireKnown(readStatus),
  market: cell.markets,
  name: cell.line,
  builder: cell.line,
  model: cell.line,
  kind: cell.requireKnown((text, { mapping }) => readKind(text, mapping.kinds)),
  builtYear: (text) => readYear(text),
  refitYear: (text) => readYear(text),
  flag: country,
  yachtClass: cell.line,
  length: cell.length(),
  'length.feet': cell.length('feet'),
  'length.inches': cell.number({ max: 11.99 }),
  beam: cell.length(),
  'beam.feet': cell.length('feet'),
  'beam.inches': cell.number({ max: 11.99 }),
  draft: cell.length(),
  'draft.feet': cell.length('feet'),
  'draft.inches': cell.number({ max: 11.99 }),
  guestsSleeping: cell.count,
  guestsCruising: cell.count,
  crew: cell.count,
  cabins: cell.count,
  'cabins.single': cell.count,
  'cabins.double': cell.count,
  'cabins.twin': cell.count,
  'cabins.triple': cell.count,
  'cabins.convertible': cell.count,
  grossTonnage: cell.number({ min: 1, max: 100_000, decimals: 2 }),
  maxSpeed: speed,
  cruiseSpeed: speed,
  range: cell.measure(RANGE_UNITS, readCruisingRange),
  engines: (text, { mapping }) => readEngines(text, mapping),
  'engines.number': cell.count,
  'engines.maker': cell.line,
  'engines.model': cell.line,
  'engines.power': cell.measure(POWER_UNITS, readPower),
  hullMaterial: material,
  superstructureMaterial: material,
  exteriorDesigner: cell.line,
  interiorDesigner: cell.line,
  berth: cell.line,
  place: cell.line,
  country,
  latitude: cell.degrees(90),
  longitude: cell.degrees(180),
  price: cell.salePrice,
  /** The currency of the amounts of its row. */
  currency: cell.requireKnown((text) => readCurrency(text), 'is not a currency'),
  priceOnApplication: cell.priceHiddenFlag,
  vatPaid: cell.requireKnown((text) => readVatPaid(text) ?? readYesNo(text)),
  newToMarket: cell.yesNo,
  'charter.summerLow': cell.money,
  'charter.summerHigh': cell.money,
  'charter.winterLow': cell.money,
  'charter.winterHigh': cell.money,
  office: cell.line,
  updatedAt: (text, { mapping }) => readDate(text, mapping.dateOrder),
} satisfies Readonly<Record<string, cell.ReadCell<unknown>>>;

export type CsvSingleField = keyof typeof CSV_SINGLE_FIELD_READERS;
type ValueOf<Read> = Read extends cell.ReadCell<infer T> ? T : never;
export type CsvValues = { readonly [Field in CsvSingleField]?: ValueOf<(typeof CSV_SINGLE_FIELD_READERS)[Field]> };

/** Signs between and behind addresses; an address may have a comma. */
const ADDRESSES = /[\s;,|]+(?=[a-z][a-z\d+.-]*:|$)/i;
const NAMES = /[\n;,|]/;

/**
 * The fields with more than one value, in one column or in many: the separator of a cell's text, and the reader of a
 * part.
 */
export const CSV_LIST_FIELD_READERS = {
  description: { split: null, read: cell.paragraphs },
  equipment: { split: /[\n;|•]/, read: cell.feature },
  pictures: { split: ADDRESSES, read: cell.webAddress },
  films: { split: ADDRESSES, read: cell.film },
  'charter.summerWaters': { split: NAMES, read: cell.line },
  'charter.winterWaters': { split: NAMES, read: cell.line },
} satisfies Readonly<Record<string, { readonly split: RegExp | null; readonly read: cell.ReadCell<unknown> }>>;

export type CsvListField = keyof typeof CSV_LIST_FIELD_READERS;
export type CsvLists = {
  readonly [Field in CsvListField]: readonly ValueOf<(typeof CSV_LIST_FIELD_READERS)[Field]['read']>[];
};

/** The units that a column of a field may state. */
export const CSV_FIELD_UNITS: Readonly<Partial<Record<string, readonly string[]>>> = {
  ...{ length: cell.LENGTH_UNITS, beam: cell.LENGTH_UNITS, draft: cell.LENGTH_UNITS },
  ...{ maxSpeed: SPEED_UNITS, cruiseSpeed: SPEED_UNITS, range: RANGE_UNITS, 'engines.power': POWER_UNITS },
};

/** The fields that a column may be mapped to. The report does not name a column that is mapped to `ignore`. */
export const CSV_FIELDS = [
  'ignore',
  ...Object.keys(CSV_SINGLE_FIELD_READERS),
  ...Object.keys(CSV_LIST_FIELD_READERS),
] as readonly CsvField[];
export type CsvField = CsvSingleField | CsvListField | 'ignore';

export function isSingleField(field: CsvField): field is CsvSingleField {
  return Object.hasOwn(CSV_SINGLE_FIELD_READERS, field);
}

export function isListField(field: CsvField): field is CsvListField {
  return Object.hasOwn(CSV_LIST_FIELD_READERS, field);
}
