import { phraseKey } from '../../core/feed-values/phrase-table.ts';
import type { DateOrder } from '../../core/feed-values/read-date.ts';
import { readCurrency } from '../../core/feed-values/read-money.ts';
import type { DecimalSign } from '../../core/feed-values/read-number.ts';
import { UnreadableFeed } from '../../core/import/feed-listing.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../core/locale/locale.ts';
import { foldText, wordsOf } from '../../core/text/fold-text.ts';
import { CSV_FIELD_UNITS, type CsvField, isListField } from './csv-fields.ts';
import { headerKey } from './csv-mapping.ts';
import { decodeText, type TextEncoding } from './decode-text.ts';
import { findDelimiter } from './find-delimiter.ts';
import { HEADER_UNITS, HEADER_WORDS } from './header-words.ts';
import { readRows } from './read-rows.ts';

interface ColumnDetail {
  readonly field: CsvField;
  readonly unit?: string;
  readonly currency?: string;
  readonly language?: Locale;
}
type SuggestedColumn = CsvField | ColumnDetail;

/** A mapping file as it is suggested, for an editor to go through; null where the table does not show it. */
export interface SuggestedMapping {
  readonly encoding: TextEncoding;
  readonly decimal: DecimalSign | null;
  readonly dateOrder: DateOrder | null;
  readonly currency: null;
  readonly lengthUnit: null;
  readonly language: Locale;
  readonly markets: readonly ['sale'];
  readonly kinds: Readonly<Record<string, never>>;
  /** A column that is not known is one to `ignore`. */
  readonly columns: Readonly<Record<string, SuggestedColumn>>;
}

/**
 * Suggests a mapping for a file of a table from its header and first rows (FD1). Bytes that are not UTF-8 are read as
 * windows-1252, which the mapping then says.
 */
export async function suggestMappingForFile(bytes: AsyncIterable<Uint8Array>): Promise<SuggestedMapping> {
  const pieces = bytes[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  async function* fromTheStart() {
    yield* [...seen];
    for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) {
      seen.push(piece.value);
      yield piece.value;
    }
  }
  try {
    return await suggestionOf(fromTheStart(), 'utf-8');
  } catch (error) {
    if (!(error instanceof UnreadableFeed)) throw error;
    return await suggestionOf(fromTheStart(), 'windows-1252');
  } finally {
    await pieces.return?.();
  }
}

const MAX_SAMPLES = 200;

async function suggestionOf(bytes: AsyncIterable<Uint8Array>, encoding: TextEncoding): Promise<SuggestedMapping> {
  const { delimiter, text } = await findDelimiter(decodeText(bytes, encoding), null, []);
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readRows(text, delimiter)) {
    if (cells !== null) rows.push(cells);
    if (rows.length > MAX_SAMPLES) break;
  }
  const [header = [], ...samples] = rows;
  return { ...suggestMapping(header, samples), encoding };
}

/** Suggests a mapping from the header of a table and some of its rows (FD1). */
export function suggestMapping(header: readonly string[], samples: readonly (readonly string[])[]): SuggestedMapping {
  const columns = new Map<string, SuggestedColumn>();
  const taken = new Set<CsvField>();
  for (const name of header.map(headerKey)) {
    if (name === '' || columns.has(name)) continue;
    const column = columnOf(name);
    // A second column of a field fills gaps only where it is in another currency.
    const isDouble = taken.has(column.field) && !isListField(column.field) && column.currency === undefined;
    taken.add(column.field);
    columns.set(name, isDouble ? 'ignore' : Object.keys(column).length === 1 ? column.field : column);
  }
  const cells = samples.flat();
  return {
    encoding: 'utf-8',
    decimal: theOnly(cells.map(decimalOf)),
    dateOrder: theOnly(cells.map(dateOrderOf)),
    currency: null,
    lengthUnit: null,
    language: DEFAULT_LOCALE,
    markets: ['sale'],
    kinds: {},
    columns: Object.fromEntries(columns),
  };
}

/** A number with one or two decimals, and words before and behind it. */
const DECIMAL = /^\D*(?:\d+|\d{1,3}(?:[.,'’ ]\d{3})+)([.,])\d{1,2}(?!\S*\d)\D*$/;
const YEAR_LAST = /^\s*(\d{1,2})([-/.])(\d{1,2})\2\d{4}\b/;

function decimalOf(cell: string): DecimalSign | undefined {
  const sign = DECIMAL.exec(cell.trim())?.[1];
  return sign === ',' || sign === '.' ? sign : undefined;
}

/** The order that a date shows by a day behind the twelfth. */
function dateOrderOf(cell: string): DateOrder | undefined {
  const [, first, , second] = YEAR_LAST.exec(cell) ?? [];
  if (Number(first) > 12) return 'day-month-year';
  return Number(second) > 12 ? 'month-day-year' : undefined;
}

/** Returns what the values say, null where they say nothing or several things. */
function theOnly<T>(values: readonly (T | undefined)[]): T | null {
  const found = [...new Set(values)].filter((value) => value !== undefined);
  return found.length === 1 ? (found[0] ?? null) : null;
}

function columnOf(name: string): ColumnDetail {
  const whole = HEADER_WORDS.get(phraseKey(name));
  const words = wordsOf(name);
  // `LOA (ft)`, `Price EUR`, `Description es`, `Photo 12`: the last words say more about the field.
  for (let count = words.length; count > 0; count -= 1) {
    const field =
      count === words.length && whole !== undefined ? whole : HEADER_WORDS.get(words.slice(0, count).join(' '));
    if (field === undefined) continue;
    const detail = detailOf(field, words.slice(count), name);
    if (detail !== null) return { field, ...detail };
  }
  return { field: 'ignore' };
}

/** Returns what the words behind the name of a field say, and the sign of a currency; null where they say something else. */
function detailOf(field: CsvField, words: readonly string[], name: string): Omit<ColumnDetail, 'field'> | null {
  const isPrice = /^(?:price$|charter\.(?:summer|winter)(?:Low|High))/.test(field);
  const said = words.filter((one) => one !== 'in').join(' ');
  if (said === '') {
    const sign = isPrice ? readCurrency(/[€£₺]|us\$/i.exec(name)?.[0] ?? '') : null;
    return sign === null ? {} : { currency: sign };
  }
  if (isListField(field) && /^(?:\d{1,3}|urls?|links?)$/.test(said)) return {};
  const unit = HEADER_UNITS.get(said);
  if (unit !== undefined && CSV_FIELD_UNITS[field]?.includes(unit)) return { unit };
  const currency = isPrice ? readCurrency(said) : null;
  if (currency !== null) return { currency };
  const isText = field === 'description' || field === 'equipment';
  const language = LOCALES.find(({ code, name: own }) => said === code || said === foldText(own))?.code;
  return isText && language !== undefined ? { language } : null;
}
