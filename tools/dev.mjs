// npm run dev: what is needed, then the site with Vite in front; the server starts anew when its own files change.
import { ensureDependencies } from './setup.mjs';
import { runUntilStopped } from './start-child.mjs';

ensureDependencies();
runUntilStopped(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/dev.ts']);
