import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { PushStep } from './push-plan.ts';

/** How far a push came. */
export interface PushState {
  /** Of what is to be pushed: steps of another content are of no use. */
  readonly version: string;
  readonly steps: readonly PushStep[];
  /** Steps that are done, from the first. */
  readonly done: number;
}

/** The state in a file; null where there is none, or none that can be read. */
export function readPushState(file: string): PushState | null {
  try {
    const raw: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isState(raw) ? raw : null;
  } catch {
    return null;
  }
}

export function writePushState(file: string, state: PushState): void {
  writeFileSync(file, `${JSON.stringify(state)}\n`);
}

/** Nothing is left to resume. */
export function removePushState(file: string): void {
  rmSync(file, { force: true });
}

function isState(raw: unknown): raw is PushState {
  if (!isRecord(raw) || typeof raw.version !== 'string' || !Array.isArray(raw.steps)) return false;
  const { done, steps } = raw;
  return typeof done === 'number' && Number.isInteger(done) && done >= 0 && done <= steps.length && steps.every(isStep);
}

function isStep(raw: unknown): raw is PushStep {
  if (!isRecord(raw)) return false;
  if (raw.do === 'settings') return typeof raw.index === 'string';
  const isBatch = raw.do === 'put' || raw.do === 'remove';
  return raw.do === 'synonyms' || (isBatch && Array.isArray(raw.ids) && raw.ids.every((id) => typeof id === 'string'));
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}
