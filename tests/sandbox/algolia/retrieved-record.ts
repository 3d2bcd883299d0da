import { isList, isObject, type Json, type JsonObject, member } from './json.ts';
import type { AlgoliaRecord } from './record-table.ts';

/**
 * Returns the visible part of a record: the requested attributes by dotted paths, all for `*`, except those after a
 * dash; never unretrievable ones, always `objectID`.
 */
export function retrievedRecord(
  record: AlgoliaRecord,
  wanted: readonly string[] | null,
  hidden: readonly string[],
): JsonObject {
  const names = wanted ?? ['*'];
  const shown = names.filter((name) => !name.startsWith('-'));
  const refused = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const everything = shown.includes('*') || (shown.length === 0 && names.length > 0);
  const paths = shown.map((name) => name.split('.'));
  const kept = everything ? record : picked(record, paths);
  return { ...without(isObject(kept) ? kept : {}, [...refused, ...hidden]), objectID: record.objectID };
}

/** Returns the object without the members at these dotted paths. */
export function without(object: JsonObject, names: readonly string[]): JsonObject {
  let kept: Json = object;
  for (const name of names) kept = omitted(kept, name.split('.'));
  return isObject(kept) ? kept : {};
}

function picked(value: Json, paths: readonly (readonly string[])[]): Json {
  if (paths.some((path) => path.length === 0)) return value;
  if (isList(value)) return value.map((entry) => picked(entry, paths));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const below = paths.filter(([first]) => first === name).map((path) => path.slice(1));
      return below.length === 0 || inner === undefined ? [] : [[name, picked(inner, below)] as const];
    }),
  );
}

function omitted(value: Json, path: readonly string[]): Json {
  if (isList(value)) return value.map((entry) => omitted(entry, path));
  const [first = '', ...rest] = path;
  if (!isObject(value) || member(value, first) === undefined) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (name !== first || inner === undefined) return [[name, inner] as const];
      return rest.length === 0 ? [] : [[name, omitted(inner, rest)] as const];
    }),
  );
}
