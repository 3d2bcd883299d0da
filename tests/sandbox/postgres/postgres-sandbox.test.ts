import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { sharedPostgres } from './postgres-sandbox.ts';

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

beforeAll(sharedPostgres, 60_000);

test('FM2 keeps its data over a stop and a start', async () => {
  const server = await sharedPostgres();
  const sql = postgres(await server.database(), { max: 1 });
  onTestFinished(() => sql.end());
  await sql`CREATE TABLE kept AS SELECT 7 AS number`;
  await server.stop();
  expect(await listens(server.port)).toBe(false);
  await server.start();
  expect(await sql`SELECT number FROM kept`).toEqual([{ number: 7 }]);
});

test('FM2 a server whose test process was killed ends and leaves nothing behind', async () => {
  const script = fileURLToPath(new URL('./postgres-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  const { port, folder } = JSON.parse(line) as { port: number; folder: string };
  expect([await listens(port), existsSync(folder)]).toEqual([true, true]);
  child.kill('SIGKILL');
  const left = async () => [await listens(port), existsSync(folder)];
  await expect.poll(left, { timeout: 20_000, interval: 100 }).toEqual([false, false]);
});
