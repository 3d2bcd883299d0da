import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { entryFile } from './bench-build.ts';
import type { AskedPage, LoadOrder, LoadResult } from './entries/load-child.ts';
import type { Served } from './processes.ts';
import { type Spread, spreadOf } from './statistics.ts';

const run = promisify(execFile);
const CONNECTIONS = 10;

/** Puts load on a server; anything but 2xx spoils the measurement, unless it is looked for. */
export async function load(order: Omit<LoadOrder, 'connections'>, refusals = false): Promise<LoadResult> {
  const running = run(process.execPath, [entryFile('load-child')], { timeout: 300_000 });
  running.child.stdin?.end(JSON.stringify({ ...order, connections: CONNECTIONS }));
  const { stdout } = await running;
  const result = JSON.parse(stdout) as LoadResult;
  if (result.errors > 0 || (!refusals && result.others > 0)) {
    throw new Error(`${order.origin}: ${result.others} answers not 2xx, ${result.errors} errors`);
  }
  return result;
}

/** One round on one server. */
export interface Round {
  readonly perSecond: number;
  /** Processor time an answer. */
  readonly cpuMs: number;
  readonly answers: number;
  /** Share of one core that the server used: below one, something else was the limit. */
  readonly busy: number;
}

export interface Side {
  readonly served: Served;
  readonly page: AskedPage;
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
  /** Requests per second, of the one relative to the other. */
  readonly rate: Spread;
  /** Processor time an answer, of the other relative to the one: so 1 is equal here too, and less is worse. */
  readonly cpu: Spread;
  readonly one: readonly Round[];
  readonly other: readonly Round[];
}

/** Short rounds by turns, who goes first by turns as well, after one round each to warm up. */
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
