import type { Application } from '../application.ts';
import { isList, isObject, type Json, type JsonObject, member, parseJson } from '../json.ts';
import type { Key, Keys, Right } from './keys.ts';
import { badRequest } from './refusal.ts';

/** An authorized request. */
export interface Call {
  readonly application: Application;
  readonly keys: Keys;
  readonly key: Key;
  /** The values of `:index` and other parameters of the path. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The body as text; see {@link bodyOf}. */
  readonly body: string;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with parameters, such as `/1/indexes/:index/query`. */
  readonly path: string;
  readonly right: Right | null;
  /** @throws Refusal */
  answer(call: Call): Json;
}

/**
 *
 * @throws Refusal 400 where the body is not a JSON object; an empty body is an empty object
 */
export function bodyOf({ body }: Call): JsonObject {
  const value = body.trim() === '' ? {} : parseJson(body);
  if (!isObject(value)) throw badRequest('Invalid JSON: expected an object (near 1:1)');
  return value;
}

/** @throws Refusal 400 */
export function objectsOf(body: JsonObject, name: string): readonly JsonObject[] {
  const list = member(body, name);
  if (list === undefined) throw badRequest(`Missing mandatory attribute: ${name}`);
  return demandObjects(list, name);
}

/** @throws Refusal 400 */
export function demandObjects(list: Json, name: string): readonly JsonObject[] {
  const objects = isList(list) ? list.filter(isObject) : [];
  if (!isList(list) || objects.length < list.length) throw badRequest(`Invalid ${name}: expected an array of objects`);
  return objects;
}

/** @throws Refusal 400 */
export function textOf(body: JsonObject, name: string): string {
  const value = member(body, name);
  if (typeof value === 'string' && value !== '') return value;
  throw badRequest(`Missing mandatory attribute: ${name}`);
}

/** Returns a parameter of the path; every route that reads one has it. */
export function inPath({ path }: Call, name: string): string {
  return path[name] ?? '';
}

export function now(): string {
  return new Date().toISOString();
}
