import { randomUUID } from 'node:crypto';
import type { Application } from '../application.ts';
import { isList, isObject, type Json, type JsonObject, member } from '../json.ts';
import type { AlgoliaRecord } from '../record-table.ts';
import { badRequest } from './refusal.ts';

/** The most bytes of a record. */
const MAX_RECORD = 100_000;

export type Records = Map<string, AlgoliaRecord>;

/** Changes an index's records; returns the id of the record. */
export type Change = (records: Records) => string;

/** Applies the changes to one index, all of them or, where one is refused, none. Returns the ids, in order. */
export function changeRecords(application: Application, name: string, changes: readonly Change[]): string[] {
  const records: Records = new Map(application.has(name) ? application.index(name).records : []);
  const ids = changes.map((change) => change(records));
  application.writable(name).records = records;
  return ids;
}

/** Parses an operation of a batch. @throws Refusal 400 on an invalid one */
export function changeOf(action: Json | undefined, body: JsonObject, position: number): Change {
  switch (action) {
    case 'addObject':
      return put(body, idOf(body) ?? madeId(), position);
    case 'updateObject':
      return put(body, demandId(body), position);
    case 'partialUpdateObject':
      return patch(body, demandId(body), true, position);
    case 'partialUpdateObjectNoCreate':
      return patch(body, demandId(body), false, position);
    case 'deleteObject':
      return drop(demandId(body));
    case 'clear':
    case 'delete':
      return clear;
    default:
      throw badRequest(`Invalid action: ${typeof action === 'string' ? action : JSON.stringify(action ?? null)}`);
  }
}

export function put(body: JsonObject, objectID: string, position = 0): Change {
  demandSize(body, objectID, position);
  return (records) => {
    records.set(objectID, { ...body, objectID });
    return objectID;
  };
}

export function patch(body: JsonObject, objectID: string, creates: boolean, position = 0): Change {
  return (records) => {
    const before = records.get(objectID);
    if (before === undefined && !creates) return objectID;
    const next: Record<string, Json | undefined> = { ...before };
    for (const [name, value] of Object.entries(body)) {
      Object.defineProperty(next, name, {
        value: patched(before === undefined ? undefined : member(before, name), value ?? null),
        ...{ enumerable: true, writable: true, configurable: true },
      });
    }
    demandSize(next, objectID, position);
    records.set(objectID, { ...next, objectID });
    return objectID;
  };
}

export function drop(objectID: string): Change {
  return (records) => {
    records.delete(objectID);
    return objectID;
  };
}

export function clear(records: Records): string {
  records.clear();
  return '';
}

export function madeId(): string {
  return randomUUID();
}

/** Returns a new value, or the result of a built-in operation on the previous one. */
function patched(before: Json | undefined, change: Json): Json {
  if (!isObject(change)) return change;
  const operation = member(change, '_operation');
  const value = member(change, 'value') ?? null;
  if (operation === undefined) return change;
  const list = isList(before) ? before : [];
  const number = typeof before === 'number' ? before : 0;
  switch (operation) {
    case 'Increment':
      return number + demandNumber(value);
    case 'Decrement':
      return number - demandNumber(value);
    case 'Add':
      return [...list, value];
    case 'AddUnique':
      return list.includes(value) ? list : [...list, value];
    case 'Remove':
      return list.filter((entry) => entry !== value);
    default:
      throw badRequest(`Invalid operation: ${JSON.stringify(operation)}`);
  }
}

function demandNumber(value: Json): number {
  if (typeof value === 'number') return value;
  throw badRequest('Invalid value of an operation: expected a number');
}

function idOf(body: JsonObject): string | null {
  const id = member(body, 'objectID');
  if (id === undefined || id === null) return null;
  if (typeof id === 'number' || (typeof id === 'string' && id !== '')) return String(id);
  throw badRequest('Invalid objectID: expected a string');
}

function demandId(body: JsonObject): string {
  const id = idOf(body);
  if (id === null) throw badRequest('Missing mandatory attribute: objectID');
  return id;
}

function demandSize(body: JsonObject, objectID: string, position: number): void {
  const size = Buffer.byteLength(JSON.stringify(body));
  if (size <= MAX_RECORD) return;
  throw badRequest(
    `Record at the position ${position} objectID=${objectID} is too big size=${size}/${MAX_RECORD} bytes.`,
  );
}
