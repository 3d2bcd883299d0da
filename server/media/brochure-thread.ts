import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { BrochurePictures, BrochureView } from '../../ui/features/yacht/brochure/build-brochure-view.ts';

/** The input of the thread: plain data, which can be cloned. */
export interface BrochureJob {
  readonly view: BrochureView;
  readonly pictures: BrochurePictures;
}

/** Renders a brochure as PDF. Rejects where it fails or takes too long. Takes one job at a time; callers queue. */
export type RenderBrochure = (job: BrochureJob) => Promise<Buffer>;

export interface BrochureThreadOptions {
  readonly start?: () => Worker;
  /** Milliseconds; far more than a brochure takes on a busy machine. */
  readonly timeLimitMs?: number;
  /** Milliseconds that the idle thread waits for the next job before it ends. */
  readonly idleMs?: number;
}

const MEMORY_MB = 256;

/** The built script beside this one. In development, without a build, brochures are rendered in the main thread. */
const SCRIPT = new URL('./brochure-worker.js', import.meta.url);
const startWorker = () => new Worker(SCRIPT, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });

/**
 * Renders brochures in a worker thread, since the layout of a PDF keeps a core busy for a second. The first job starts
 * the thread, which loads the library. An idle thread ends and frees its memory.
 */
export function createRenderBrochure(options: BrochureThreadOptions = {}): RenderBrochure {
  const { start = startWorker, timeLimitMs = 60_000, idleMs = 30_000 } = options;
  let running: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  /** Ends a thread. A late event of an ended one does not affect its successor. */
  function end(worker: Worker): void {
    if (running === worker) running = null;
    void worker.terminate();
  }
  function begin(): Worker {
    const worker = start();
    const ended = () => end(worker);
    // An error without a listener would end the server, and a thread that ended would never answer.
    return worker.on('error', ended).on('exit', ended);
  }
  return async (job) => {
    clearTimeout(idle);
    running ??= begin();
    const worker = running;
    worker.ref();
    try {
      return await answerOf(worker, job, timeLimitMs);
    } catch (error) {
      end(worker);
      throw error;
    } finally {
      worker.unref();
      idle = setTimeout(() => end(worker), idleMs).unref();
    }
  };
}

async function answerOf(worker: Worker, job: BrochureJob, timeLimitMs: number): Promise<Buffer> {
  const listening = new AbortController();
  const { signal } = listening;
  const fails = (message: string) => {
    throw new Error(message);
  };
  worker.postMessage(job);
  // Each wait for an event also rejects with an error of the thread.
  const answer = Promise.race([
    once(worker, 'message', { signal }),
    once(worker, 'exit', { signal }).then(([code]) => fails(`The thread of brochures ended with ${code}`)),
    pause(timeLimitMs, null, { signal }).then(() => fails(`A brochure took longer than ${timeLimitMs} ms`)),
  ]);
  const [{ buffer, byteOffset, byteLength }] = await answer.finally(() => listening.abort());
  return Buffer.from(buffer, byteOffset, byteLength);
}
