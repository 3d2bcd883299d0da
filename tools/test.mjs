// npm test: installs dependencies and runs every check. The exit code is not 0 if any failed.
import { rmSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { ensureDependencies, ROOT, run } from './setup.mjs';
import { STATIC_CHECKS } from './static-checks.mjs';
import { report, runTasks } from './tasks.mjs';
import { slowestFiles, troubledTests } from './test-reports.mjs';

/** The folder for the reports of the test runners, from which the slowest files and the tests that failed are listed. */
const REPORTS = '.cache/test-reports';
const UNIT_REPORT = `${REPORTS}/unit.json`;
const BROWSER_REPORT = `${REPORTS}/browser.json`;
/** The number of rounds of the load tests; `npm run load` runs more. */
const LOAD_ROUNDS = '5';

ensureDependencies();
const chromium = findChromium();
rmSync(`${ROOT}/${REPORTS}`, { recursive: true, force: true });

// The longest task starts first, and the others run beside it.
const unit = {
  name: 'unit and contract',
  command: ['npx', 'vitest', 'run', '--reporter=minimal', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
};
const outcomes = await runTasks([unit, ...STATIC_CHECKS]);

for (const [name, check] of [
  ['build', () => run('npm', ['run', 'build'])],
  ['bundle budget', () => run('npm', ['run', 'budget'])],
  ['servers under load', () => run('npm', ['run', 'load'], { LOAD_ROUNDS })],
  ['end to end', endToEnd],
]) {
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  const passed = check();
  outcomes.push({ name, passed, seconds: Math.round((Date.now() - started) / 1000) });
}

console.log('\nThe slowest test files:');
for (const { file, seconds } of slowestFiles([UNIT_REPORT, BROWSER_REPORT])) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
}
// The end of a long output is what is read first.
console.log(['', ...troubledTests([UNIT_REPORT, BROWSER_REPORT])].join('\n'));
process.exitCode = report(outcomes) ? 0 : 1;
const failed = outcomes.filter(({ passed }) => !passed).length;
console.log(`${outcomes.length - failed} passed, ${failed} failed`);

function endToEnd() {
  if (chromium.missing) {
    console.error(chromium.missing);
    return false;
  }
  return run('npx', ['playwright', 'test'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT,
    ...(chromium.path && { CHROMIUM_PATH: chromium.path }),
  });
}
