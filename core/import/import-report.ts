import type { FeedListing, FeedRecord, LeftOutField } from './feed-listing.ts';

/**
 * The outcomes for the records of a feed. `missing`: yachts that were not found, while records without an id could not
 * be read; they stay until the next import. `offBefore`: sold or withdrawn ones that the site never had.
 */
export const RECORD_OUTCOMES = [
  'created',
  'changed',
  'returned',
  'unchanged',
  'withdrawn',
  'missing',
  'offBefore',
] as const;
export type RecordOutcome = (typeof RECORD_OUTCOMES)[number];

/** A problem that one or more records have, with some of them as examples. */
export interface ProblemGroup {
  readonly field: string;
  readonly problem: string;
  readonly count: number;
  readonly examples: readonly { readonly at: string; readonly ref: string | null; readonly value: string }[];
}

/** The result of an import, as data (FD4). */
export interface ImportSummary {
  readonly records: number;
  readonly outcomes: Readonly<Record<RecordOutcome, number>>;
  /** The share of the listings that have a value for a field of {@link FeedListing}, from 0 to 1. */
  readonly coverage: Readonly<Record<string, number>>;
  readonly refused: readonly ProblemGroup[];
  readonly refusedRecords: number;
  readonly leftOut: readonly ProblemGroup[];
  /** Fields of the feed that the site does not map, with the number of listings that have them. */
  readonly unmapped: Readonly<Record<string, number>>;
}

const MAX_EXAMPLES = 5;
/** The maximum number of groups and of fields that are counted separately; a broken feed may have any number. */
const MAX_GROUPS = 500;

type Group = { field: string; problem: string; count: number; examples: ProblemGroup['examples'][number][] };

/** Counts an import record by record, in memory that does not grow with the feed. */
export class ImportReport {
  readonly #outcomes = Object.fromEntries(RECORD_OUTCOMES.map((outcome) => [outcome, 0])) as Record<
    RecordOutcome,
    number
  >;
  readonly #refused = new Map<string, Group>();
  readonly #leftOut = new Map<string, Group>();
  readonly #unmapped = new Map<string, number>();
  readonly #covered = new Map<string, number>();
  #refusedRecords = 0;
  #listings = 0;

  count(outcome: RecordOutcome): void {
    this.#outcomes[outcome] += 1;
  }

  refuse(at: string, ref: string | null, problems: readonly LeftOutField[]): void {
    this.#refusedRecords += 1;
    for (const problem of problems) addTo(this.#refused, at, ref, problem);
  }

  listing({ at, listing, unmapped }: FeedRecord & { kind: 'listing' }, leftOut: readonly LeftOutField[]): void {
    this.#listings += 1;
    for (const problem of leftOut) addTo(this.#leftOut, at, listing.ref, problem);
    for (const field of unmapped) {
      if (this.#unmapped.has(field) || this.#unmapped.size < MAX_GROUPS) increase(this.#unmapped, field);
    }
    for (const field of fieldsWithValue(listing)) increase(this.#covered, field);
  }

  summary(records: number): ImportSummary {
    const share = ([field, count]: readonly [string, number]) => [field, count / this.#listings] as const;
    return {
      records,
      outcomes: { ...this.#outcomes },
      coverage: Object.fromEntries([...this.#covered].map(share).toSorted(([, a], [, b]) => b - a)),
      refused: groupsOf(this.#refused),
      refusedRecords: this.#refusedRecords,
      leftOut: groupsOf(this.#leftOut),
      unmapped: Object.fromEntries([...this.#unmapped].toSorted(([, a], [, b]) => b - a)),
    };
  }
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function addTo(groups: Map<string, Group>, at: string, ref: string | null, { field, value, problem }: LeftOutField) {
  const key = `${field}\n${problem}`;
  let group = groups.get(key);
  if (group === undefined) {
    if (groups.size >= MAX_GROUPS) return;
    group = { field, problem, count: 0, examples: [] };
    groups.set(key, group);
  }
  group.count += 1;
  if (group.examples.length < MAX_EXAMPLES) group.examples.push({ at, ref, value: value.slice(0, 80) });
}

function groupsOf(groups: ReadonlyMap<string, Group>): readonly ProblemGroup[] {
  return [...groups.values()].toSorted((a, b) => b.count - a.count);
}

/** Returns the fields of a listing that have a value, those of its parts as `engines.number`. */
function fieldsWithValue(listing: FeedListing): readonly string[] {
  return Object.entries(listing).flatMap(([key, value]) => {
    if (value === null || value === false || typeof value !== 'object') return isValue(value) ? [key] : [];
    if (Array.isArray(value)) return value.length > 0 ? [key] : [];
    const parts = Object.entries(value).filter(([, part]) => isValue(part));
    return parts.map(([part]) => `${key}.${part}`);
  });
}

function isValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== false;
}
