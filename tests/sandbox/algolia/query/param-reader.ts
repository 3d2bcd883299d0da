import { isList, isObject, type Json, type JsonObject, member, parseJson } from '../json.ts';
import { badRequest } from '../routes/refusal.ts';
import type { SettingKind } from '../setting-kinds.ts';

/** Reads parameters given as JSON, or as texts in an address; null where they are absent. Throws Refusal 400. */
export function paramReader(given: JsonObject) {
  const json = (name: string): Json => member(given, name) ?? null;
  const wrong = (name: string, expected: string) =>
    badRequest(`Invalid value for parameter '${name}': expected ${expected}`);
  const read = {
    json,
    text(name: string): string | null {
      const value = json(name);
      if (value === null || typeof value === 'string') return value;
      throw wrong(name, 'a string');
    },
    whole(name: string, min: number, max: number): number | null {
      const value = json(name);
      if (value === null) return null;
      const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
      if (typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max) return number;
      throw wrong(name, `an integer between ${min} and ${max}`);
    },
    flag(name: string): boolean | null {
      const value = json(name);
      if (value === null || typeof value === 'boolean') return value;
      if (value === 'true' || value === 'false') return value === 'true';
      throw wrong(name, 'a boolean');
    },
    /** Reads a list of texts; a string is JSON, or comma-separated. */
    list(name: string): readonly string[] | null {
      const value = json(name);
      if (value === null) return null;
      if (typeof value === 'string' && !value.trim().startsWith('[')) {
        return value
          .split(',')
          .map((entry) => entry.trim())
          .filter((entry) => entry !== '');
      }
      const list = typeof value === 'string' ? parseJson(value) : value;
      if (isList(list) && list.every((entry) => typeof entry === 'string')) return list.map(String);
      throw wrong(name, 'an array of strings');
    },
    object(name: string): JsonObject | null {
      const value = json(name);
      const object = typeof value === 'string' ? parseJson(value) : value;
      if (object === null || isObject(object)) return object;
      throw wrong(name, 'an object');
    },
    /** Reads a value in the form of a setting. */
    of(form: SettingKind['form'], name: string): Json {
      switch (form) {
        case 'list':
          return read.list(name);
        case 'whole':
          return read.whole(name, 0, 1_000_000);
        case 'flag':
          return read.flag(name);
        case 'text':
          return read.text(name);
        case 'object':
          return read.object(name);
        case 'any':
          return read.any(name);
      }
    },
    /** Parses a text as JSON; a text that is not JSON is a string. */
    any(name: string): Json {
      const value = json(name);
      return typeof value === 'string' && /^(?:\[.*\]|true|false|\d+)$/s.test(value) ? parseJson(value) : value;
    },
  };
  return read;
}
