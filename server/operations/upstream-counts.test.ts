import { ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { expect, test } from 'vitest';
import { UpstreamCounts } from './upstream-counts.ts';

test('OP3 counts answers and failures, and knows when requests are refused', async () => {
  let now = 1000;
  const counts = new UpstreamCounts(() => now);
  const circuit = circuitBreaker(
    handleWhen((error) => error.message === 'down'),
    { halfOpenAfter: 0, breaker: new ConsecutiveBreaker(2) },
  );
  counts.watch('search', circuit);
  const ask = (problem?: string) =>
    circuit
      .execute(() => {
        if (problem !== undefined) throw new Error(problem);
      })
      .catch(() => {});

  now = 2000;
  await ask();
  now = 3000;
  await ask('a wrong request, which was answered');
  now = 4000;
  await ask('down');
  expect(counts.counts()).toEqual([{ upstream: 'search', answered: 2, failed: 1, isOpen: false, lastAnswer: 3000 }]);
  await ask('down');
  expect(counts.counts()[0]).toMatchObject({ failed: 2, isOpen: true, lastAnswer: 3000 });
  await ask();
  expect(counts.counts()[0]).toMatchObject({ answered: 3, isOpen: false, lastAnswer: 4000 });
});

test('OP3 a service that is not used has no count', () => {
  expect(new UpstreamCounts(() => 0).counts()).toEqual([]);
});
