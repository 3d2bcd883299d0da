import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ignoredBy } from '../load/container/replay.ts';

test.each(['.dockerignore', '.gitignore'])('%s leaves out files of variables, which hold passwords', (file) => {
  const lines = readFileSync(file, 'utf8').replaceAll(/^(?=[.*])/gm, file === '.gitignore' ? '**/' : '');
  const isIgnored = ignoredBy(lines);
  const variables = ['halyard.env', '.env', '.env.local', 'staging/halyard.env', 'staging/.env'];
  expect(variables.filter((path) => !isIgnored(path))).toEqual([]);
  expect(['server/start/env.ts', 'package.json', 'THIRD-PARTY-NOTICES.md'].filter(isIgnored)).toEqual([]);
});
