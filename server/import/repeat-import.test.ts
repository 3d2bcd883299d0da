import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RepeatOptions, repeatImport } from './repeat-import.ts';

const FEED = {
  from: 'https://agent.example/fleet.xml?key=1',
  format: 'nautix',
  name: 'agent',
  mapping: null,
  everyMs: 60_000,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A site whose imports end with these statuses, one after another. */
function site(...statuses: readonly (number | null | Error)[]) {
  const lines: string[] = [];
  const asked: (readonly string[])[] = [];
  const run: RepeatOptions['run'] = async (words) => {
    asked.push(words);
    const status = statuses[asked.length - 1] ?? 0;
    if (status instanceof Error) throw status;
    return { status, said: 'Import of feed "agent"\nApplied.\n' };
  };
  const log = {
    info: (_: object, line: string) => lines.push(line),
    warn: (_: object, line: string) => lines.push(line),
  };
  const stopping = new AbortController();
  repeatImport(FEED, { log: log as unknown as RepeatOptions['log'], run, signal: stopping.signal, now: () => 0 });
  return { stopping, lines, asked };
}

test('FD1 imports at once and again every so often, whatever became of the one before', async () => {
  const { stopping, lines, asked } = site(0, 1, new Error('ENOMEM'), 3, 0);
  await vi.advanceTimersByTimeAsync(4 * FEED.everyMs);
  stopping.abort();
  await vi.advanceTimersByTimeAsync(4 * FEED.everyMs);
  expect(asked).toHaveLength(5);
  expect(asked[0]).toEqual(['--format', 'nautix', '--from', FEED.from, '--feed', 'agent']);
  expect(lines).toEqual([
    'Listings imported',
    'Listings not imported; the yachts stay as they were',
    'Listings not imported; the yachts stay as they were',
    'Another node imports the listings',
    'Listings imported',
  ]);
});

test('FD1 does not begin an import while the one before runs', async () => {
  const asked: AbortSignal[] = [];
  const run: RepeatOptions['run'] = (_, signal) => {
    asked.push(signal);
    return new Promise(() => {});
  };
  const log = { info() {}, warn() {} };
  const stopping = new AbortController();
  repeatImport(FEED, { log: log as unknown as RepeatOptions['log'], run, signal: stopping.signal, now: () => 0 });
  await vi.advanceTimersByTimeAsync(3 * FEED.everyMs);
  expect(asked).toHaveLength(1);
  stopping.abort();
  expect(asked[0]?.aborted).toBe(true);
});
