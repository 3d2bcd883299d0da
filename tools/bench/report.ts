export type Verdict = 'meets' | 'misses' | '–';

/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** As quality.md puts it; '' where it sets none. */
  readonly goal: string;
  readonly verdict: Verdict;
}

/** A figure that quality.md sets a goal for. */
export function goalRow(what: string, measured: string, goal: string, meets: boolean): Row {
  return { what, measured, goal, verdict: meets ? 'meets' : 'misses' };
}

/** A figure for information. */
export function noteRow(what: string, measured: string): Row {
  return { what, measured, goal: '', verdict: '–' };
}

/** A section that could not be measured is a line that says why: the others are printed all the same. */
export function failedRow(what: string, error: unknown): Row {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return noteRow(what, `not measured: ${line}`);
}

const HEAD: Row = { what: 'what', measured: 'measured', goal: 'goal', verdict: '–' };

/** Columns set by their widest cell. */
export function tableText(rows: readonly Row[]): string {
  const width = (pick: (row: Row) => string) => Math.max(...[HEAD, ...rows].map((row) => pick(row).length));
  const what = width((row) => row.what);
  const measured = width((row) => row.measured);
  const goal = width((row) => row.goal);
  const line = (row: Row, last: string) =>
    `${row.what.padEnd(what)}  ${row.measured.padEnd(measured)}  ${row.goal.padEnd(goal)}  ${last}`.trimEnd();
  const rule = '─'.repeat(what + measured + goal + 13);
  return [line(HEAD, 'verdict'), rule, ...rows.map((row) => line(row, row.verdict))].join('\n');
}
