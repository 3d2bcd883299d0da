import { badRequest } from './routes/refusal.ts';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** Deeper nesting is refused, so that no traversal of a value overflows the stack. */
const MAX_DEPTH = 64;

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Returns the own member of that name: inherited members were not sent. */
export function member(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/**
 *
 * @throws Refusal 400 on invalid JSON, or nesting that is too deep
 */
export function parseJson(text: string): Json {
  if (depthOf(text) > MAX_DEPTH) throw badRequest('JSON nesting is too deep (near 1:1)');
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw badRequest('Invalid JSON: parse error (near 1:1)');
  }
}

/** Returns the depth of nested brackets, except those in strings. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
