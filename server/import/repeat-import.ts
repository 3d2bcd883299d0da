import { spawn } from 'node:child_process';
import type { Logger } from '../start/log.ts';
import { EXIT_STATUS } from './exit-status.ts';

/** The feed that a running site imports. */
export interface RepeatedFeed {
  readonly from: string;
  readonly format: string;
  readonly name: string | null;
  readonly mapping: string | null;
  readonly everyMs: number;
}

/** What an import wrote, and its exit status; null for one that was killed. */
interface Ended {
  readonly status: number | null;
  readonly said: string;
}

export interface RepeatOptions {
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Ends it, and the import that runs. */
  readonly signal: AbortSignal;
  /** Runs the command with these words; the signal ends it. */
  readonly run: (words: readonly string[], signal: AbortSignal) => Promise<Ended>;
}

/** Lines of a report that the log repeats: verdict, reasons and counts. */
const MAX_LINES = 12;

/** How the imports of a node stand. */
export interface ImportState {
  /** Milliseconds since 1970 of the last import that was done, here or by another node; of the start where there was none. */
  readonly lastDone: number;
  readonly everyMs: number;
}

/**
 * Imports a feed at once and again every so often (FD1), each time as a process of its own, so that no request waits for
 * it. What fails is logged, and the yachts stay as they were. Nodes that share the content folder take turns.
 */
export function repeatImport(feed: RepeatedFeed, { log, run, signal, now }: RepeatOptions): () => ImportState {
  let isRunning = false;
  let lastDone = now();
  async function once(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      const { status, said } = await run(wordsOf(feed), signal);
      if (signal.aborted) return;
      if (status === EXIT_STATUS.done || status === EXIT_STATUS.underWay) lastDone = now();
      const report = said.split('\n').filter(Boolean).slice(0, MAX_LINES);
      if (status === EXIT_STATUS.done) log.info({ report }, 'Listings imported');
      else if (status === EXIT_STATUS.underWay) log.info({}, 'Another node imports the listings');
      else log.warn({ status, report }, 'Listings not imported; the yachts stay as they were');
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'Listings not imported; the yachts stay as they were');
    } finally {
      isRunning = false;
    }
  }
  void once();
  const timer = setInterval(() => void once(), feed.everyMs);
  timer.unref();
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => ({ lastDone, everyMs: feed.everyMs });
}

function wordsOf({ from, format, name, mapping }: RepeatedFeed): readonly string[] {
  const optional = [...(name === null ? [] : ['--feed', name]), ...(mapping === null ? [] : ['--mapping', mapping])];
  return ['--format', format, '--from', from, ...optional];
}

/** Characters of an import's output that are kept. */
const MAX_SAID = 20_000;

/** Runs the built command as a process. */
export function spawnImport(script: string): RepeatOptions['run'] {
  return (words, signal) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [script, ...words], { signal, stdio: ['ignore', 'pipe', 'pipe'] });
      let said = '';
      const hear = (part: Buffer) => {
        if (said.length < MAX_SAID) said += part.toString('utf8');
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('error', reject);
      child.once('close', (status) => resolve({ status, said }));
    });
}
