import { ACCEPTED, type SourceExpression, siteExpressions } from '../../security/regular-expressions.ts';
import { goalRow, type ReportRow } from '../report.ts';

const LENGTH = 100_000;
const GOAL_MS = 50;
const ROUNDS = 3;

/**
 * Measures how long the slowest regular expression of the site takes for 100 kB of text made of what it looks for:
 * `npm run expressions` proves that none takes more than linear time, this shows how much that is.
 */
export async function measureExpressions(): Promise<ReportRow[]> {
  const times = siteExpressions()
    .filter(({ source }) => !(source in ACCEPTED))
    .map((one) => ({ ...one, ms: slowest(one) }));
  const [worst] = times.toSorted((a, b) => b.ms - a.ms);
  if (!worst) throw new Error('no regular expressions found');
  return [
    goalRow(
      `slowest of ${times.length} regular expressions on 100 kB`,
      `${worst.ms.toFixed(1)} ms (${worst.at})`,
      `≤ ${GOAL_MS} ms`,
      worst.ms <= GOAL_MS,
    ),
  ];
}

/** Returns the milliseconds of the text that takes longest; of several rounds, the quickest counts. */
function slowest({ source, flags }: SourceExpression): number {
  const expression = new RegExp(source, flags);
  return Math.max(
    ...hardTexts(source).map((text) => {
      const rounds = Array.from({ length: ROUNDS }, () => {
        const begin = performance.now();
        // Every match is looked for, as `replaceAll` does.
        text.replace(expression, '');
        return performance.now() - begin;
      });
      return Math.min(...rounds);
    }),
  );
}

/** Returns texts of 100 kB that repeat what the expression names, one or two at a time, and end as nothing expects. */
function hardTexts(source: string): string[] {
  const named = source.replace(/\\[pP]\{[^}]*\}|\\u\{?[\da-fA-F]+\}?|\\./g, ' ').replace(/[[\](){}|?*+^$]/g, ' ');
  const units = [...new Set([...named, ...named.split(' '), ...' a0A-.\n\t\u00e9'])].filter((unit) => unit !== '');
  const pairs = units.slice(0, 12).flatMap((a, index) => units.slice(index + 1, 12).map((b) => a + b));
  return [...units, ...pairs].map((unit) => `${unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH)}\u0000`);
}
