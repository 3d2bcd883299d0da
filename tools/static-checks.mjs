/** All checks that run no tests, slowest first. `npm run verify` and `npm test` run them all. */
export const STATIC_CHECKS = [
  // Several checkers repeat much of the work: a single one takes a third of the processor time.
  ['types', ['node', 'node_modules/typescript-7/bin/tsc', '-p', '.', '--checkers', '1']],
  ['unused', ['npx', '--no-install', 'knip']],
  ['only for tests', ['npx', '--no-install', 'knip', '--production']],
  ['lint', ['npx', '--no-install', 'biome', 'check', '--error-on-warnings', '.']],
  ['messages', ['npx', '--no-install', 'tsx', 'tools/check-messages.ts']],
  ['content', ['npx', '--no-install', 'tsx', 'tools/content-check.ts', '--dir', 'content']],
  ['lockfile', ['npx', '--no-install', 'tsx', 'tools/supply-chain/check-lockfile.ts']],
  ['licences', ['npx', '--no-install', 'tsx', 'tools/supply-chain/check-licences.ts']],
  ['audit', ['npx', '--no-install', 'tsx', 'tools/supply-chain/check-audit.ts']],
  ['requirements', ['npx', '--no-install', 'tsx', 'tools/requirements.ts']],
].map(([name, command]) => ({ name, command }));
