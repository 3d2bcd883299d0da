// Ends a PostgreSQL and removes its folder when the process that started it has ended for any reason. Argument: the
// folder. Standard input stays open as long as the server is in use.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const [, , folder = ''] = process.argv;
// Signals from the keyboard go to the whole process group.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

process.stdin.resume();
process.stdin.on('close', async () => {
  const pid = serverPid();
  if (pid !== null && signalled(pid, 'SIGQUIT'))
    for (let tries = 0; tries < 100 && signalled(pid, 0); tries += 1) await pause(50);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit();
});

function serverPid() {
  try {
    return Number.parseInt(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return null;
  }
}

function signalled(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
