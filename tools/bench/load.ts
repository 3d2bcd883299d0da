import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { entryFile } from './bench-build.ts';
import type { LoadOrder, LoadResult, PageRequest } from './entries/load-child.ts';
import type { ServerProcess } from './processes.ts';
import { type Spread, spreadOf } from './statistics.ts';

const run = promisify(execFile);
const CONNECTIONS = 10;

/** Puts load on a server; throws for any answer that is not 2xx, unless refusals are expected. */
export async function load(
  order: Omit<LoadOrder, 'connections'> & Partial<LoadOrder>,
  refusals = false,
): Promise<LoadResult> {
  const running = run(process.execPath, [entryFile('load-child')], { timeout: 300_000 });
  running.child.stdin?.end(JSON.stringify({ connections: CONNECTIONS, ...order }));
  const { stdout } = await running;
  const result = JSON.parse(stdout) as LoadResult;
  if (result.errors > 0 || (!refusals && result.others > 0)) {
    throw new Error(`${order.origin}: ${result.others} answers not 2xx, ${result.errors} errors`);
  }
  return result;
}

/** The result of one round on one server. */
export interface Round {
  readonly perSecond: number;
  /** Milliseconds of processor time for each answer. */
  readonly cpuMs: number;
  readonly answers: number;
  /** Share of one core that the server used; below one, the server was not the limit. */
  readonly busy: number;
}

export interface Side {
  readonly served: ServerProcess;
  readonly page: PageRequest;
}

async function round({ served, page }: Side, seconds: number): Promise<Round> {
  const before = served.cpuMs();
  const result = await load({ origin: served.origin, pages: [page], seconds });
  const spent = served.cpuMs() - before;
  return {
    perSecond: result.answers / result.seconds,
    cpuMs: spent / result.answers,
    answers: result.answers,
    busy: spent / 1000 / result.seconds,
  };
}

export interface LoadComparison {
  /** Requests per second of the first server relative to the second. */
  readonly rate: Spread;
  /**
   * Processor time for each answer of the second server relative to the first: 1 is equal, and less is worse, as with
   * the rate.
   */
  readonly cpu: Spread;
  readonly one: readonly Round[];
  readonly other: readonly Round[];
}

/**
 * Compares two servers in short alternating rounds, the first of a pair alternating as well, after one round each to
 * warm up.
 */
export async function compare(one: Side, other: Side, pairs: number, seconds: number): Promise<LoadComparison> {
  await round(one, Math.max(2, seconds));
  await round(other, Math.max(2, seconds));
  const ones: Round[] = [];
  const others: Round[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % 2 === 0) ones.push(await round(one, seconds));
    others.push(await round(other, seconds));
    if (pair % 2 === 1) ones.push(await round(one, seconds));
  }
  const ratios = (of: (a: Round, b: Round) => number) =>
    spreadOf(ones.flatMap((mine, at) => (others[at] ? [of(mine, others[at])] : [])));
  return {
    rate: ratios((a, b) => a.perSecond / b.perSecond),
    cpu: ratios((a, b) => b.cpuMs / a.cpuMs),
    one: ones,
    other: others,
  };
}
