import type { AliasSynonym } from '../../adapters/algolia/alias-synonyms.ts';
import type { IndexSettings } from '../../adapters/algolia/index-settings.ts';

/** What is to stand in an index, and in its replicas' settings. */
export interface WantedIndex {
  readonly name: string;
  /** By index, the one that has replicas first: its settings make them. */
  readonly settings: ReadonlyMap<string, IndexSettings>;
  /** In the order of their ids. */
  readonly synonyms: readonly AliasSynonym[];
  /** By id. */
  readonly records: ReadonlyMap<string, IndexRecord>;
}

export interface IndexRecord {
  readonly objectID: string;
  readonly [attribute: string]: unknown;
}

/** What stands there, as it came. */
export interface CurrentIndex {
  /** By index; null where there is no such index. */
  readonly settings: ReadonlyMap<string, unknown>;
  readonly synonyms: readonly unknown[];
  /** By id. */
  readonly records: ReadonlyMap<string, unknown>;
}

/** One request and its task. */
export type PushStep =
  | { readonly do: 'settings'; readonly index: string }
  | { readonly do: 'synonyms' }
  | { readonly do: 'put'; readonly ids: readonly string[] }
  | { readonly do: 'remove'; readonly ids: readonly string[] };

/** Records in one request. */
const BATCH = 500;

/** What turns the one into the other, in this order; nothing where they are alike. */
export function planPush(current: CurrentIndex, wanted: WantedIndex): readonly PushStep[] {
  const settings = [...wanted.settings]
    .filter(([index, asked]) => !holds(current.settings.get(index), asked))
    .map(([index]): PushStep => ({ do: 'settings', index }));
  const hasSynonyms =
    current.synonyms.length === wanted.synonyms.length &&
    wanted.synonyms.every((synonym, at) => holds(current.synonyms[at], synonym));
  const put = [...wanted.records].filter(([id, record]) => !isSame(current.records.get(id), record)).map(([id]) => id);
  const gone = [...current.records.keys()].filter((id) => !wanted.records.has(id));
  return [
    ...settings,
    ...(hasSynonyms ? [] : [{ do: 'synonyms' } as const]),
    ...batches(put).map((ids): PushStep => ({ do: 'put', ids })),
    ...batches(gone).map((ids): PushStep => ({ do: 'remove', ids })),
  ];
}

/** A step in words. */
export function stepText(step: PushStep): string {
  switch (step.do) {
    case 'settings':
      return `settings of ${step.index}`;
    case 'synonyms':
      return 'synonyms';
    case 'put':
      return `${step.ids.length} records written`;
    case 'remove':
      return `${step.ids.length} records removed`;
  }
}

function batches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) => ids.slice(at * BATCH, (at + 1) * BATCH));
}

/** Whether everything that is wanted stands there; the service adds what nobody asked for. */
function holds(current: unknown, wanted: object): boolean {
  if (!isRecord(current)) return false;
  return Object.entries(wanted).every(([key, value]) => isSame(current[key] ?? emptyAs(value), value));
}

/** The service gives an empty list back as none. */
function emptyAs(value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? [] : undefined;
}

/** Equal as JSON, whatever the order of keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, at) => isSame(value, b[at]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSame(a[key], b[key]));
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
