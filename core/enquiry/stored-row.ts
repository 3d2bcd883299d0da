import type * as v from 'valibot';
import { type FieldProblem, readBySchema } from '../records/read-by-schema.ts';

/** The failure of a store that cannot write or read now: it is full, locked or unreachable. */
export interface StoreFailure {
  readonly kind: 'unavailable';
  /** For the log, without personal data. */
  readonly reason: string;
}

/** A row of a store, whose fields are checked before they are trusted. */
export interface CheckedRow<T> {
  /** The row's id for the log, without personal data. */
  readonly id: string;
  /** Null where the row cannot be read. */
  readonly row: T | null;
  /** The fields that could not be read, without their values. */
  readonly problems: readonly FieldProblem[];
}

/** Rows that a store lists. */
export interface StoredRows<T> {
  readonly rows: readonly T[];
  /** The ids of the rows that cannot be read and are left out, without personal data. */
  readonly unreadable: readonly string[];
}

/** Checks a row against a schema. @param idField the field that names the row in the log */
export function readRow<T>(schema: v.GenericSchema<unknown, T>, row: unknown, idField: string): CheckedRow<T> {
  const read = readBySchema(schema, row);
  const id = String(Reflect.get(Object(row), idField));
  return read.ok ? { id, row: read.value, problems: [] } : { id, row: null, problems: read.error };
}
