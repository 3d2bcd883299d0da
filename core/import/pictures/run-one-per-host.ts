/**
 * Works through items, some at once, but never two of the same host. Where the work fails, nothing else is begun, and the
 * failure is thrown once what is under way has ended.
 */
export async function runOnePerHost<T>(
  items: readonly T[],
  hostOf: (item: T) => string,
  work: (item: T) => Promise<void>,
  atOnce = 2,
): Promise<void> {
  const waiting = [...items];
  const busy = new Set<string>();
  const takeTurns = async () => {
    for (;;) {
      // Where only items of busy hosts are left, those who keep them busy go on with these.
      const at = waiting.findIndex((item) => !busy.has(hostOf(item)));
      const [item] = at < 0 ? [] : waiting.splice(at, 1);
      if (item === undefined) return;
      const host = hostOf(item);
      busy.add(host);
      await work(item);
      busy.delete(host);
    }
  };
  const turns = Array.from({ length: atOnce }, () =>
    takeTurns().catch((error: unknown) => {
      waiting.length = 0;
      throw error;
    }),
  );
  await Promise.allSettled(turns);
  await Promise.all(turns);
}
