import { CATEGORY_ATTRIBUTE, ENTRY_ATTRIBUTE } from './site-record.ts';

/** The result of one query of the site index. */
export interface SiteAnswer {
  /** Ids of entries. */
  readonly ids: readonly string[];
  /** Hits on all pages. */
  readonly total: number;
  /** Entries by category. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Reads the result of one query and leaves out hits without an entry; null for a malformed result. */
export function parseSiteAnswer(raw: unknown): SiteAnswer | null {
  if (!isRecord(raw) || !Array.isArray(raw.hits) || !isCount(raw.nbHits)) return null;
  const { facets = {} } = raw;
  const counted = isRecord(facets) ? (facets[CATEGORY_ATTRIBUTE] ?? {}) : null;
  if (!isRecord(counted)) return null;
  const counts = Object.entries(counted).filter((entry): entry is [string, number] => isCount(entry[1]));
  return { ids: raw.hits.flatMap(idOf), total: raw.nbHits, counts: new Map(counts) };
}

function idOf(raw: unknown): string[] {
  const id = isRecord(raw) ? raw[ENTRY_ATTRIBUTE] : null;
  return typeof id === 'string' && id !== '' ? [id] : [];
}

function isCount(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0;
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
