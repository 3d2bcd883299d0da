import { Worker } from 'node:worker_threads';
import { injectable, preDestroy } from 'inversify';
import { lastingFailure, type RemoteFailure } from '../../core/shared/remote-failure.ts';
import { err, type Result } from '../../core/shared/result.ts';
import type { FeedReader } from './feed-reader.ts';
import type { ParsedFeed } from './read-feed.ts';

export interface FeedReadRequest {
  readonly body: Uint8Array<ArrayBuffer>;
  /** Day number. */
  readonly today: number;
}

interface ThreadOptions {
  readonly start?: () => Worker;
  /** Milliseconds after which a thread that has not answered is ended: some rules recur without ever giving a day. */
  readonly hangMs?: number;
  /** Milliseconds after which an idle thread ends. */
  readonly idleMs?: number;
}

const MEMORY_MB = 96;
/** The built script, beside the bundle of the server. */
const SCRIPT = new URL('./feed-worker.js', import.meta.url);
const startWorker = () => new Worker(SCRIPT, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });

/**
 * Reads feeds in a worker thread, one at a time: the parser reads a calendar in one piece, and what others write in one
 * must neither keep this thread nor fill its memory. An idle thread ends.
 */
@injectable()
export class ThreadFeedReader implements FeedReader {
  readonly #options: ThreadOptions;
  #running: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #answer: ((answer: Result<ParsedFeed, RemoteFailure>) => void) | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: ThreadOptions = {}) {
    this.#options = options;
  }

  read(body: Uint8Array<ArrayBuffer>, today: number): Promise<Result<ParsedFeed, RemoteFailure>> {
    const answer = this.#turn.then(() => this.#ask({ body, today }));
    // A thread that cannot be started fails one feed, not all that follow.
    this.#turn = answer.catch(() => {});
    return answer;
  }

  @preDestroy()
  async close(): Promise<void> {
    await this.#end();
  }

  #ask(question: FeedReadRequest): Promise<Result<ParsedFeed, RemoteFailure>> {
    clearTimeout(this.#idle);
    this.#running ??= this.#begin();
    const worker = this.#running;
    worker.ref();
    return new Promise((resolve) => {
      const hung = setTimeout(() => void this.#end(), this.#options.hangMs ?? 10_000);
      this.#answer = (answer) => {
        this.#answer = null;
        clearTimeout(hung);
        worker.unref();
        this.#idle = setTimeout(() => void this.#end(), this.#options.idleMs ?? 10_000).unref();
        resolve(answer);
      };
      worker.postMessage(question, [question.body.buffer]);
    });
  }

  #begin(): Worker {
    const worker = (this.#options.start ?? startWorker)();
    const onEnd = () => {
      if (this.#running === worker) void this.#end();
    };
    // A thread that was ended may have answered before it heard of it, and the next feed is another yacht's.
    const onAnswer = (answer: Result<ParsedFeed, RemoteFailure>) => {
      if (this.#running === worker) this.#answer?.(answer);
    };
    return worker.on('message', onAnswer).on('error', onEnd).on('exit', onEnd);
  }

  /** Ends the thread; a feed that it has not read cannot be read. */
  async #end(): Promise<void> {
    const worker = this.#running;
    this.#running = null;
    this.#answer?.(err(lastingFailure('cannot be read within time and memory')));
    clearTimeout(this.#idle);
    await worker?.terminate();
  }
}
