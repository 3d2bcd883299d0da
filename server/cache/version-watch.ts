export interface VersionWatch {
  stop(): void;
}

/** Looks every few seconds whether the content changed, and says so once a change; a failed look is no change. */
export function watchVersion(version: () => Promise<string>, onChange: () => void, everyMs = 5_000): VersionWatch {
  let last: string | null = null;
  let looking = false;
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      const now = await version();
      if (last !== null && now !== last) onChange();
      last = now;
    } catch {
      // The pages at hand stand until the content can be read again.
    } finally {
      looking = false;
    }
  }
  void look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
