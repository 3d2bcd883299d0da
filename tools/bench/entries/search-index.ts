/** Builds the index of the embedded search over a fleet in memory. Needs --expose-gc. Argument: yachts. */
import { embeddedPeer } from '../search/embedded-peer.ts';
import { queryMix } from '../search/query-mix.ts';
import { SEED } from '../search/question.ts';
import { syntheticFleet } from '../search/synthetic-fleet.ts';

/** The result that the process prints as one line. */
export interface IndexFigures {
  /** Milliseconds from the first question to its answer. */
  readonly ms: number;
  /** Milliseconds of processor time for it. */
  readonly cpuMs: number;
  /** Milliseconds that a timer of one millisecond was late at most meanwhile. */
  readonly blockedMs: number;
  /** Bytes that stay in memory, in and outside the heap, without the fleet. */
  readonly bytes: number;
}

const [size = '10000'] = process.argv.slice(2);
const yachts = syntheticFleet(SEED, Number(size));
const [question] = queryMix(SEED, yachts, 1);
if (question === undefined) throw new Error('no question');

const before = memory();
let last = performance.now();
let blockedMs = 0;
const timer = setInterval(() => {
  const now = performance.now();
  blockedMs = Math.max(blockedMs, now - last);
  last = now;
}, 1);
const ask = embeddedPeer(yachts);
const started = performance.now();
const spent = process.cpuUsage();
last = started;
await ask(question);
const ms = performance.now() - started;
const { user, system } = process.cpuUsage(spent);
await new Promise((resolve) => setTimeout(resolve, 5));
clearInterval(timer);
const bytes = memory() - before;
// This call keeps index and fleet in memory until here.
await ask(question);
if (yachts.length !== Number(size)) throw new Error('the fleet is gone');
const figures: IndexFigures = { ms, cpuMs: (user + system) / 1000, blockedMs, bytes };
process.stdout.write(JSON.stringify(figures));

function memory(): number {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
