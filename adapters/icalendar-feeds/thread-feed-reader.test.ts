import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { calendarOf, eventOf } from './read-feed.fixture.ts';
import { readFeed } from './read-feed.ts';
import { ThreadFeedReader } from './thread-feed-reader.ts';

const TODAY = 20_900;
const RIGHT = calendarOf(eventOf('DTSTART;VALUE=DATE:20270703|DTEND;VALUE=DATE:20270710'));
const TOO_LONG = { ok: false, error: { problem: 'cannot be read within time and memory', isLasting: true } };

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text));

/** The thread of the server, from its source. */
function startFromSource(): Worker {
  const script = new URL('./feed-worker.ts', import.meta.url);
  // A thread of Node 20 does not read TypeScript by itself, whatever its arguments.
  const source = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(script.href)})));`;
  return new Worker(source, { eval: true });
}

function readerOf(...options: ConstructorParameters<typeof ThreadFeedReader>): ThreadFeedReader {
  const reader = new ThreadFeedReader(...options);
  onTestFinished(() => reader.close());
  return reader;
}

test('AV2 a thread reads feeds in turn as they are read here', async () => {
  const reader = readerOf({ start: startFromSource });
  const texts = [RIGHT, 'no calendar', RIGHT];
  const found = await Promise.all(texts.map((text) => reader.read(bytesOf(text), TODAY)));
  expect(found).toEqual(texts.map((text) => readFeed(text, TODAY)));
});

const HANGS = `require('node:worker_threads').parentPort.on('message', () => { for (;;); });`;
const EXITS = `require('node:worker_threads').parentPort.on('message', () => process.exit());`;
const THROWS = `require('node:worker_threads').parentPort.on('message', ({ body }) => { throw new Error(body); });`;

test.each([HANGS, EXITS, THROWS])(
  'AV2 a thread that gives no answer is ended, and the next feed has another: %s',
  async (script) => {
    const starts = [() => new Worker(script, { eval: true }), startFromSource];
    const hangMs = script === HANGS ? 100 : 60_000;
    const reader = readerOf({ start: () => (starts.shift() ?? startFromSource)(), hangMs });
    expect(await reader.read(bytesOf(RIGHT), TODAY)).toEqual(TOO_LONG);
    // The time-out is for the thread that hangs; a thread from its source takes long to start.
    if (script !== HANGS) expect(await reader.read(bytesOf(RIGHT), TODAY)).toEqual(readFeed(RIGHT, TODAY));
    expect(starts).toHaveLength(script === HANGS ? 1 : 0);
  },
);

/** A thread that hangs up on its first question, and whose answer to it arrives afterwards. */
class LateThread extends EventEmitter {
  ref() {}
  unref() {}
  postMessage() {
    setImmediate(() => this.emit('exit'));
  }
  async terminate() {
    setImmediate(() => this.emit('message', 'late'));
  }
}

/** A thread that answers its questions in later turns of the event loop. */
class RightThread extends LateThread {
  override postMessage() {
    setImmediate(() => setImmediate(() => this.emit('message', 'right')));
  }
  override async terminate() {}
}

test('AV2 the late answer of a thread that was ended is not taken for that of the next feed', async () => {
  const threads = [new LateThread(), new RightThread()];
  const reader = readerOf({ start: () => threads.shift() as unknown as Worker });
  const found = await Promise.all([RIGHT, 'another'].map((text) => reader.read(bytesOf(text), TODAY)));
  expect(found).toEqual([TOO_LONG, 'right']);
});
