import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { expect, onTestFinished, test, vi } from 'vitest';
import { monotonicPause } from './monotonic-pause.ts';

const DAY_MS = 24 * 60 * 60_000;

test.each([
  ['back', -DAY_MS],
  ['ahead', DAY_MS],
])('a circuit stays open for its pause though the clock is set %s by a day', async (_, jump) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 10 * DAY_MS });
  onTestFinished(() => void vi.useRealTimers());
  let steady = 0;
  const circuit = circuitBreaker(handleAll, {
    halfOpenAfter: monotonicPause(1000, () => steady),
    breaker: new ConsecutiveBreaker(1),
  });
  const fail = () => circuit.execute(() => Promise.reject(new Error('down')));
  await expect(fail()).rejects.toThrow('down');
  vi.setSystemTime(10 * DAY_MS + jump);
  await expect(fail()).rejects.toThrow('breaker is open');
  steady = 1000;
  // The trial fails, and opens the circuit for another pause.
  await expect(fail()).rejects.toThrow('down');
  await expect(fail()).rejects.toThrow('breaker is open');
  steady = 2000;
  expect(await circuit.execute(() => 'up')).toBe('up');
  expect(await circuit.execute(() => 'up')).toBe('up');
});
