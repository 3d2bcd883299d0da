import { expect, test } from 'vitest';
import { ProcessRateLimits } from '../../../adapters/process-rate-limits/process-rate-limits.ts';
import type { RateLimits } from '../../../core/ports/rate-limits.ts';
import { MemoryRateLimits } from '../../fakes/memory-rate-limits.ts';
import { rateLimitsContract } from './rate-limits-contract.ts';

/** Uses the same object for all nodes. */
const shared = (limits: RateLimits) => async (nodes: number) => Array.from({ length: nodes }, () => limits);

rateLimitsContract('memory', shared(new MemoryRateLimits()));
rateLimitsContract('process-rate-limits', shared(new ProcessRateLimits(200)));

test('FM2 forgets the least recently used of many strangers and no others', async () => {
  const limits = new ProcessRateLimits(100);
  const rule = { burst: 1, perMs: 60_000 };
  const take = async (name: string) => (await limits.take(`network.${name}`, rule, 0)).value.allowed;
  for (let stranger = 0; stranger < 100; stranger += 1) expect(await take(`stranger ${stranger}`)).toBe(true);
  expect(await take('stranger 0')).toBe(false);
  expect(await take('one more')).toBe(true);
  expect(await take('stranger 0')).toBe(false);
  expect(await take('stranger 1')).toBe(true);
});
