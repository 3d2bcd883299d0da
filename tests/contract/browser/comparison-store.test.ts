import { expect, test } from 'vitest';
import { LocalComparison } from '../../../adapters/browser-storage/web-storage.ts';
import { NOTHING_COMPARED } from '../../../core/shortlist/comparison.ts';
import { idNamed } from '../../../core/shortlist/shortlist.fixture.ts';
import { MemoryComparisonStore } from '../../fakes/browser/memory-comparison-store.ts';
import { BAD_STORAGES, storageOf } from './browser-storage.ts';
import { comparisonStoreContract } from './comparison-store-contract.ts';

comparisonStoreContract('memory', (room) => new MemoryComparisonStore({ room }));
comparisonStoreContract('browser-storage', (room) => {
  const storage = storageOf(room);
  return new LocalComparison(() => storage);
});

test.each(BAD_STORAGES)('CF1 %s keeps no comparison and breaks nothing', (_, storage) => {
  const kept = new LocalComparison(storage);
  expect(kept.keep({ ...NOTHING_COMPARED, charter: [idNamed('H-001')] })).toBe(false);
  expect(kept.read()).toEqual(NOTHING_COMPARED);
});
