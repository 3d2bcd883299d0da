import { expect, test } from 'vitest';
import { LocalPlan } from '../../../adapters/browser-storage/web-storage.ts';
import { MemoryKeptPlan } from '../../fakes/browser/memory-kept-plan.ts';
import { BAD_STORAGES, storageOf } from './browser-storage.ts';
import { keptPlanContract } from './kept-plan-contract.ts';

keptPlanContract('memory', (room) => new MemoryKeptPlan({ room }));
keptPlanContract('browser-storage', (room) => {
  const storage = storageOf(room);
  return new LocalPlan(() => storage);
});

test.each(BAD_STORAGES)('CF3 %s stores nothing and breaks nothing', (_, storage) => {
  const kept = new LocalPlan(storage);
  expect(kept.keep('?v=1&days=palma')).toBe(false);
  expect(kept.read()).toBeNull();
});
