import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { entryFile } from '../bench-build.ts';
import type { FeedTimes } from '../entries/feed-timer.ts';
import { ROOT } from '../paths.ts';
import { goalRow, type ReportRow } from '../report.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const run = promisify(execFile);
const GOAL_MS = 100;
const GOAL_MB = 20;
const GOAL_WAIT_MS = 20;

/** Measures the reading of a large calendar feed, and the event loop while many feeds are asked. */
export async function measureFeeds(): Promise<ReportRow[]> {
  const { stdout } = await run(process.execPath, ['--expose-gc', entryFile('feed-timer')], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    timeout: 300_000,
  });
  const { events, bytes, ms, heapBytes, feeds, read, askedMs, longestWaitMs } = JSON.parse(stdout) as FeedTimes;
  const [first = Number.NaN, ...warm] = ms;
  const spread = spreadOf(warm);
  const megabytes = heapBytes / 1e6;
  const what = `calendar feed of ${events} events (${(bytes / 1e6).toFixed(1)} MB)`;
  return [
    goalRow(
      `${what}, read`,
      `${spreadText(spread, 0, ' ms')}, the first in ${first.toFixed(0)} ms`,
      `≤ ${GOAL_MS} ms`,
      spread.median <= GOAL_MS,
    ),
    goalRow(`${what}, heap that a reading adds`, `${megabytes.toFixed(0)} MB`, `≤ ${GOAL_MB} MB`, megabytes <= GOAL_MB),
    goalRow(
      `longest wait in the event loop while ${feeds} feeds are asked`,
      `${longestWaitMs.toFixed(0)} ms (${read} read in ${(askedMs / 1000).toFixed(1)} s)`,
      `≤ ${GOAL_WAIT_MS} ms`,
      longestWaitMs <= GOAL_WAIT_MS && read === feeds,
    ),
  ];
}
