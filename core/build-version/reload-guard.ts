/** Milliseconds in which a path is not loaded anew a second time (product.md UI4). */
export const RELOAD_PAUSE_MS = 10_000;

/** Where session storage keeps the record. */
export const RELOAD_RECORD_KEY = 'reloads';

const VERSION = 1;

type Reload = readonly [path: string, at: number];

/**
 * Whether a chunk that did not load may be answered with a reload of `path`, at `now` in milliseconds. `record` is what
 * {@link writeReload} wrote, null where nothing is kept; junk and another version read as none, and a reload that lies
 * in the future does not count: the clock was put back.
 */
export function mayReload(record: string | null, path: string, now: number): boolean {
  return !recentReloads(record, now).some(([reloaded]) => reloaded === path);
}

/** The record to keep before `path` is loaded anew at `now`: that, and what of the record still counts. */
export function writeReload(record: string | null, path: string, now: number): string {
  const others = recentReloads(record, now).filter(([reloaded]) => reloaded !== path);
  return JSON.stringify({ version: VERSION, reloads: [...others, [path, now]] });
}

function recentReloads(record: string | null, now: number): readonly Reload[] {
  return readReloads(record).filter(([, at]) => at <= now && now - at < RELOAD_PAUSE_MS);
}

function readReloads(record: string | null): readonly Reload[] {
  const raw = record === null ? null : parsed(record);
  if (typeof raw !== 'object' || raw === null || !('version' in raw) || !('reloads' in raw)) return [];
  return raw.version === VERSION && Array.isArray(raw.reloads) ? raw.reloads.filter(isReload) : [];
}

function isReload(value: unknown): value is Reload {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
