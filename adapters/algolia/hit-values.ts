import { isRecord } from '../../core/shared/parse-json.ts';

/** Reads an attribute that holds ids, each once, of the first `limit` hits; hits without an id are left out. */
export function hitIds(hits: readonly unknown[], attribute: string, limit: number): readonly string[] {
  const ids = hits.slice(0, limit).flatMap((hit) => {
    const id = isRecord(hit) ? hit[attribute] : null;
    return typeof id === 'string' && id !== '' ? [id] : [];
  });
  return [...new Set(ids)];
}

/** Reads the counts of a facet's values, of `limit` values at most; invalid counts and zeros are left out. */
export function parseValueCounts(
  values: Readonly<Record<string, unknown>>,
  limit: number,
): ReadonlyMap<string, number> {
  const counts = Object.entries(values).filter((entry): entry is [string, number] => isCount(entry[1]) && entry[1] > 0);
  return new Map(counts.slice(0, limit));
}

export function isCount(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0;
}
