/** What was found of one part of an installation. */
export interface Finding {
  readonly part: string;
  /** `note` is for what may be meant so; `bad` needs somebody. */
  readonly state: 'good' | 'note' | 'bad';
  readonly text: string;
  /** What to do, where it is not good. */
  readonly todo?: string;
}

export const good = (part: string, text: string): Finding => ({ part, state: 'good', text });
export const note = (part: string, text: string, todo: string): Finding => ({ part, state: 'note', text, todo });
export const bad = (part: string, text: string, todo: string): Finding => ({ part, state: 'bad', text, todo });

const MARKS = { good: 'ok  ', note: 'note', bad: 'BAD ' } as const;

/** Returns the finding as a line, and what to do as a second one. */
export function findingText({ part, state, text, todo }: Finding): string {
  const line = `${MARKS[state]}  ${part.padEnd(14)} ${text}`;
  return todo === undefined ? line : `${line}\n      → ${todo}`;
}
