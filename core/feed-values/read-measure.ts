import { err, ok } from '../shared/result.ts';
import { foldText } from '../text/fold-text.ts';
import { type NumberNotation, readNumber } from './read-number.ts';
import { isBlankValue, type Reading } from './reading.ts';

/** The size of each unit in the unit of the site; the names are folded, without blanks and points. */
export type UnitTable = Readonly<Record<string, number>>;

export interface MeasureNotation extends Pick<NumberNotation, 'decimal'> {
  /** The unit, as a name of the table, of a number without one; null if the feed does not say it. */
  readonly unit?: string | null;
}

export interface MeasureKind {
  readonly units: UnitTable;
  /** The plausible range for a yacht, in the unit of the site. */
  readonly min: number;
  readonly max: number;
  /** The decimals that a measure is rounded to, and that a number makes sense with. */
  readonly decimals: number;
}

/** A number, and then the name of its unit. */
const MEASURE = /^([-−–]?\s*\d[\d\s.,'’]*?)\s*([^\d\s.,'’][^\d]*)?$/;
/** The tolerance between two units of one measure: `15.2 m / 50 ft`. */
const ROUNDING = 0.02;

/** Returns the table of units with their names: `['kn kt kts', 1]`. */
export function unitTable(rows: readonly (readonly [names: string, one: number])[]): UnitTable {
  return Object.fromEntries(rows.flatMap(([names, one]) => names.split(' ').map((name) => [name, one])));
}

/** Reads a measure of a feed; 0 stands for none (FD1). One that is given in two units has to be the same in both. */
export function readMeasure(
  text: string,
  kind: MeasureKind,
  form: MeasureNotation,
  readOne = readInUnit,
): Reading<number> {
  if (isBlankValue(text)) return ok(null);
  const readings = partsOf(text).map((part) => readOne(part, kind, form));
  const measures = readings.flatMap((reading) => (reading.ok ? [reading.value] : []));
  const [first = null] = measures;
  if (measures.length < readings.length) return readings.find(({ ok: isRead }) => !isRead) ?? err('is not a number');
  const differs = measures.some((one) => Math.abs((one ?? 0) - (first ?? 0)) > ROUNDING * (first ?? 0));
  return differs ? err('says two different things') : ok(first);
}

/** `15.2 m (50 ft)`, `15.2 m / 50 ft` → `15.2 m`, `50 ft`. */
function partsOf(text: string): string[] {
  return text
    .replace(/\)\s*$/, '')
    .split(/\s*[/|;(](?=\s*\d)/)
    .map((part) => part.trim());
}

/** Reads a number with its unit. */
export function readInUnit(
  text: string,
  { units, min, max, decimals }: MeasureKind,
  form: MeasureNotation,
): Reading<number> {
  const [, digits, unit = form.unit ?? ''] = MEASURE.exec(text) ?? [];
  if (digits === undefined) return err('is not a number with a unit');
  const name = foldText(unit).replace(/[\s.]/g, '');
  if (name === '') return err('has no unit');
  const one = Object.hasOwn(units, name) ? units[name] : undefined;
  if (one === undefined) return err('has a unit that is not known');
  const bounds = { min: min / one, max: max / one, decimals: Math.max(decimals, 1) };
  const number = readNumber(digits, { decimal: form.decimal ?? null, ...bounds });
  if (!number.ok || number.value === null) return number;
  return ok(number.value === 0 ? null : rounded(number.value * one, decimals));
}

export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
