import type { CharterTerms, ShareRange, VatRow } from '../estimate/charter-terms.ts';
import { countryCode } from './read-codes.ts';
import { placeIn } from './read-place.ts';
import { type FieldProblem, type RecordReader, readRecord } from './record-reader.ts';

export interface ParsedTerms {
  /** Null where what every estimate needs is wrong. */
  readonly terms: CharterTerms | null;
  /** Rows that are left out, and what is wrong where there are no terms. */
  readonly warnings: readonly FieldProblem[];
}

/**
 * charter-terms.json: what a charter costs beside its fee. Shares are given in per cent. A wrong row of VAT or port is
 * left out; a wrong share or payment leaves no terms, for a sum with another would be false.
 */
export function parseCharterTerms(record: unknown): ParsedTerms {
  const reader = readRecord(record);
  const [apa, delivery] = [reader.object('apa'), reader.object('delivery')];
  const common = {
    reviewed: reader.date('reviewed'),
    apa: {
      motor: shareIn(apa, 'motor'),
      explorer: shareIn(apa, 'explorer'),
      sail: shareIn(apa, 'sail'),
      catamaran: shareIn(apa, 'catamaran'),
    },
    gratuity: shareIn(reader, 'gratuity'),
    delivery: { dayShare: shareIn(delivery, 'dayShare') },
    payment: paymentIn(reader.object('payment')),
  };
  const isSound = reader.problems.length === 0;
  const vat = soundRows(reader, 'vat', vatRow, ({ country, from }) => `${country} ${from}`);
  const ports = soundRows(reader, 'ports', placeIn, ({ id }) => id);
  return { terms: isSound ? { ...common, vat, ports } : null, warnings: reader.problems };
}

/** Low and high in per cent, in per mille. */
function shareIn(parent: RecordReader, key: string): ShareRange {
  const before = parent.problems.length;
  const reader = parent.object(key);
  const share = { low: perMille(reader, 'low'), high: perMille(reader, 'high') };
  if (reader.problems.length === before && share.low > share.high) reader.problem('low', 'must not be more than high');
  return share;
}

function perMille(reader: RecordReader, key: string): number {
  const percent = reader.number(key, { min: 0, max: 100 });
  const share = Math.round(percent * 10);
  if (share / 10 !== percent) reader.problem(key, 'must have no more than one decimal');
  return share;
}

function paymentIn(reader: RecordReader): CharterTerms['payment'] {
  const weeks = reader.object('weeksBefore');
  const weeksBefore = { from: weeks.whole('from', { max: 52 }), to: weeks.whole('to', { max: 52 }) };
  if (weeksBefore.from > weeksBefore.to) weeks.problem('from', 'must not be more than to');
  return { atSigning: perMille(reader, 'atSigning'), weeksBefore };
}

function vatRow(reader: RecordReader): VatRow {
  const row: VatRow = {
    country: countryCode(reader, 'country'),
    from: reader.date('from'),
    until: reader.optional('until', () => reader.date('until')),
    share: shareIn(reader, 'share'),
    note: reader.optional('note', () => reader.localized('note')),
  };
  if (row.until !== null && row.until < row.from) reader.problem('until', 'is before from');
  return row;
}

/** The rows that can be read, each key once; what is wrong with the others is noted. */
function soundRows<T>(
  reader: RecordReader,
  key: string,
  read: (row: RecordReader) => T,
  keyOf: (row: T) => string,
): readonly T[] {
  const taken = new Set<string>();
  const rows = reader.list(key, (items, index) => {
    const before = reader.problems.length;
    const row = read(items.object(index));
    const isSound = reader.problems.length === before;
    if (isSound && taken.has(keyOf(row))) items.problem(index, `"${keyOf(row)}" is taken by an earlier row`);
    else if (isSound) taken.add(keyOf(row));
    return reader.problems.length === before ? [row] : [];
  });
  return rows.flat();
}
