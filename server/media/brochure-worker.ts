import { parentPort } from 'node:worker_threads';
import { renderBrochure } from '../../ui/features/yacht/brochure/render-brochure.tsx';
import type { BrochureJob } from './brochure-thread.ts';

/** A job as it arrives here: each buffer has become a byte array. */
interface SentJob extends Omit<BrochureJob, 'pictures'> {
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** Renders brochures in the worker thread. An error ends this thread and reaches the one that started it. */
parentPort?.on('message', async ({ view, pictures }: SentJob) => {
  const files = new Map(
    [...pictures].map(([src, bytes]) => [src, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]),
  );
  parentPort?.postMessage(await renderBrochure({ view, pictures: files }));
});
