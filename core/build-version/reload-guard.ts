import { fieldsOf, parseJson } from '../shared/parse-json.ts';

/** Milliseconds within which a path is not reloaded a second time (UI4). */
export const RELOAD_PAUSE_MS = 10_000;

/** Key of the record in session storage. */
export const RELOAD_RECORD_KEY = 'reloads';

const VERSION = 1;

type Reload = readonly [path: string, at: number];

/**
 * Returns whether `path` may be reloaded after a chunk failed to load. Reloads later than `now` do not count,
 * since the clock must have been set back.
 * @param record what {@link withReload} returned, or null; an invalid record or one of another version counts as null
 * @param now milliseconds
 */
export function mayReload(record: string | null, path: string, now: number): boolean {
  return !recentReloads(record, now).some(([reloaded]) => reloaded === path);
}

/** Returns the record to store before `path` is reloaded at `now`: this reload and those that still count. */
export function withReload(record: string | null, path: string, now: number): string {
  const others = recentReloads(record, now).filter(([reloaded]) => reloaded !== path);
  return JSON.stringify({ version: VERSION, reloads: [...others, [path, now]] });
}

function recentReloads(record: string | null, now: number): readonly Reload[] {
  const { version, reloads } = fieldsOf(parseJson(record ?? ''));
  if (version !== VERSION || !Array.isArray(reloads)) return [];
  return reloads.filter(isReload).filter(([, at]) => at <= now && now - at < RELOAD_PAUSE_MS);
}

function isReload(value: unknown): value is Reload {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
