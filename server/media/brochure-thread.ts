import { Worker } from 'node:worker_threads';
import type { BrochurePictures, BrochureView } from '../../ui/features/yacht/brochure/brochure-view.ts';

/** Plain data, so that it can be sent to a thread. */
export interface BrochureJob {
  readonly view: BrochureView;
  readonly pictures: BrochurePictures;
}

/** Rejects where the brochure cannot be made, or not in time. One at a time: the caller queues. */
export type RenderBrochure = (job: BrochureJob) => Promise<Buffer>;

export interface BrochureThreadOptions {
  readonly start?: () => Worker;
  /** Far beyond what a brochure takes on a busy machine. */
  readonly timeLimitMs?: number;
  /** How long the thread waits for another before it ends. */
  readonly idleMs?: number;
}

const MEMORY_MB = 256;

/** Beside this one once both are built; in development, where nothing is built, brochures are made without a thread. */
const SCRIPT = new URL('./brochure-worker.js', import.meta.url);
const startWorker = () => new Worker(SCRIPT, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });

/**
 * Makes brochures in a thread: laying out a PDF takes a second of one core, and this thread answers visitors. It is
 * started when it is wanted, which is also when the library is loaded, and ends with all that it allocated when no more
 * are asked for.
 */
export function brochureThread(options: BrochureThreadOptions = {}): RenderBrochure {
  const { start = startWorker, timeLimitMs = 60_000, idleMs = 30_000 } = options;
  let running: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  /** Whatever a thread says late, it ends itself, and not the one that took its place. */
  function end(worker: Worker): void {
    if (running === worker) running = null;
    void worker.terminate();
  }
  function begin(): Worker {
    const worker = start();
    const ended = () => end(worker);
    // An error that nobody listens to would end the server, and one that is over would never answer.
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

function answerOf(worker: Worker, job: BrochureJob, timeLimitMs: number): Promise<Buffer> {
  const listening = new AbortController();
  const answer = new Promise<Buffer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`A brochure took longer than ${timeLimitMs} ms`)), timeLimitMs);
    listening.signal.addEventListener('abort', () => clearTimeout(timer));
    const on = <T>(event: string, listener: (value: T) => void) => {
      worker.on(event, listener);
      listening.signal.addEventListener('abort', () => worker.off(event, listener));
    };
    on('message', ({ buffer, byteOffset, byteLength }: Uint8Array) =>
      resolve(Buffer.from(buffer, byteOffset, byteLength)),
    );
    on('error', reject);
    on('exit', (code: number) => reject(new Error(`The thread of brochures ended with ${code}`)));
    worker.postMessage(job);
  });
  return answer.finally(() => listening.abort());
}
