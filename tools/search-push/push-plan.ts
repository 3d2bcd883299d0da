import type { AliasSynonym } from './alias-synonyms.ts';
import type { IndexSettings } from './index-settings.ts';

/** The desired state of an index and of its replicas' settings. */
export interface WantedIndex {
  readonly name: string;
  /** The settings by index name, the primary index first, since its settings create the replicas. */
  readonly settings: ReadonlyMap<string, IndexSettings>;
  /** In the order of their ids. */
  readonly synonyms: readonly AliasSynonym[];
  /** The records by id. */
  readonly records: ReadonlyMap<string, IndexRecord>;
}

export interface IndexRecord {
  readonly objectID: string;
  readonly [attribute: string]: unknown;
}

/** The current state of an index, as the service returns it. */
export interface CurrentIndex {
  /** The settings by index name; null where the index does not exist. */
  readonly settings: ReadonlyMap<string, unknown>;
  readonly synonyms: readonly unknown[];
  /** The records by id. */
  readonly records: ReadonlyMap<string, unknown>;
}

/** A change that takes one request and its task. */
export type PushStep =
  | { readonly do: 'settings'; readonly index: string }
  | { readonly do: 'synonyms' }
  | { readonly do: 'put'; readonly ids: readonly string[] }
  | { readonly do: 'remove'; readonly ids: readonly string[] };

/** Records in one request. */
const BATCH = 500;

/** Plans the steps that bring an index from its current to its desired state, in order; empty where they are equal. */
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

/** Describes a step in a log line. */
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

/** Returns whether the current state has all desired values; the service may add others. */
function holds(current: unknown, wanted: object): boolean {
  if (!isRecord(current)) return false;
  return Object.entries(wanted).every(([key, value]) => isSame(current[key] ?? emptyAs(value), value));
}

/** The default of a missing value: the service returns no key for an empty list, nor for null. */
function emptyAs(value: unknown): unknown {
  return value === null || (Array.isArray(value) && value.length === 0) ? value : undefined;
}

/** Returns whether two values are equal as JSON, in any order of keys. */
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
