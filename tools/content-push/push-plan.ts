import { parseJson } from '../../core/shared/parse-json.ts';
import type { Fields } from '../stored-stories/stored.ts';
import { holds } from './json-values.ts';
import type { ManagementClient } from './management-client.ts';
import type { PushJournal } from './push-journal.ts';

/** The kinds of entries of a space, in the order in which they are written. */
export const KINDS = ['languages', 'components', 'data sources', 'assets', 'folders', 'stories'] as const;
export type Kind = (typeof KINDS)[number];

/** A change of one entry. */
export interface Step {
  readonly kind: Kind;
  readonly name: string;
  readonly change: 'create' | 'change' | 'remove';
  /** What is done before any step of this kind runs. */
  readonly prepare: () => Promise<void>;
  readonly run: () => Promise<void>;
}

export interface PushPlan {
  readonly steps: readonly Step[];
  /** Entries that are as they should be. */
  readonly kept: number;
  /** Entries that somebody else has changed, and that stay as they are. */
  readonly spared: readonly Pick<Step, 'kind' | 'name'>[];
}

export interface PushTools {
  readonly client: ManagementClient;
  readonly journal: PushJournal;
  /** Whether what others have changed is written over. */
  readonly force: boolean;
  /** Whether a write that was interrupted is taken for this push's own. */
  readonly resume: boolean;
}

/** What is known of an entry that is in the space. */
interface Found {
  /** Whether it is as it should be. */
  readonly isEqual: boolean;
  /** Whether it is as the last push left it. */
  readonly isOwn: boolean;
}

export type Decision = 'create' | 'keep' | 'change' | 'spare';

export function decide(
  key: string,
  found: Found | null,
  { journal, force, resume }: Omit<PushTools, 'client'>,
): Decision {
  if (found === null) return 'create';
  if (found.isEqual) return 'keep';
  const hasBegun = journal.hasBegun(key);
  return force || (hasBegun ? resume : found.isOwn) ? 'change' : 'spare';
}

/** Collects a plan. */
export class Planner {
  readonly steps: Step[] = [];
  readonly spared: Pick<Step, 'kind' | 'name'>[] = [];
  kept = 0;

  constructor(readonly tools: PushTools) {}

  /**
   * Plans an entry whose list shows all of it.
   * @param write creates or changes it, and resolves with its number
   */
  entry(
    { kind, name, current, wanted }: Pick<Step, 'kind' | 'name'> & { current: Fields | undefined; wanted: Fields },
    write: (id: number | null) => Promise<number>,
  ): void {
    const { journal } = this.tools;
    const key = `${kind} ${name}`;
    const before = journal.get(key)?.seen;
    const isEqual = holds(current, wanted);
    const found = current && { isEqual, isOwn: before !== undefined && holds(current, parseJson(before)) };
    const seen = JSON.stringify(wanted);
    const note = (id: number) => journal.end(key, { id, seen, wanted: '' });
    this.add({ kind, name }, decide(key, found ?? null, this.tools), async () => {
      journal.begin(key);
      note(await write(current === undefined ? null : Number(current.id)));
    });
    if (isEqual && current !== undefined && (before !== seen || journal.hasBegun(key))) note(Number(current.id));
  }

  add(
    entry: Pick<Step, 'kind' | 'name'>,
    decision: Decision | 'remove',
    run: () => Promise<void>,
    prepare: () => Promise<void> = async () => {},
  ): void {
    if (decision === 'keep') this.kept += 1;
    else if (decision === 'spare') this.spared.push(entry);
    else this.steps.push({ ...entry, change: decision, prepare, run });
  }

  get plan(): PushPlan {
    return { steps: this.steps, kept: this.kept, spared: this.spared };
  }
}
