/**
 * Puts the mix of questions to one engine, and compares its answers with the right ones. Arguments: peer, yachts,
 * questions, passes.
 */

import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { MemoryYachtSearch } from '../../../tests/fakes/memory-yacht-search.ts';
import { type Answer, differenceFrom } from '../search/answer.ts';
import { BitsetPeer } from '../search/bitset-peer.ts';
import { embeddedPeer } from '../search/embedded-peer.ts';
import { ItemsPeer } from '../search/items-peer.ts';
import { type PeerTable, peerTable } from '../search/peer-table.ts';
import { queryMix } from '../search/query-mix.ts';
import { OPTIONS, SEED } from '../search/question.ts';
import { type Run, runnerOf, totalMs } from '../search/run.ts';
import { runScan } from '../search/scan-peer.ts';
import { SqlitePeer } from '../search/sqlite-peer.ts';
import { syntheticFleet } from '../search/synthetic-fleet.ts';
import { TableOracle } from '../search/table-oracle.ts';
import { quantile } from '../statistics.ts';

/** The result that the process prints as one line. */
export interface PeerTimes {
  /** Milliseconds for all questions. */
  readonly total: number;
  /** The 99th percentile of a question's milliseconds. */
  readonly late: number;
  /** The number of compared answers. */
  readonly compared: number;
  /** The first wrong answer and its difference; null where all were right. */
  readonly wrong: string | null;
}

type Peer = (mix: readonly Criteria[], passes: number) => Promise<Run> | Run;

/** The oracle is not a peer: its answers are checked, and its times mean nothing. */
const PEERS = {
  ours: (yachts: readonly Yacht[]): Peer => runnerOf(embeddedPeer(yachts)),
  memory: (yachts: readonly Yacht[]): Peer => {
    const memory = new MemoryYachtSearch(yachts);
    return async (mix) => {
      const answers: Answer[] = [];
      for (const criteria of mix) {
        const answer = await memory.search(criteria, OPTIONS);
        if (answer.ok) answers.push(answer.value);
      }
      return { passes: [], answers };
    };
  },
  bitset: (yachts: readonly Yacht[]): Peer => asking(new BitsetPeer(peerTable(yachts))),
  itemsjs: (yachts: readonly Yacht[]): Peer => asking(new ItemsPeer(peerTable(yachts))),
  sqlite: (yachts: readonly Yacht[]): Peer => asking(new SqlitePeer(peerTable(yachts))),
  c:
    (yachts: readonly Yacht[]): Peer =>
    (mix, passes) =>
      runScan(peerTable(yachts), mix, passes),
};
export type PeerName = keyof typeof PEERS;

const [name = 'ours', size = '10000', questions = '200', passes = '3'] = process.argv.slice(2);
const yachts = syntheticFleet(SEED, Number(size));
const mix = queryMix(SEED, yachts, Number(questions));
const run = await PEERS[name as PeerName](yachts)(mix, Number(passes));
const times: PeerTimes = {
  total: totalMs(run),
  late: quantile(
    run.passes.flat().sort((a, b) => a - b),
    0.99,
  ),
  compared: run.answers.length,
  wrong: firstWrong(peerTable(yachts), run.answers),
};
process.stdout.write(JSON.stringify(times));

function asking(peer: { ask(criteria: Criteria): Answer }): Peer {
  return runnerOf((criteria) => peer.ask(criteria));
}

function firstWrong(table: PeerTable, answers: readonly Answer[]): string | null {
  const oracle = new TableOracle(table);
  if (answers.length !== mix.length) return `${answers.length} answers to ${mix.length} questions`;
  for (const [at, criteria] of mix.entries()) {
    const difference = differenceFrom(oracle.ask(criteria), answers[at] as Answer);
    if (difference !== null) return `question ${at}: ${difference}`;
  }
  return null;
}
