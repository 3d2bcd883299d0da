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
  /** Writes the entry, or resolves with the reason why it was left alone. */
  readonly run: () => Promise<Why | null>;
}

/** An entry that stays as it is, and why. */
export interface Spared extends Pick<Step, 'kind' | 'name'> {
  readonly why: Why;
}

/** Reasons to leave an entry alone, as sentences for the operator. */
export const REASONS = {
  changed: 'changed in the space since the last push',
  removed: 'removed in the space',
  meanwhile: 'changed in the space while this push ran',
  homeless: 'its folder was removed in the space',
  blocked: 'another story is at its address until this push has moved it: push again',
} as const;
export type Why = keyof typeof REASONS;

export interface PushPlan {
  readonly steps: readonly Step[];
  /** Entries that are as they should be. */
  readonly kept: number;
  readonly spared: readonly Spared[];
}

export interface PushTools {
  readonly client: ManagementClient;
  readonly journal: PushJournal;
  /** Whether what others have changed is written over, and what they have removed is made again. */
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

export type Decision = Step['change'] | 'keep' | Why;

export function decide(
  key: string,
  found: Found | null,
  { journal, force, resume }: Omit<PushTools, 'client'>,
): Decision {
  if (found === null) return journal.get(key) === undefined || force ? 'create' : 'removed';
  if (found.isEqual) return 'keep';
  const hasBegun = journal.hasBegun(key);
  return force || (hasBegun ? resume : found.isOwn) ? 'change' : 'changed';
}

/** Collects a plan. */
export class Planner {
  readonly steps: Step[] = [];
  readonly spared: Spared[] = [];
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
      journal.begin(key, current === undefined);
      note(await write(current === undefined ? null : Number(current.id)));
      return null;
    });
    if (isEqual && current !== undefined && (before !== seen || journal.hasBegun(key))) note(Number(current.id));
  }

  add(
    entry: Pick<Step, 'kind' | 'name'>,
    decision: Decision,
    run: Step['run'],
    prepare: () => Promise<void> = async () => {},
  ): void {
    if (decision === 'keep') this.kept += 1;
    else if (isReason(decision)) this.spared.push({ ...entry, why: decision });
    else this.steps.push({ ...entry, change: decision, prepare, run });
  }

  /** Whether a folder of stories is not in the space, and will not be. */
  lacksFolder(path: string): boolean {
    return this.spared.some(({ kind, name, why }) => kind === 'folders' && name === path && why !== 'changed');
  }

  get plan(): PushPlan {
    return { steps: this.steps, kept: this.kept, spared: this.spared };
  }
}

function isReason(decision: Decision): decision is Why {
  return decision in REASONS;
}
