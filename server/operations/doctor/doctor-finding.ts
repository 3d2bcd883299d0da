/** What was found of one part of an installation. */
export interface DoctorFinding {
  readonly part: string;
  /** `note` is for what may be meant so; `bad` needs somebody. */
  readonly state: 'good' | 'note' | 'bad';
  readonly text: string;
  /** What to do, where it is not good. */
  readonly todo?: string;
}

export const goodFinding = (part: string, text: string): DoctorFinding => ({ part, state: 'good', text });
export const noteFinding = (part: string, text: string, todo: string): DoctorFinding => ({
  part,
  state: 'note',
  text,
  todo,
});
export const badFinding = (part: string, text: string, todo: string): DoctorFinding => ({
  part,
  state: 'bad',
  text,
  todo,
});

const MARKS = { good: 'ok  ', note: 'note', bad: 'BAD ' } as const;

/** Returns the finding as a line, and what to do as a second one. */
export function findingText({ part, state, text, todo }: DoctorFinding): string {
  const line = `${MARKS[state]}  ${part.padEnd(14)} ${text}`;
  return todo === undefined ? line : `${line}\n      → ${todo}`;
}
