import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { ROOT } from './setup.mjs';

const SHOWN = 20;

/**
 * Reads the JSON reports of Vitest and Playwright, and gives the files that took longest, with the seconds of all their
 * tests added up. A report that is not there counts for nothing.
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

/** A suite of Playwright's holds suites and tests; a test that was tried again counts with each try. */
function millisecondsOf({ suites = [], specs = [] }) {
  const tries = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    tries.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + millisecondsOf(suite), 0)
  );
}
