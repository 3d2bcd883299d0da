// npm start: everything that is needed, then the site.

import { ensureBuild, ensureDependencies } from './setup.mjs';
import { runUntilStopped } from './start-child.mjs';

ensureDependencies();
ensureBuild();
// The live heap of the demo's fleet is about 50 MB: a small ceiling makes V8 collect instead of spreading. A fleet of
// thousands needs more: NODE_OPTIONS=--max-old-space-size=… then stands instead.
const own = (process.env.NODE_OPTIONS ?? '').includes('--max-old-space-size');
const ceiling = own ? [] : ['--max-old-space-size=160', '--max-semi-space-size=8'];
runUntilStopped(process.execPath, [...ceiling, 'dist/app/main.js'], { NODE_ENV: 'production' });
