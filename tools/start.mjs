// npm start: everything that is needed, then the site.

import { ensureBuild, ensureDependencies } from './setup.mjs';
import { runUntilStopped } from './start-child.mjs';

ensureDependencies();
ensureBuild();
runUntilStopped(process.execPath, ['dist/app/main.js'], { NODE_ENV: 'production' });
