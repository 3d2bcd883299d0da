import { readYesNo } from '../../core/feed-values/feed-words.ts';
import { filmAddress } from '../../core/feed-values/film-address.ts';
import { type PhraseTable, takePhrases, wordTable } from '../../core/feed-values/phrase-table.ts';
import { plainText } from '../../core/feed-values/plain-text.ts';
import type { DateOrder } from '../../core/feed-values/read-date.ts';
import { readLength } from '../../core/feed-values/read-length.ts';
import { type ParsedFeedPrice, readMoney } from '../../core/feed-values/read-money.ts';
import { type DecimalSign, type NumberNotation, readNumber } from '../../core/feed-values/read-number.ts';
import { readPriceFlag } from '../../core/feed-values/read-price-flag.ts';
import { isBlankValue, type Reading } from '../../core/feed-values/reading.ts';
import { readWebAddress } from '../../core/feed-values/web-address.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { MARKETS, type Market } from '../../core/market/market.ts';
import { err, ok } from '../../core/shared/result.ts';
import type { LengthUnit } from '../../core/yacht/length.ts';
import type { YachtKind } from '../../core/yacht/yacht.ts';

/** How a house writes its table. */
export interface CsvConventions {
  readonly decimal: DecimalSign | null;
  readonly dateOrder: DateOrder | null;
  /** The unit of lengths without one. */
  readonly lengthUnit: LengthUnit | null;
  /** The language of descriptions and equipment. */
  readonly language: Locale;
  /** The words of the house for kinds of yachts. */
  readonly kinds: PhraseTable<YachtKind>;
}

/** The settings of a cell's column and table, by which its text is read. */
export interface CellContext {
  readonly mapping: CsvConventions;
  readonly column: { readonly unit: string | null; readonly language: Locale | null };
  /** The currency of an amount without one: that of the row, the column or the mapping. */
  readonly currency: string | null;
}

export type ReadCell<T> = (text: string, context: CellContext) => Reading<T>;

const MAX_LINE_LENGTH = 200;

/** Reads a text of one line. */
export const line: ReadCell<string> = (text) => {
  if (isBlankValue(text)) return ok(null);
  const plain = plainText(text).replace(/\s+/g, ' ');
  return plain.length > MAX_LINE_LENGTH
    ? err(`has more than ${MAX_LINE_LENGTH} characters`)
    : ok(plain === '' ? null : plain);
};

/** Reads a value by a reader that returns null for one that it does not recognise. */
export function requireKnown<T>(
  read: (text: string, context: CellContext) => T | null,
  problem = 'is not recognised',
): ReadCell<T> {
  return (text, context) => {
    if (isBlankValue(text)) return ok(null);
    const value = read(text, context);
    return value === null ? err(problem) : ok(value);
  };
}

export const yesNo = requireKnown(readYesNo);

export function number(form: NumberNotation): ReadCell<number> {
  return (text, { mapping }) => readNumber(text, { decimal: mapping.decimal, ...form });
}

export const count: ReadCell<number> = (text) => {
  const read = readNumber(text, { max: 1_000, decimals: 0 });
  return read.ok && !Number.isInteger(read.value ?? 0) ? err('is not a whole number') : read;
};

export const LENGTH_UNITS = ['meters', 'feet'] as const;

/** Reads a length in metres. @param own the unit of a column that is of one unit */
export function length(own: LengthUnit | null = null): ReadCell<number> {
  return (text, { mapping, column }) =>
    readLength(text, { unit: own ?? unitOf(column, LENGTH_UNITS) ?? mapping.lengthUnit, decimal: mapping.decimal });
}

/** Reads a measure by the unit of its column. */
export function measure<Unit extends string>(
  units: readonly Unit[],
  read: (text: string, form: { readonly unit: Unit | null; readonly decimal: DecimalSign | null }) => Reading<number>,
): ReadCell<number> {
  return (text, { mapping, column }) => read(text, { unit: unitOf(column, units), decimal: mapping.decimal });
}

function unitOf<Unit extends string>({ unit }: CellContext['column'], units: readonly Unit[]): Unit | null {
  return units.find((one) => one === unit) ?? null;
}

export const money: ReadCell<ParsedFeedPrice> = (text, { mapping, currency }) =>
  readMoney(text, { currency, decimal: mapping.decimal });

/** Reads the price of a yacht that is for sale: that of a week is another thing. */
export const salePrice: ReadCell<ParsedFeedPrice> = (text, context) => {
  const read = money(text, context);
  return read.ok && read.value?.period === 'week' ? err('is the price of a week') : read;
};

/** Reads a flag that hides the price; null where it does not, so that any of several columns hides it. */
export const priceHiddenFlag: ReadCell<true> = (text) => {
  const read = readPriceFlag(text);
  return read.ok ? ok(read.value === true ? true : null) : read;
};

const DEGREES = /^([-−]?)(\d{1,3}(?:[.,]\d+)?)°?$/;

/** Reads degrees north or east. */
export function degrees(max: number): ReadCell<number> {
  return requireKnown((text) => {
    const [, sign = '', figures = 'none'] = DEGREES.exec(text.replace(/\s/g, '')) ?? [];
    const value = Number(figures.replace(',', '.'));
    return value <= max ? (sign === '' ? value : -value) : null;
  }, `is not a number of degrees up to ${max}`);
}

const MARKET_WORDS = wordTable<readonly Market[]>([
  [
    ['sale'],
    'sale; sales; for sale; brokerage; venta; en venta; vente; a vendre; verkauf; zu verkaufen; vendita; in vendita',
  ],
  [
    ['charter'],
    'charter; for charter; chartering; rental; alquiler; location; a louer; vercharterung; miete; noleggio',
  ],
  [MARKETS, 'both; ambos; les deux; beide; entrambi'],
]);

const JOINED = /^(?:[\s&/,;+|()-]|\b(?:and|y|e|et|und)\b)*$/;

/**
 * Reads the markets on which a yacht is offered. A text with any other word is not read: `not`, `no` or `until` may reverse
 * its meaning.
 */
export const markets = requireKnown((text): readonly Market[] | null => {
  const { senses, rest } = takePhrases(text, MARKET_WORDS);
  const found = new Set([...senses].flat());
  return found.size === 0 || !JOINED.test(rest) ? null : MARKETS.filter((market) => found.has(market));
});

export const webAddress = requireKnown(readWebAddress, 'is not a web address');

export const film = requireKnown((text) => filmAddress(readWebAddress(text) ?? ''), 'is not a YouTube film');

/** Reads a text of several paragraphs, with its language. */
export const paragraphs: ReadCell<{ readonly locale: Locale; readonly text: string }> = (text, { mapping, column }) => {
  const plain = plainText(text);
  return ok(isBlankValue(plain) ? null : { locale: column.language ?? mapping.language, text: plain });
};

/** Reads a line of equipment, with its language. */
export const feature: typeof paragraphs = (text, context) => {
  const read = line(text, context);
  if (!read.ok || read.value === null) return read.ok ? ok(null) : read;
  return ok({ locale: context.column.language ?? context.mapping.language, text: read.value });
};
