// npm run dev: installs dependencies and starts the site with Vite's middleware. The server restarts when its own files
// change.
import { ensureDependencies } from './setup.mjs';
import { runUntilStopped } from './start-child.mjs';

ensureDependencies();
// Vite watches ui/ by itself, and writes its configuration files there while it starts.
const watch = ['watch', '--clear-screen=false', '--exclude', 'ui/**', '--exclude', '**/*.build-*.mjs'];
runUntilStopped(process.execPath, ['node_modules/tsx/dist/cli.mjs', ...watch, 'server/dev.ts']);
