/** Runs tasks, at most so many at a time, in the order they were handed over. */
export function atMost(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running === limit) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // Whoever waits takes over the place, so that nobody slips in between.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
