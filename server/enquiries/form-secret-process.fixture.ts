import { join } from 'node:path';
import { loadFormSecret } from './form-secret.ts';

/** Asks for the secret of each of so many folders, each at the instant that other processes ask for it as well. */
const [, , folder = '', count = '0', start = '0'] = process.argv;
const PACE_MS = 5;
const secrets = Array.from({ length: Number(count) }, (_, index) => {
  while (Date.now() < Number(start) + index * PACE_MS);
  return loadFormSecret(join(folder, String(index)));
});
process.stdout.write(JSON.stringify(secrets));
