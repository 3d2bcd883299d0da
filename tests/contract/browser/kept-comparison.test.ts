import { expect, test } from 'vitest';
import { LocalComparison } from '../../../adapters/browser-storage/web-storage.ts';
import { NOTHING_COMPARED } from '../../../core/shortlist/comparison.ts';
import { idNamed } from '../../../core/shortlist/shortlist.fixture.ts';
import { MemoryKeptComparison } from '../../fakes/browser/memory-kept-comparison.ts';
import { BAD_STORAGES, storageOf } from './browser-storage.ts';
import { keptComparisonContract } from './kept-comparison-contract.ts';

keptComparisonContract('memory', (room) => new MemoryKeptComparison({ room }));
keptComparisonContract('browser-storage', (room) => {
  const storage = storageOf(room);
  return new LocalComparison(() => storage);
});

test.each(BAD_STORAGES)('CF1 %s keeps no comparison and breaks nothing', (_, storage) => {
  const kept = new LocalComparison(storage);
  expect(kept.keep({ ...NOTHING_COMPARED, charter: [idNamed('H-001')] })).toBe(false);
  expect(kept.read()).toEqual(NOTHING_COMPARED);
});
