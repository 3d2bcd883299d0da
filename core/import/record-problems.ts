import type { FieldProblem } from '../records/read-by-schema.ts';
import { isRecord } from '../shared/parse-json.ts';
import type { LeftOutField } from './feed-listing.ts';
import type { YachtRecord } from './yacht-record.ts';

/** Fields of a record whose names are not plain. */
const PLAIN_NAMES: Readonly<Record<string, string>> = {
  type: 'kind',
  marketType: 'market',
  builtyear: 'year built',
  refityear: 'year of refit',
  buildername: 'builder',
  loaMeter: 'length',
  beamMeter: 'beam',
  draftMeter: 'draft',
  maxSpeed: 'maximum speed',
  cruiseSpeed: 'cruising speed',
  cruiseRange: 'range',
};

/** A figure that no such yacht can have: the bounds depend on her length, so that they stand with the value. */
const BOUNDS = /^must be a (?:whole )?number from (.*) to (.*)$/;

/** Describes a problem of a record as one of the feed, with the value. */
export function leftOutFieldOf({ field, problem }: FieldProblem, record: YachtRecord): LeftOutField {
  const [, min, max] = BOUNDS.exec(problem) ?? [];
  const value = valueAt(record, field);
  const plain = PLAIN_NAMES[field] ?? field;
  if (value === '') return { field: plain, value, problem: 'is missing' };
  if (min === undefined) return { field: plain, value, problem };
  return { field: plain, value: `${value}, not from ${min} to ${max}`, problem: 'is not plausible' };
}

/** Leaves out the fields that nobody would see, so that the site does not name them in its log at each start. */
export function withoutInvalidFields(record: YachtRecord, problems: readonly FieldProblem[]): YachtRecord {
  return problems.reduce<YachtRecord>((kept, { field }) => withoutField(kept, keysOf(field)), record);
}

function withoutField(record: YachtRecord, [key = '', ...rest]: readonly string[]): YachtRecord {
  if (!Object.hasOwn(record, key)) return record;
  const part = record[key];
  if (rest.length === 0) return { ...record, [key]: null };
  return isRecord(part) ? { ...record, [key]: withoutField(part, rest) } : record;
}

/** Returns the keys of a path, `guests.total` or `generators[2]`. */
function keysOf(field: string): readonly string[] {
  return field.split(/[.[\]]+/).filter(Boolean);
}

/** Returns the value of a field of a record, `guests.total`, as a short text. */
function valueAt(record: YachtRecord, field: string): string {
  let value: unknown = record;
  for (const key of keysOf(field)) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  }
  return value === undefined || value === null ? '' : String(JSON.stringify(value)).slice(0, 80);
}
