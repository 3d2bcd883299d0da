import { expect, test } from 'vitest';
import { LocalPlan } from '../../../adapters/browser-storage/web-storage.ts';
import { MemoryItineraryStore } from '../../fakes/browser/memory-itinerary-store.ts';
import { BAD_STORAGES, storageOf } from './browser-storage.ts';
import { itineraryStoreContract } from './itinerary-store-contract.ts';

itineraryStoreContract('memory', (room) => new MemoryItineraryStore({ room }));
itineraryStoreContract('browser-storage', (room) => {
  const storage = storageOf(room);
  return new LocalPlan(() => storage);
});

test.each(BAD_STORAGES)('CF3 %s stores nothing and breaks nothing', (_, storage) => {
  const kept = new LocalPlan(storage);
  expect(kept.keep('?v=1&days=palma')).toBe(false);
  expect(kept.read()).toBeNull();
});
