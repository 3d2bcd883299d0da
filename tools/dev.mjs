// npm run dev: what is needed, then the site with Vite in front; the server starts anew when its own files change.
import { ensureDependencies } from './setup.mjs';
import { runUntilStopped } from './start-child.mjs';

ensureDependencies();
// Vite sees to ui/ by itself, and writes its configuration files there while it starts.
const watch = ['watch', '--clear-screen=false', '--exclude', 'ui/**', '--exclude', '**/*.build-*.mjs'];
runUntilStopped(process.execPath, ['node_modules/tsx/dist/cli.mjs', ...watch, 'server/dev.ts']);
