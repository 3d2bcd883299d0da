// npm test: everything that is needed, then every check, from a fresh clone on. Ends non-zero if any failed.
import { findChromium } from './chromium.mjs';
import { ensureDependencies, run } from './setup.mjs';

ensureDependencies();
const chromium = findChromium();

const checks = [
  ['verify', () => run('npm', ['run', 'verify'])],
  ['unit and contract', () => run('npx', ['vitest', 'run'])],
  ['build', () => run('npm', ['run', 'build'])],
  ['bundle budget', () => run('npm', ['run', 'budget'])],
  ['enquiries under load', () => run('npm', ['run', 'load'])],
  ['end to end', endToEnd],
];

function endToEnd() {
  if (chromium.missing) {
    console.error(chromium.missing);
    return false;
  }
  return run('npx', ['playwright', 'test'], chromium.path ? { CHROMIUM_PATH: chromium.path } : {});
}

const results = checks.map(([name, check]) => {
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  const passed = check();
  return { name, passed, seconds: Math.round((Date.now() - started) / 1000) };
});

console.log('');
for (const { name, passed, seconds } of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
