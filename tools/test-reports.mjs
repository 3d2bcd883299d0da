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
  const files = readReports(reports).flatMap(filesOf);
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
}

/**
 * Returns a line for each test that failed, at all tries or at the first alone.
 * @param {readonly string[]} reports paths below the project's folder
 * @returns {string[]}
 */
export function troubledTests(reports) {
  return readReports(reports).flatMap((report) =>
    Array.isArray(report.testResults)
      ? report.testResults.flatMap(troubledInFile)
      : report.suites.flatMap(troubledInSuite),
  );
}

function readReports(reports) {
  const paths = reports.map((report) => join(ROOT, report)).filter((path) => existsSync(path));
  return paths.map((path) => JSON.parse(readFileSync(path, 'utf8')));
}

function troubledInFile({ name, status, message, assertionResults }) {
  const file = fileOf(name);
  // A file that cannot be loaded has no tests.
  if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
    return [`FAILED  ${file}: ${message}`];
  return assertionResults
    .filter(({ failureMessages }) => failureMessages?.length > 0)
    .map((test) => `${test.status === 'failed' ? 'FAILED' : 'flaky '}  ${file} › ${test.fullName}`);
}

function troubledInSuite({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status }) => `${status === 'flaky' ? 'flaky ' : 'FAILED'}  tests/e2e/${file} › ${title}`),
  );
  return [...own, ...suites.flatMap(troubledInSuite)];
}

const fileOf = (name) => (isAbsolute(name) ? relative(ROOT, name) : name);

function filesOf(report) {
  if (Array.isArray(report.testResults)) {
    return report.testResults.map(({ name, startTime, endTime }) => ({
      file: fileOf(name),
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
