import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { ROOT } from './setup.mjs';

const SHOWN = 20;

/**
 * Reads the JSON reports of Vitest and Playwright and returns the slowest test files, each with its duration in
 * seconds; from Playwright, the sum of its tests. A missing report is skipped.
 * @param {readonly string[]} reports paths below the project's folder
 * @returns {{ file: string, seconds: number }[]} slowest first
 */
export function slowestFiles(reports) {
  const files = reports.flatMap((report) => {
    const path = join(ROOT, report);
    return existsSync(path) ? filesOf(JSON.parse(readFileSync(path, 'utf8'))) : [];
  });
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
}

function filesOf(report) {
  if (Array.isArray(report.testResults)) {
    return report.testResults.map(({ name, startTime, endTime }) => ({
      file: isAbsolute(name) ? relative(ROOT, name) : name,
      seconds: (endTime - startTime) / 1000,
    }));
  }
  return report.suites.map((suite) => ({ file: `tests/e2e/${suite.file}`, seconds: millisecondsOf(suite) / 1000 }));
}

/** A Playwright suite contains suites and tests; every attempt of a retried test counts. */
function millisecondsOf({ suites = [], specs = [] }) {
  const tries = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    tries.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + millisecondsOf(suite), 0)
  );
}
