import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { PushStep } from './push-plan.ts';

/** The progress of a push. */
export interface PushState {
  /** Version of the content; steps for any other are useless. */
  readonly version: string;
  readonly steps: readonly PushStep[];
  /** The number of completed steps. */
  readonly done: number;
}

/** Reads the state from a file; null without a file or with a malformed one. */
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

/** Removes the file of a completed push. */
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
