import type { JsonObject } from '../json.ts';
import { Refusal } from './refusal.ts';

/** The rights of keys. */
const RIGHTS = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'deleteIndex',
  'listIndexes',
  'settings',
  'editSettings',
  'seeUnretrievableAttributes',
] as const;
export type Right = (typeof RIGHTS)[number];

export interface Keys {
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string;
}

export interface Key {
  readonly value: string;
  readonly rights: readonly Right[];
}

/**
 *
 * @throws Refusal 403 for an unknown application or key
 */
export function keyOf(keys: Keys, appId: string | null, value: string | null): Key {
  const key = appId?.toLowerCase() === keys.appId.toLowerCase() ? knownKey(keys, value ?? '') : null;
  if (key === null) throw new Refusal(403, 'Invalid Application-ID or API key');
  return key;
}

/**
 *
 * @throws Refusal 403 where the key does not have the right
 */
export function demandRight(key: Key, right: Right | null): void {
  if (right !== null && !key.rights.includes(right)) throw new Refusal(403, 'Method not allowed with this API key');
}

/** Describes a key: the admin key may read any, the search key itself. @throws Refusal 404 */
export function keyAnswer(keys: Keys, asking: Key, value: string): JsonObject {
  const key = knownKey(keys, value);
  if (key === null) throw new Refusal(404, 'Key does not exist');
  if (asking.value !== key.value) demandRight(asking, 'editSettings');
  return { value: key.value, createdAt: 0, acl: key.rights, validity: 0 };
}

function knownKey(keys: Keys, value: string): Key | null {
  if (value === keys.adminKey) return { value, rights: RIGHTS };
  return value === keys.searchKey ? { value, rights: ['search'] } : null;
}
