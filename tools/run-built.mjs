// npm run enquiries, npm run import, npm run doctor: runs a command of the built server, with the environment of the site.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './setup.mjs';

const [command = '', ...words] = process.argv.slice(2);
const built = join(ROOT, `dist/app/${command}.js`);
if (existsSync(built)) {
  process.argv.splice(2, process.argv.length, ...words);
  await import(pathToFileURL(built).href);
} else {
  console.error('There is no build in dist: run "npm run build".');
  process.exitCode = 1;
}
