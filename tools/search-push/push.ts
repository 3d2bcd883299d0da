import type { IndexWriter } from './index-writer.ts';
import { planPush, stepText, type WantedIndex } from './push-plan.ts';
import { type PushState, readPushState, removePushState, writePushState } from './push-state.ts';
import { versionOf } from './wanted-index.ts';

export interface PushOptions {
  readonly writer: Pick<IndexWriter, 'read' | 'write'>;
  readonly dryRun: boolean;
  /** The file that keeps the progress, from which an interrupted push resumes; null for none. */
  readonly stateFile: string | null;
  readonly say: (line: string) => void;
}

/** Brings an index to its desired state; returns the number of steps. Rejects where a step fails. */
export async function push(wanted: WantedIndex, { writer, dryRun, stateFile, say }: PushOptions): Promise<number> {
  const state = resumed(wanted, stateFile, say) ?? (await planned(wanted, writer, say));
  const open = state.steps.slice(state.done);
  if (dryRun) {
    for (const step of open) say(`would do: ${stepText(step)}`);
    return open.length;
  }
  if (stateFile !== null) writePushState(stateFile, state);
  let { done } = state;
  for (const step of open) {
    await writer.write(step, wanted);
    done += 1;
    if (stateFile !== null) writePushState(stateFile, { ...state, done });
    say(`${done}/${state.steps.length} ${stepText(step)}`);
  }
  if (stateFile !== null) removePushState(stateFile);
  return open.length;
}

/** The state of an interrupted push of the same content; null without one. */
function resumed(wanted: WantedIndex, stateFile: string | null, say: (line: string) => void): PushState | null {
  const state = stateFile === null ? null : readPushState(stateFile);
  if (state === null) return null;
  if (state.version !== versionOf(wanted)) {
    say('the content has changed since: beginning anew');
    return null;
  }
  say(`going on after ${state.done} of ${state.steps.length} steps`);
  return state;
}

async function planned(
  wanted: WantedIndex,
  writer: Pick<IndexWriter, 'read'>,
  say: (line: string) => void,
): Promise<PushState> {
  say(`reading ${wanted.name} and ${wanted.settings.size - 1} replicas`);
  const steps = planPush(await writer.read(wanted), wanted);
  say(`${wanted.records.size} records, ${steps.length} steps`);
  return { version: versionOf(wanted), steps, done: 0 };
}
