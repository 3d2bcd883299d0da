// Ends a PostgreSQL and removes its folder when whoever started it is gone, however that came.
// Argument: the folder. Its standard input is open as long as somebody needs the server.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const [, , folder = ''] = process.argv;
// What ends the parent from the keyboard goes to all of its group.
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
