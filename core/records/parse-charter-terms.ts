import * as v from 'valibot';
import type { CharterTerms, ShareRange, VatRate } from '../estimate/charter-terms.ts';
import { crossFieldRule } from '../shared/cross-field-rule.ts';
import * as f from './fields.ts';
import { placeFields } from './parse-places.ts';
import { type FieldProblem, readBySchema } from './read-by-schema.ts';

export interface ParsedTerms {
  /** Null if a value that every estimate needs is invalid. */
  readonly terms: CharterTerms | null;
  /** The problems of rows that are left out, or of the whole file if there are no terms. */
  readonly warnings: readonly FieldProblem[];
}

/** A percentage with at most one decimal, as per mille. */
const perMille = v.pipe(
  f.number({ min: 0, max: 100 }),
  v.check((percent) => Math.round(percent * 10) / 10 === percent, 'must have no more than one decimal'),
  v.transform((percent) => Math.round(percent * 10)),
);

const share: v.GenericSchema<unknown, ShareRange> = v.pipe(
  f.record({ low: perMille, high: perMille }),
  crossFieldRule(['low', 'high'], ({ low, high }) => (low > high ? 'must not be more than "high"' : null)),
);

const weeks = f.integer({ min: 0, max: 52 });
const terms = f.record({
  reviewed: f.date,
  apa: f.record({ motor: share, explorer: share, sail: share, catamaran: share }),
  gratuity: share,
  delivery: f.record({ dayShare: share }),
  payment: f.record({
    atSigning: perMille,
    weeksBefore: v.pipe(
      f.record({ from: weeks, to: weeks }),
      crossFieldRule(['from', 'to'], ({ from, to }) => (from > to ? 'must not be more than "to"' : null)),
    ),
  }),
});

const vatRow: v.GenericSchema<unknown, VatRate> = v.pipe(
  f.record({
    country: f.country,
    from: f.date,
    until: f.optional(f.date),
    share,
    note: f.optional(f.localized(f.text)),
  }),
  crossFieldRule(['until', 'from'], ({ until, from }) => (until !== null && until < from ? 'is before "from"' : null)),
);
const port = v.pipe(f.record(placeFields), v.transform(f.withPosition));

/** The schemas of charter-terms.json: of the whole without its lists, and of a row of each list. */
export const TERMS_SCHEMAS = { terms, vat: vatRow, ports: port };

/**
 * Parses charter-terms.json: the charter costs on top of the fee. Shares are percentages. An invalid row of `vat` or
 * `ports` is left out; with any other invalid value there are no terms, since every estimate depends on them.
 */
export function parseCharterTerms(raw: unknown): ParsedTerms {
  const warnings: FieldProblem[] = [];
  const read = readBySchema(TERMS_SCHEMAS.terms, raw);
  if (!read.ok) warnings.push(...read.error);
  const vat = validRows(raw, 'vat', vatRow, ({ country: code, from }) => `${code} ${from}`, warnings);
  const ports = validRows(raw, 'ports', port, ({ id }) => id, warnings);
  return { terms: read.ok ? { ...read.value, vat, ports } : null, warnings };
}

/** Returns the valid rows, each key once; the problems of the others go into `warnings`. */
function validRows<Row>(
  raw: unknown,
  key: 'vat' | 'ports',
  schema: v.GenericSchema<unknown, Row>,
  keyOf: (row: Row) => string,
  warnings: FieldProblem[],
): readonly Row[] {
  const rows = readBySchema(f.record({ [key]: f.list(v.unknown()) }), raw);
  // The problem of a file that is not an object is reported already.
  if (!rows.ok) warnings.push(...rows.error.filter(({ field }) => field !== 'record'));
  const found = new Map<string, Row>();
  for (const [index, item] of (rows.ok ? (rows.value[key] ?? []) : []).entries()) {
    const row = readBySchema(schema, item);
    const at = `${key}[${index}]`;
    if (!row.ok) warnings.push(...row.error.map(({ field, problem }) => ({ field: below(at, field), problem })));
    else if (found.has(keyOf(row.value)))
      warnings.push({ field: at, problem: `"${keyOf(row.value)}" duplicates an earlier row` });
    else found.set(keyOf(row.value), row.value);
  }
  return [...found.values()];
}

function below(path: string, field: string): string {
  return field === 'record' ? path : `${path}.${field}`;
}
