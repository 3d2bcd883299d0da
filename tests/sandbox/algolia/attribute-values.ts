import { isList, isObject, type Json, type JsonObject, member } from './json.ts';

type Scalar = boolean | number | string;

/**
 * Returns the values of a record under a dotted path such as `content.loaMeter`, with lists flattened and without null.
 */
export function valuesAt(record: JsonObject, path: string): Scalar[] {
  const found: Scalar[] = [];
  collect(record, path.split('.'), 0, found);
  return found;
}

/** Returns all texts and numbers of a value. */
export function textsWithin(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (isList(value)) return value.flatMap(textsWithin);
  return isObject(value) ? Object.values(value).flatMap(textsWithin) : [];
}

function collect(value: Json | undefined, path: readonly string[], depth: number, found: Scalar[]): void {
  if (isList(value)) {
    for (const one of value) collect(one, path, depth, found);
  } else if (isObject(value)) {
    const name = path[depth];
    if (name !== undefined) collect(member(value, name), path, depth + 1, found);
  } else if (value !== null && value !== undefined && depth === path.length) found.push(value);
}
