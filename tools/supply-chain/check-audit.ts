/**
 * npm run audit: asks the registry for known vulnerabilities of production packages. High and critical ones fail; where
 * no registry answers, the check is skipped.
 */
import { spawnSync } from 'node:child_process';
import { auditOutcome } from './audit-outcome.ts';

const ARGUMENTS = [
  'audit',
  '--omit=dev',
  '--json',
  '--package-lock-only',
  '--fetch-retries=0',
  '--fetch-timeout=20000',
];

const { stdout } = spawnSync('npm', ARGUMENTS, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const { passes, line } = auditOutcome(stdout ?? '');
console.log(line);
if (!passes) console.error('See "npm audit --omit=dev".');
process.exitCode = passes ? 0 : 1;
