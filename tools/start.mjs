// npm start: installs dependencies and builds if necessary, then starts the site.

import { ALLOCATOR, heapFlagsHere } from './heap-flags.mjs';
import { ensureBuild, ensureDependencies, giveUp } from './setup.mjs';
import { runUntilStopped } from './start-child.mjs';

ensureDependencies();
ensureBuild();
let flags = [];
try {
  flags = heapFlagsHere(process.env);
} catch (error) {
  giveUp(error.message);
}
if (flags.length > 0) console.log(`Starting with ${flags.join(' ')}`);
runUntilStopped(process.execPath, [...flags, 'dist/app/main.js'], { ...ALLOCATOR, NODE_ENV: 'production' });
