import { expect, test } from 'vitest';
import { LocalPlan, type PlanStorage } from '../../adapters/browser-storage/local-plan.ts';
import { MemoryKeptPlan } from '../../adapters/memory/memory-kept-plan.ts';
import { keptPlanContract } from './kept-plan-contract.ts';

/** A storage as a browser has it: what does not fit throws, and leaves what was there. */
function storageOf(room: number): PlanStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, text) {
      if (text.length > room) throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      kept.set(key, text);
    },
  };
}

const blocked = (): never => {
  throw new DOMException('The storage is blocked.', 'SecurityError');
};

keptPlanContract('memory', (room) => new MemoryKeptPlan({ room }));
keptPlanContract('browser-storage', (room) => {
  const storage = storageOf(room);
  return new LocalPlan(() => storage);
});

test.each<[string, () => PlanStorage | null]>([
  ['no storage', () => null],
  ['a storage that may not be looked at', blocked],
  ['a storage that refuses', () => ({ getItem: blocked, setItem: blocked })],
  ['a storage that forgets', () => ({ getItem: () => null, setItem: () => undefined })],
])('CF3 %s keeps nothing, and breaks nothing', (_, storage) => {
  const kept = new LocalPlan(storage);
  expect(kept.keep('?v=1&days=palma')).toBe(false);
  expect(kept.read()).toBeNull();
});
