import type { Finding } from './finding.ts';

/** A line a finding, grouped by file, errors before warnings; at the end how many there are. */
export function report(findings: readonly Finding[], accepted: number): readonly string[] {
  const sorted = findings.toSorted(
    (a, b) => compare(a.file, b.file) || compare(a.level, b.level) || compare(a.field, b.field),
  );
  const errors = findings.filter(({ level }) => level === 'error').length;
  const counts = [count(errors, 'error'), count(findings.length - errors, 'warning'), `${accepted} accepted`];
  return [...sorted.map(lineOf), counts.join(', ')];
}

function lineOf({ file, field, problem, level }: Finding): string {
  return `${level.padEnd(7)} ${file}${field === '' ? '' : ` ${field}`}: ${problem}`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** By their letters, with numbers in the order of their size. */
function compare(a: string, b: string): number {
  return COLLATOR.compare(a, b);
}
const COLLATOR = new Intl.Collator('en', { numeric: true });
