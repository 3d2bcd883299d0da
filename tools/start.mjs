// npm start: installs dependencies and builds if necessary, then starts the site.

import { ensureBuild, ensureDependencies } from './setup.mjs';
import { runUntilStopped } from './start-child.mjs';

ensureDependencies();
ensureBuild();
// The demo fleet's live heap is about 50 MB: a low limit makes V8 collect garbage instead of growing it. A fleet of
// thousands needs more; NODE_OPTIONS=--max-old-space-size=… then replaces this limit.
const own = (process.env.NODE_OPTIONS ?? '').includes('--max-old-space-size');
const ceiling = own ? [] : ['--max-old-space-size=160', '--max-semi-space-size=8'];
runUntilStopped(process.execPath, [...ceiling, 'dist/app/main.js'], { NODE_ENV: 'production' });
