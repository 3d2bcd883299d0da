// npm run enquiries: runs the operator's commands of the build, with the environment of the site.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './setup.mjs';

const built = join(ROOT, 'dist/app/operator.js');
if (existsSync(built)) {
  await import(pathToFileURL(built).href);
} else {
  console.error('There is no build in dist: run "npm run build".');
  process.exitCode = 1;
}
