import { createHash } from 'node:crypto';
import { isRecord } from '../../core/shared/parse-json.ts';

/** Returns whether a value has all that is wanted: a service may add fields to objects, and leaves empty ones out. */
export function holds(current: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(current) && current.length === wanted.length && wanted.every((item, at) => holds(current[at], item))
    );
  }
  if (!isRecord(wanted)) return (current ?? null) === (wanted ?? null);
  if (!isRecord(current)) return false;
  return Object.entries(wanted).every(([key, value]) => holds(current[key], value));
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
