import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFormSecret } from './form-secret.ts';

/**
 * Loads the secret of each of `count` folders at instants that other processes use as well. It writes `ready` to its
 * standard error, then reads the first instant, in milliseconds, from its standard input.
 */
const [, , folder = '', count = '0'] = process.argv;
const PACE_MS = 5;
process.stderr.write('ready');
const start = Number(readFileSync(0, 'utf8'));
const secrets = Array.from({ length: Number(count) }, (_, index) => {
  while (Date.now() < start + index * PACE_MS);
  return loadFormSecret(join(folder, String(index)));
});
process.stdout.write(JSON.stringify(secrets));
