// npm run verify: runs every static check and the architecture tests. The exit code is not 0 if any failed.
import { STATIC_CHECKS } from './static-checks.mjs';
import { report, runTasks } from './tasks.mjs';

const layers = { name: 'architecture', command: ['npx', '--no-install', 'vitest', 'run', 'tests/architecture'] };
process.exitCode = report(await runTasks([layers, ...STATIC_CHECKS])) ? 0 : 1;
