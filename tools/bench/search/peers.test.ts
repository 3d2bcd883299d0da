import { describe, expect, it } from 'vitest';
import { MemoryYachtSearch } from '../../../tests/fakes/memory-yacht-search.ts';
import { differenceFrom } from './answer.ts';
import { BitsetPeer } from './bitset-peer.ts';
import { ItemsPeer } from './items-peer.ts';
import { peerTable } from './peer-table.ts';
import { queryMix } from './query-mix.ts';
import { OPTIONS } from './question.ts';
import { SqlitePeer } from './sqlite-peer.ts';
import { syntheticFleet } from './synthetic-fleet.ts';
import { TableOracle } from './table-oracle.ts';

const fleet = syntheticFleet(3, 60);
const table = peerTable(fleet);
const mix = queryMix(3, fleet, 12);
const oracle = new TableOracle(table);

describe('the peers of the search', () => {
  it('are compared with the memory search', async () => {
    const memory = new MemoryYachtSearch(fleet);
    for (const criteria of mix) {
      const answer = await memory.search(criteria, OPTIONS);
      expect(answer.ok && answer.value).toEqual(oracle.ask(criteria));
    }
  });

  it.each([
    ['SQLite', new SqlitePeer(table)],
    ['itemsjs', new ItemsPeer(table)],
    ['bitsets', new BitsetPeer(table)],
  ])('%s answers like the reference', (_, peer) => {
    for (const criteria of mix) expect(differenceFrom(oracle.ask(criteria), peer.ask(criteria))).toBeNull();
  });

  it('are reported where one count is wrong', () => {
    const right = oracle.ask(queryMix(3, fleet, 1)[0] as (typeof mix)[number]);
    const { length } = right.facets;
    if (length === undefined) throw new Error('no lengths were found');
    const histogram = length.histogram.with(0, (length.histogram[0] ?? 0) + 1);
    const wrong = { ...right, facets: { ...right.facets, length: { ...length, histogram } } };
    expect(differenceFrom(right, wrong)).toContain('length');
    expect(differenceFrom(right, { ...right, total: right.total + 1 })).toContain('total');
  });
});
