// npm start: everything that is needed, then the site.

import { ensureBuild, ensureDependencies } from './setup.mjs';
import { runUntilStopped } from './start-child.mjs';

ensureDependencies();
ensureBuild();
// The live heap is about 50 MB: a small ceiling makes V8 collect instead of spreading.
runUntilStopped(process.execPath, ['--max-old-space-size=160', '--max-semi-space-size=8', 'dist/app/main.js'], {
  NODE_ENV: 'production',
});
