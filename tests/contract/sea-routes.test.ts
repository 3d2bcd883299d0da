import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { ChartSeaRoutes } from '../../adapters/sea-files/chart-sea-routes.ts';
import { type ThreadOptions, ThreadSeaRoutes } from '../../adapters/sea-files/thread-sea-routes.ts';
import { SEA_ASSET } from '../../core/sea/sea-asset.ts';
import { MemorySeaCharts } from '../fakes/memory-sea-charts.ts';
import { MemorySeaRoutes } from '../fakes/memory-sea-routes.ts';
import { seaRoutesContract } from './sea-routes-contract.ts';

const CHART = join('public/assets', SEA_ASSET);
const folders: string[] = [];
const started: Worker[] = [];
afterEach(() => Promise.all(started.splice(0).map((worker) => worker.terminate())));
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function folderWithChart(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sea-'));
  folders.push(folder);
  await copyFile(CHART, join(folder, SEA_ASSET));
  return folder;
}

/** The thread of the server, from its source. */
function startFromSource(folder: string): Worker {
  const script = new URL('../../adapters/sea-files/sea-worker.ts', import.meta.url);
  // A thread of Node 20 does not read TypeScript by itself, whatever its arguments.
  const source = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(script.href)})));`;
  const worker = new Worker(source, { eval: true, workerData: folder });
  started.push(worker);
  return worker;
}

seaRoutesContract('memory', async () => {
  const routes = new MemorySeaRoutes();
  return { routes, breakDown: (isBroken) => routes.breakDown(isBroken) };
});

seaRoutesContract('a chart', async () => {
  const charts = new MemorySeaCharts();
  return { routes: new ChartSeaRoutes(charts), breakDown: (isBroken) => charts.breakDown(isBroken) };
});

seaRoutesContract('a thread', async () => {
  const folder = await folderWithChart();
  return {
    routes: new ThreadSeaRoutes(folder, { error() {} }, { start: startFromSource, patienceMs: 60_000 }),
    breakDown: (isBroken) => (isBroken ? rm(join(folder, SEA_ASSET)) : copyFile(CHART, join(folder, SEA_ASSET))),
  };
});

describe('the thread of sea routes', () => {
  const leg = (latitude: number) => ({ from: { latitude, longitude: 7 }, to: { latitude: 42, longitude: 8 } });
  const ECHO = `port.on('message', ({ id, legs }) => port.postMessage({ id, problem: null, routes: legs.map(({ from }) => ({ ok: true, value: from.latitude })) }));`;

  function thread(script: string, options: ThreadOptions = {}) {
    const logged: string[] = [];
    const start = () => {
      const worker = new Worker(`const { parentPort: port } = require('node:worker_threads');\n${script}`, {
        eval: true,
      });
      started.push(worker);
      return worker;
    };
    const log = { error: (_: object, message: string) => logged.push(message) };
    return { logged, routes: new ThreadSeaRoutes('', log, { start, ...options }) };
  }

  test('CF3 asks the thread for the routes that are not kept only', async () => {
    const { routes } = thread(
      `let asked = 0;
      port.on('message', ({ id, legs }) => {
        asked += 1;
        port.postMessage({ id, problem: null, routes: legs.map(({ from }) => ({ ok: true, value: from.latitude * 10 + asked })) });
      });`,
    );
    expect(await routes.between([leg(1), leg(2)])).toMatchObject([{ value: 11 }, { value: 21 }]);
    expect(await routes.between([leg(3), leg(1)])).toMatchObject([{ value: 32 }, { value: 11 }]);
  });

  test('CF3 gives up a question that takes too long', async () => {
    const { routes } = thread(`port.on('message', () => {});`, { patienceMs: 20 });
    expect(await routes.between([leg(1)])).toBeNull();
  });

  test('CF3 refuses at once what the thread cannot come to in time', async () => {
    const { routes } = thread(`port.on('message', () => {});`, { patienceMs: 600_000 });
    for (let index = 0; index < 40; index += 1) void routes.between([leg(index)]);
    expect(await routes.between([leg(99)])).toBeNull();
  });

  test('CF3 answers a single leg before a long plan that was asked for first', async () => {
    const routes = new ThreadSeaRoutes(
      await folderWithChart(),
      { error() {} },
      { start: startFromSource, patienceMs: 60_000 },
    );
    const order: string[] = [];
    const plan = Array.from({ length: 27 }, (_, index) => leg(43 - index / 100));
    await Promise.all([
      routes.between(plan).then((found) => order.push(`plan ${found?.length}`)),
      routes.between([leg(42.5)]).then((found) => order.push(`leg ${found?.length}`)),
    ]);
    expect(order).toEqual(['leg 1', 'plan 27']);
  });

  test('CF3 tells the thread of a question that is given up', async () => {
    const { routes } = thread(
      `let given = 0;
      port.on('message', ({ id, legs }) => {
        if (legs === null) given += 1;
        if (legs === null || given > 0) port.postMessage({ id, problem: null, routes: legs?.map(() => ({ ok: true, value: given })) ?? null });
      });`,
      { patienceMs: 1000 },
    );
    expect(await routes.between([leg(1)])).toBeNull();
    expect(await routes.between([leg(2)])).toMatchObject([{ value: 1 }]);
  });

  test('CF3 ends a thread that hangs, and starts another', async () => {
    const { routes, logged } = thread(`port.on('message', () => {});`, { patienceMs: 10, hangMs: 10 });
    expect(await routes.between([leg(1)])).toBeNull();
    for (let tries = 0; logged.length === 0 && tries < 200; tries += 1) await pause(10);
    expect(logged).toEqual(['The thread of sea routes hangs and was ended']);
    expect(await routes.between([leg(1)])).toBeNull();
    expect(started).toHaveLength(2);
  });

  test('CF3 says so once where the thread ends, and starts another', async () => {
    const { routes, logged } = thread(`port.once('message', () => { throw new Error('broken'); });`, {
      patienceMs: 5000,
    });
    expect(await routes.between([leg(1)])).toBeNull();
    expect(logged).toEqual(['The thread of sea routes ended: plans have no distances until it is back']);
    expect(await routes.between([leg(1)])).toBeNull();
    expect(started).toHaveLength(2);
  });

  test('CF3 ends an idle thread', async () => {
    const { routes, logged } = thread(ECHO, { idleMs: 0 });
    await routes.between([leg(1)]);
    for (let tries = 0; started[0]?.threadId !== -1 && tries < 200; tries += 1) await pause(10);
    expect(started[0]?.threadId).toBe(-1);
    expect(await routes.between([leg(2)])).toMatchObject([{ value: 2 }]);
    expect(logged).toEqual([]);
  });
});
