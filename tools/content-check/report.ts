import type { Finding } from './finding.ts';

/** Formats findings as lines, grouped by file, errors first, with their count at the end. */
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

/** Compares texts alphabetically, and numbers within them by value. */
function compare(a: string, b: string): number {
  return COLLATOR.compare(a, b);
}
const COLLATOR = new Intl.Collator('en', { numeric: true });
