export interface VersionWatch {
  stop(): void;
}

/** Polls a version and calls `onChange` when it differs from the one before; a failed poll counts as no change. */
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
      // Cached pages stay until the content can be read again.
    } finally {
      looking = false;
    }
  }
  void look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
