// npm run verify: every static check, in under a minute. Runs them all and ends non-zero if any failed.
import { run } from './setup.mjs';

const checks = [
  ['types', ['tsc', '-p', '.']],
  ['lint', ['biome', 'check', '--error-on-warnings', '.']],
  ['architecture', ['vitest', 'run', 'tests/architecture']],
  ['messages', ['tsx', 'tools/check-messages.ts']],
  ['content', ['tsx', 'tools/content-check.ts', '--dir', 'content']],
  ['unused', ['knip']],
  ['requirements', ['tsx', 'tools/requirements.ts', '--check']],
];

const results = checks.map(([name, command]) => {
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  const passed = run('npx', ['--no-install', ...command]);
  return { name, passed, seconds: Math.round((Date.now() - started) / 1000) };
});

console.log('');
for (const { name, passed, seconds } of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
