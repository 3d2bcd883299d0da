import type { IndexWriter } from './index-writer.ts';
import { planPush, stepText, type WantedIndex } from './push-plan.ts';
import { type PushState, readPushState, removePushState, writePushState } from './push-state.ts';
import { versionOf } from './wanted-index.ts';

export interface PushOptions {
  readonly writer: Pick<IndexWriter, 'read' | 'write'>;
  readonly dryRun: boolean;
  /** Where it is kept how far a push came, and where one that broke off goes on from; null keeps nothing. */
  readonly stateFile: string | null;
  readonly say: (line: string) => void;
}

/** Brings the index to what is wanted of it, and says how many steps that took. Rejects where a step fails. */
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

/** What a push of the very same content left undone. */
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
