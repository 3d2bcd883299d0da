import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import type { BrochureView } from '../../ui/features/yacht/brochure/build-brochure-view.ts';
import { type BrochureThreadOptions, createRenderBrochure } from './brochure-thread.ts';

const started: Worker[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((worker) => worker.terminate()));
});

/** A thread that runs this script, with `port` to the one that started it. */
function thread(script: string, options: BrochureThreadOptions = {}) {
  return createRenderBrochure({
    ...options,
    start: () => {
      const worker = new Worker(`const { parentPort: port } = require('node:worker_threads');\n${script}`, {
        eval: true,
      });
      started.push(worker);
      return worker;
    },
  });
}

const ECHO = `port.on('message', ({ view, pictures }) => port.postMessage(Buffer.from(view.name + pictures.size)));`;
const view = { name: 'Aurora' } as BrochureView;
const job = { view, pictures: new Map([['/a', Buffer.from('A')]]) };

test('YA1 makes a brochure in a thread and reuses the thread for the next one', async () => {
  const render = thread(ECHO);
  expect((await render(job)).toString()).toBe('Aurora1');
  expect((await render({ view, pictures: new Map() })).toString()).toBe('Aurora0');
  expect(started).toHaveLength(1);
});

test('YA1 ends an idle thread and starts a new one on demand', async () => {
  const render = thread(ECHO, { idleMs: 0 });
  await render(job);
  // A thread that has ended has no id any more.
  if (started[0]?.threadId !== -1) await new Promise((ended) => started[0]?.once('exit', ended));
  expect((await render(job)).toString()).toBe('Aurora1');
  expect(started).toHaveLength(2);
});

test('YA1 replaces a thread that ended while idle, without delay', async () => {
  const render = thread(`${ECHO}\nport.on('message', () => setImmediate(() => process.exit(0)));`, {
    timeLimitMs: 5_000,
  });
  await render(job);
  // A thread that has ended has no id any more.
  if (started[0]?.threadId !== -1) await new Promise((ended) => started[0]?.once('exit', ended));
  expect((await render(job)).toString()).toBe('Aurora1');
  expect(started).toHaveLength(2);
});

test.each([
  ['the error', `port.on('message', async () => { throw new Error('no font'); });`, 'no font', 60_000],
  ['the exit', `port.on('message', () => process.exit(3));`, 'The thread of brochures ended with 3', 60_000],
  ['the timeout', `port.on('message', () => {});`, 'A brochure took longer than 50 ms', 50],
])(
  'YA1 rejects with %s of a failed thread, and the next brochure gets a new one',
  async (_, script, message, timeLimitMs) => {
    const render = thread(script, { timeLimitMs });
    await expect(render(job)).rejects.toThrow(message);
    await expect(render(job)).rejects.toThrow(message);
    expect(started).toHaveLength(2);
  },
);
