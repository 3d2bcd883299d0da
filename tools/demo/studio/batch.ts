import type { Result } from '../../../core/shared/result.ts';
import type { Job } from './job.ts';

interface Batch {
  readonly workers: number;
  /** Makes one picture. @returns the seconds it took, or the reason of a failure */
  readonly make: (job: Job) => Promise<Result<number, string>>;
  /** Returns whether another picture may begin. */
  readonly mayBegin: () => boolean;
  readonly say: (line: string) => void;
}

/**
 * Keeps the workers busy until the list is empty or no other picture may begin; a failure does not stop the others.
 * Returns the failures.
 */
export async function runBatch(jobs: readonly Job[], { workers, make, mayBegin, say }: Batch): Promise<readonly Job[]> {
  const waiting = [...jobs];
  const failed: Job[] = [];
  let ended = 0;
  const work = async () => {
    while (mayBegin()) {
      const job = waiting.shift();
      if (job === undefined) return;
      const made = await make(job);
      ended += 1;
      if (!made.ok) failed.push(job);
      say(`${ended}/${jobs.length} ${job.file} ${made.ok ? `${Math.round(made.value)} s` : `failed: ${made.error}`}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return failed;
}
