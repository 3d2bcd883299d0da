import { join } from 'node:path';
import { loadFormSecret } from './form-secret.ts';

/** Loads the secret of each of `count` folders at instants that other processes use as well. */
const [, , folder = '', count = '0', start = '0'] = process.argv;
const PACE_MS = 5;
const secrets = Array.from({ length: Number(count) }, (_, index) => {
  while (Date.now() < Number(start) + index * PACE_MS);
  return loadFormSecret(join(folder, String(index)));
});
process.stdout.write(JSON.stringify(secrets));
