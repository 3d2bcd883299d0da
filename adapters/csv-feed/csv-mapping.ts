import { phraseKey } from '../../core/feed-values/phrase-table.ts';
import { DATE_ORDERS } from '../../core/feed-values/read-date.ts';
import { readCurrency } from '../../core/feed-values/read-money.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../core/locale/locale.ts';
import { MARKETS, type Market } from '../../core/market/market.ts';
import type { FieldProblem } from '../../core/records/read-by-schema.ts';
import { type RecordReader, recordReaderOf } from '../../core/records/record-reader.ts';
import { fieldsOf } from '../../core/shared/parse-json.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { LENGTH_UNITS } from '../../core/yacht/length.ts';
import { YACHT_KINDS } from '../../core/yacht/yacht.ts';
import { CSV_FIELD_UNITS, CSV_FIELDS, type CsvField } from './csv-fields.ts';
import { TEXT_ENCODINGS, type TextEncoding } from './decode-text.ts';
import type { CsvConventions } from './read-cells.ts';

export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The field that a column of a table holds, and how its values are read. */
export interface CsvColumn {
  readonly field: CsvField;
  /** The unit of numbers without one. */
  readonly unit: string | null;
  /** ISO 4217 of amounts without one. */
  readonly currency: string | null;
  readonly language: Locale | null;
}

/** How a table is read (FD1). */
export interface CsvMapping extends CsvConventions {
  /** Null where the header shows it. */
  readonly delimiter: Delimiter | null;
  readonly encoding: TextEncoding;
  /** ISO 4217 of amounts that name none. */
  readonly currency: string | null;
  /** The markets of rows that name none. */
  readonly markets: readonly Market[];
  /** By the text of the header. */
  readonly columns: ReadonlyMap<string, CsvColumn>;
}

const SETTINGS = [
  ...[
    'delimiter',
    'encoding',
    'decimal',
    'dateOrder',
    'currency',
    'lengthUnit',
    'language',
    'markets',
    'kinds',
    'columns',
  ],
];
const DETAILS = ['field', 'unit', 'currency', 'language'];

/**
 * Reads a mapping file: `{ "decimal": ",", "markets": ["sale"], "columns": { "Name": "name", "LOA": { "field": "length",
 * "unit": "feet" } } }` (FD1). The error has every mistake, by its field.
 */
export function readCsvMapping(json: unknown): Result<CsvMapping, readonly FieldProblem[]> {
  const reader = recordReaderOf(json);
  knowsOnly(reader, json, SETTINGS);
  const columns = readColumns(reader, fieldsOf(json).columns);
  const fields = new Set([...columns.values()].map(({ field }) => field));
  const mapping: CsvMapping = {
    delimiter: reader.optional('delimiter', () => reader.oneOf('delimiter', DELIMITERS)),
    encoding: reader.optional('encoding', () => reader.oneOf('encoding', TEXT_ENCODINGS)) ?? 'utf-8',
    decimal: reader.optional('decimal', () => reader.oneOf('decimal', ['.', ','])),
    dateOrder: reader.optional('dateOrder', () => reader.oneOf('dateOrder', DATE_ORDERS)),
    lengthUnit: reader.optional('lengthUnit', () => reader.oneOf('lengthUnit', LENGTH_UNITS)),
    currency: readCode(reader),
    language: readLanguage(reader) ?? DEFAULT_LOCALE,
    markets:
      reader.optional('markets', () => reader.list('markets', (items, at) => items.oneOf(at, ['charter', 'sale']))) ??
      [],
    kinds: readKinds(reader, fieldsOf(json).kinds),
    columns,
  };
  if (!fields.has('ref'))
    reader.problem('columns', 'must have one that is "ref", the id of a yacht that stays the same');
  if (!fields.has('market') && mapping.markets.length === 0)
    reader.problem('markets', `must have ${MARKETS.join(' or ')}, or a column be "market"`);
  return reader.problems.length === 0 ? ok(mapping) : err(reader.problems);
}

function readColumns(reader: RecordReader, json: unknown): ReadonlyMap<string, CsvColumn> {
  const columns = reader.object('columns');
  const rows = Object.entries(fieldsOf(json)).map(([header, means]): [string, CsvColumn] => {
    if (typeof means === 'string')
      return [headerKey(header), { field: readField(columns, header), unit: null, currency: null, language: null }];
    const column = columns.object(header);
    knowsOnly(column, means, DETAILS);
    const field = readField(column, 'field');
    const [first, ...others] = CSV_FIELD_UNITS[field] ?? [];
    const unit = column.optional('unit', () =>
      first === undefined ? wrong(column, 'unit', `is none of ${field}`) : column.oneOf('unit', [first, ...others]),
    );
    return [headerKey(header), { field, unit, currency: readCode(column), language: readLanguage(column) }];
  });
  return new Map(rows);
}

/** Writes a header as a mapping names it: without blanks around it. */
export function headerKey(header: string): string {
  return header.replace(/\s+/g, ' ').trim();
}

function readField(reader: RecordReader, key: string): CsvField {
  const field = CSV_FIELDS.find((one) => one === reader.raw(key));
  return field ?? wrong(reader, key, `must be one of ${CSV_FIELDS.join(', ')}`) ?? 'ignore';
}

function readCode(reader: RecordReader): string | null {
  return reader.optional('currency', () => {
    const code = reader.text('currency');
    return readCurrency(code) === code
      ? code
      : wrong(reader, 'currency', 'must be a currency of ISO 4217, such as EUR');
  });
}

function readLanguage(reader: RecordReader): Locale | null {
  return reader.optional('language', () => {
    const language = reader.raw('language');
    return isLocale(language)
      ? language
      : wrong(reader, 'language', `must be one of ${LOCALES.map(({ code }) => code).join(', ')}`);
  });
}

function readKinds(reader: RecordReader, json: unknown): CsvConventions['kinds'] {
  const rows = reader.optional('kinds', () => {
    const kinds = reader.object('kinds');
    knowsOnly(kinds, json, YACHT_KINDS);
    const given = YACHT_KINDS.filter((kind) => Object.hasOwn(fieldsOf(json), kind));
    return given.flatMap((kind) => kinds.list(kind, (items, at) => [phraseKey(items.text(at)), kind] as const));
  });
  return new Map(rows ?? []);
}

/** Names the keys that mean nothing: a word that is misspelt would change nothing in silence. */
function knowsOnly(reader: RecordReader, json: unknown, keys: readonly string[]): void {
  for (const key of Object.keys(fieldsOf(json)))
    if (!keys.includes(key)) reader.problem(key, `is unknown: there are ${keys.join(', ')}`);
}

function wrong(reader: RecordReader, key: string, problem: string): null {
  reader.problem(key, problem);
  return null;
}
