import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import type { BrochureView } from '../../ui/features/yacht/brochure/build-brochure-view.ts';
import { type BrochureThreadOptions, brochureThread } from './brochure-thread.ts';

const started: Worker[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((worker) => worker.terminate()));
});

/** A thread that runs this script, with `port` to the one that started it. */
function thread(script: string, options: BrochureThreadOptions = {}) {
  return brochureThread({
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

test('YA1 a brochure is made in a thread, which makes the next one too', async () => {
  const render = thread(ECHO);
  expect((await render(job)).toString()).toBe('Aurora1');
  expect((await render({ view, pictures: new Map() })).toString()).toBe('Aurora0');
  expect(started).toHaveLength(1);
});

test('YA1 the thread ends when no brochure is asked for, and is started anew when one is', async () => {
  const render = thread(ECHO, { idleMs: 0 });
  await render(job);
  // A thread that has ended has no id any more.
  if (started[0]?.threadId !== -1) await new Promise((ended) => started[0]?.once('exit', ended));
  expect((await render(job)).toString()).toBe('Aurora1');
  expect(started).toHaveLength(2);
});

test('YA1 a thread that ends while nothing is asked of it is replaced, and nobody waits for it', async () => {
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
  ['what is thrown in it', `port.on('message', async () => { throw new Error('no font'); });`, 'no font', 60_000],
  ['its end', `port.on('message', () => process.exit(3));`, 'The thread of brochures ended with 3', 60_000],
  ['its silence', `port.on('message', () => {});`, 'A brochure took longer than 50 ms', 50],
])(
  'YA1 of a thread that fails its caller is told %s, and the next brochure gets another',
  async (_, script, message, timeLimitMs) => {
    const render = thread(script, { timeLimitMs });
    await expect(render(job)).rejects.toThrow(message);
    await expect(render(job)).rejects.toThrow(message);
    expect(started).toHaveLength(2);
  },
);
