import { isRecord } from '../../core/shared/parse-json.ts';

/** Reads an attribute that holds ids; hits without an id are left out. */
export function hitIds(hits: readonly unknown[], attribute: string): string[] {
  return hits.flatMap((hit) => {
    const id = isRecord(hit) ? hit[attribute] : null;
    return typeof id === 'string' && id !== '' ? [id] : [];
  });
}

export function isCount(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0;
}
