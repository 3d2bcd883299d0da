export type Verdict = 'meets' | 'misses' | '–';

/** A row of the printed table. */
export interface ReportRow {
  readonly what: string;
  readonly measured: string;
  /** The goal in words; '' without one. */
  readonly goal: string;
  readonly verdict: Verdict;
}

/** Makes a row for a figure with a goal. */
export function goalRow(what: string, measured: string, goal: string, meets: boolean): ReportRow {
  return { what, measured, goal, verdict: meets ? 'meets' : 'misses' };
}

/** Makes a row for a figure without a goal. */
export function noteRow(what: string, measured: string): ReportRow {
  return { what, measured, goal: '', verdict: '–' };
}

/** Makes a row with the reason why a part could not be measured, so that the others are still printed. */
export function failedRow(what: string, error: unknown): ReportRow {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return noteRow(what, `not measured: ${line}`);
}

const HEAD: ReportRow = { what: 'what', measured: 'measured', goal: 'goal', verdict: '–' };

/** Formats the rows as a table with aligned columns. */
export function tableText(rows: readonly ReportRow[]): string {
  const width = (pick: (row: ReportRow) => string) => Math.max(...[HEAD, ...rows].map((row) => pick(row).length));
  const what = width((row) => row.what);
  const measured = width((row) => row.measured);
  const goal = width((row) => row.goal);
  const line = (row: ReportRow, last: string) =>
    `${row.what.padEnd(what)}  ${row.measured.padEnd(measured)}  ${row.goal.padEnd(goal)}  ${last}`.trimEnd();
  const rule = '─'.repeat(what + measured + goal + 13);
  return [line(HEAD, 'verdict'), rule, ...rows.map((row) => line(row, row.verdict))].join('\n');
}
