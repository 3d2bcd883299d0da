import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type BenchEntry, entryFile } from '../bench-build.ts';
import type { IndexFigures } from '../entries/search-index.ts';
import type { PeerName, PeerTimes } from '../entries/search-peer.ts';
import type { TextPeer, TextTimes } from '../entries/search-text.ts';
import type { BenchOptions } from '../options.ts';
import { failedRow, goalRow, noteRow, type ReportRow } from '../report.ts';
import { type Spread, spreadOf, spreadText } from '../statistics.ts';

const run = promisify(execFile);
const QUESTIONS = 200;
/** The number of questions for a slow peer. */
const FEW_QUESTIONS = 20;
const TEXTS = 200;
const PASSES = 7;
const FEW_PASSES = 2;
const MB = 1_000_000;
const LARGE = 100_000;
const GOAL_RECALL = 0.99;
const GOAL_BLOCKED_MS = 10;

/** The goals for a fleet of a size. */
interface Goals {
  readonly itemsjs: number;
  readonly sqlite: number;
  readonly bitset: number;
  readonly c: number;
  readonly lateMs: number;
  readonly text: number;
  readonly buildS: number;
  readonly indexMB: number;
}
const GOALS: Goals = { itemsjs: 60, sqlite: 100, bitset: 6, c: 3, lateMs: 1.5, text: 6, buildS: 2, indexMB: 30 };
const LARGE_GOALS: Goals = {
  itemsjs: 60,
  sqlite: 100,
  bitset: 8,
  c: 2.5,
  lateMs: 10,
  text: 8,
  buildS: 10,
  indexMB: 200,
};

const NAMES: Readonly<Record<'itemsjs' | 'sqlite' | 'bitset', string>> = {
  itemsjs: 'itemsjs (lists; numbers on the rows found)',
  sqlite: 'SQLite (GROUP BY)',
  bitset: 'typedfastbitset layer',
};

/** Compares the embedded search with its peers: same fleet, questions and answers, in one run. */
export async function measureSearchPeers({ peerFleets, peerRounds }: BenchOptions): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (const size of peerFleets) {
    const fleet = `${size.toLocaleString('en')} yachts`;
    const goals = size < LARGE ? GOALS : LARGE_GOALS;
    const parts: Readonly<Record<string, () => Promise<ReportRow[]>>> = {
      'oracle of the peers': () => oracleRows(size, fleet),
      itemsjs: () => peerRows('itemsjs', size, fleet, goals.itemsjs, 1),
      sqlite: () => peerRows('sqlite', size, fleet, goals.sqlite, 1),
      'bitset layer': () => peerRows('bitset', size, fleet, goals.bitset, peerRounds),
      'scan in C': () => scanRows(size, fleet, goals, peerRounds),
      text: () => textRows(size, fleet, goals.text, peerRounds),
      index: () => indexRows(size, fleet, goals),
    };
    for (const [name, part] of Object.entries(parts)) {
      rows.push(...(await part().catch((error: unknown) => [failedRow(`${name}, ${fleet}`, error)])));
    }
  }
  return rows;
}

/** Compares the oracle of the peers with `MemoryYachtSearch`, which is too slow for a large fleet. */
async function oracleRows(size: number, fleet: string): Promise<ReportRow[]> {
  if (size >= LARGE) return [];
  const { compared, wrong } = await peer('memory', size, FEW_QUESTIONS, 0);
  const what = `oracle of the peers and MemoryYachtSearch, ${fleet}`;
  return [goalRow(what, wrong ?? `${compared} answers alike`, 'alike', wrong === null)];
}

async function peerRows(name: keyof typeof NAMES, size: number, fleet: string, goal: number, rounds: number) {
  const isSlow = name !== 'bitset';
  const questions = isSlow && size >= LARGE ? FEW_QUESTIONS : QUESTIONS;
  const { ratio, ours, other, wrong } = await besides(name, size, questions, isSlow ? FEW_PASSES : PASSES, rounds);
  const what = `${NAMES[name]} / ours, ${questions} questions, ${fleet}`;
  const each = `${(ours / questions).toFixed(2)} and ${(other / questions).toFixed(2)} ms each`;
  return [ratioRow(what, ratio, each, wrong, `≥ ${goal}`, ratio.median >= goal)];
}

async function scanRows(size: number, fleet: string, goals: Goals, rounds: number): Promise<ReportRow[]> {
  const { ratio, ours, other, late, wrong } = await besides('c', size, QUESTIONS, PASSES, rounds);
  const [mine, its] = [ours / QUESTIONS, other / QUESTIONS];
  const inverse = { median: 1 / ratio.median, low: 1 / ratio.high, high: 1 / ratio.low, count: ratio.count };
  const each = `${mine.toFixed(2)} and ${its.toFixed(3)} ms each`;
  const meets = inverse.median <= goals.c;
  return [
    ratioRow(
      `ours / the same scan in C, ${QUESTIONS} questions, ${fleet}`,
      inverse,
      each,
      wrong,
      `≤ ${goals.c}`,
      meets,
    ),
    noteRow(`ours, one question in a hundred, ${fleet}`, `${late.toFixed(2)} ms (quiet machine: ≤ ${goals.lateMs})`),
  ];
}

async function textRows(size: number, fleet: string, goal: number, rounds: number): Promise<ReportRow[]> {
  const ratios: number[] = [];
  let [ours, other]: TextTimes[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours = await text('ours', size);
    other = await text('miniSearch', size);
    ratios.push(other.total / ours.total);
  }
  if (ours === undefined || other === undefined) return [];
  const ratio = spreadOf(ratios);
  const each = `${(ours.total / TEXTS).toFixed(2)} and ${(other.total / TEXTS).toFixed(2)} ms each`;
  const [recall, itsRecall] = [recallOf(ours), recallOf(other)];
  const misses = missesOf(ours);
  return [
    ratioRow(
      `MiniSearch / ours, ${TEXTS} texts, ranked, ${fleet}`,
      ratio,
      each,
      null,
      `≥ ${goal}`,
      ratio.median >= goal,
    ),
    goalRow(
      `recall of ours, ${fleet} (MiniSearch ${itsRecall.toFixed(3)}: it knows no letters changed over)`,
      `${recall.toFixed(3)}${misses && `, missed ${misses}`}`,
      `≥ ${GOAL_RECALL}`,
      recall >= GOAL_RECALL,
    ),
  ];
}

async function indexRows(size: number, fleet: string, goals: Goals): Promise<ReportRow[]> {
  const { ms, cpuMs, blockedMs, bytes } = await child<IndexFigures>('search-index', [size], ['--expose-gc']);
  const [seconds, megabytes] = [ms / 1000, bytes / MB];
  const built = `${seconds.toFixed(2)} s (${(cpuMs / 1000).toFixed(2)} s of processor)`;
  const blocked = `${blockedMs.toFixed(0)} ms`;
  return [
    goalRow(`index of both markets, build, ${fleet}`, built, `≤ ${goals.buildS} s`, seconds <= goals.buildS),
    goalRow(`longest wait meanwhile, ${fleet}`, blocked, `≤ ${GOAL_BLOCKED_MS} ms`, blockedMs <= GOAL_BLOCKED_MS),
    goalRow(
      `memory of the index, ${fleet}`,
      `${megabytes.toFixed(1)} MB`,
      `≤ ${goals.indexMB} MB`,
      megabytes <= goals.indexMB,
    ),
  ];
}

interface Beside {
  /** The other's time divided by ours, by round. */
  readonly ratio: Spread;
  readonly ours: number;
  readonly other: number;
  readonly late: number;
  readonly wrong: string | null;
}

/** Measures ours and the other in alternation, so that both meet the same load of the machine. */
async function besides(
  name: PeerName,
  size: number,
  questions: number,
  passes: number,
  rounds: number,
): Promise<Beside> {
  const ratios: number[] = [];
  let [ours, other]: PeerTimes[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours = await peer('ours', size, questions, Math.max(passes, PASSES));
    other = await peer(name, size, questions, passes);
    ratios.push(other.total / ours.total);
  }
  if (ours === undefined || other === undefined) throw new Error('no round was run');
  const wrong = ours.wrong === null ? other.wrong : `ours: ${ours.wrong}`;
  return { ratio: spreadOf(ratios), ours: ours.total, other: other.total, late: ours.late, wrong };
}

/** The row of a ratio, or of a wrong answer, with which the ratio means nothing. */
function ratioRow(
  what: string,
  ratio: Spread,
  each: string,
  wrong: string | null,
  goal: string,
  meets: boolean,
): ReportRow {
  if (wrong !== null) return goalRow(what, `WRONG ANSWER to ${wrong}`, goal, false);
  return goalRow(what, `${spreadText(ratio, 1)}, ${each}`, goal, meets);
}

function recallOf({ found }: TextTimes): number {
  const counts = Object.values(found);
  return counts.reduce((sum, [, right]) => sum + right, 0) / counts.reduce((sum, [texts]) => sum + texts, 0);
}

function missesOf({ found }: TextTimes): string {
  const missed = Object.entries(found).filter(([, [texts, right]]) => right < texts);
  return missed.map(([slip, [texts, right]]) => `${texts - right} of ${texts} ${slip}`).join(', ');
}

function peer(name: PeerName, size: number, questions: number, passes: number): Promise<PeerTimes> {
  return child<PeerTimes>('search-peer', [name, size, questions, passes]);
}

function text(name: TextPeer, size: number): Promise<TextTimes> {
  return child<TextTimes>('search-text', [name, size, TEXTS, FEW_PASSES + 1]);
}

async function child<Said>(entry: BenchEntry, args: readonly (string | number)[], flags: readonly string[] = []) {
  const { stdout } = await run(process.execPath, [...flags, entryFile(entry), ...args.map(String)], {
    env: { ...process.env, NODE_ENV: 'production' },
    timeout: 600_000,
    maxBuffer: 64 * MB,
  });
  return JSON.parse(stdout) as Said;
}
