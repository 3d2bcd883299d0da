import { watch } from 'node:fs';
import { errorText } from '../../core/shared/error-text.ts';
import type { Log } from '../../core/shared/log.ts';

export const ContentDir = Symbol.for('ContentDir');

/** Milliseconds between two checks of the folder; bound only to override the default. */
export const ContentCheckIntervalMs = Symbol.for('ContentCheckIntervalMs');

/** The `IsTimeZone` function that validates the time zones of offices. */
export const TimeZoneCheck = Symbol.for('TimeZoneCheck');

interface ContentSourceOptions<T> {
  /** Returns a text that changes whenever a file does; cheap enough to be called every few seconds. */
  readonly stamp: () => Promise<string>;
  /** @param again has the next check read again although no file changed, since one could not be read */
  readonly read: (again: () => void) => Promise<T>;
  /** A folder whose changes are noticed at once; others at the next check. */
  readonly watch?: string;
  readonly log: Pick<Log, 'warn'>;
  /** Milliseconds between two checks of the files; with 0 each call checks them and waits for it, however long it takes. */
  readonly checkIntervalMs?: number | undefined;
}

/** Milliseconds: short enough for an editor who reloads the page, long enough to cost nothing. */
const CHECK_INTERVAL_MS = 2000;
/** Milliseconds. After a check that took longer, the next one is not awaited: its result is used by later calls. */
const PATIENCE_MS = 100;
/** Milliseconds between two lines of the log about the same problem. */
const REPORT_INTERVAL_MS = 60_000;
/** Largest share of the time that is spent on checks. */
const MAX_CHECK_SHARE = 1 / 20;

/**
 * Reads content at its first use and keeps it. `version` reads it again once files have changed; until then, and where
 * that fails, the last content is returned. A first reading that fails throws, and the next call tries it again. A check of
 * a few hundred files is awaited, one of thousands is not.
 */
export class ContentSource<T extends { readonly version: string }> {
  #content: Promise<T> | null = null;
  #stamp: string | null = null;
  #nextCheckAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  #checkMs = 0;
  #isWatching = false;
  #reported = { problem: '', at: Number.NEGATIVE_INFINITY };

  constructor(private readonly options: ContentSourceOptions<T>) {}

  async current(): Promise<T> {
    if (this.#content === null) {
      const first = this.#first();
      this.#content = first;
      // There is nothing to keep: the next call tries it again.
      first.catch(() => {
        if (this.#content === first) this.#content = null;
      });
    }
    return this.#content;
  }

  /** Returns the version of the content, after a check of the files where one is due. */
  async version(): Promise<string> {
    await this.current();
    if (this.#checking === null && performance.now() >= this.#nextCheckAt) {
      this.#checking = this.#check();
      if (!this.#isLong) await this.#checking;
    }
    return (await this.current()).version;
  }

  get #isLong(): boolean {
    return this.#checkMs > PATIENCE_MS && this.options.checkIntervalMs !== 0;
  }

  async #check(): Promise<void> {
    const { stamp, checkIntervalMs = CHECK_INTERVAL_MS } = this.options;
    const began = performance.now();
    this.#nextCheckAt = began + checkIntervalMs;
    try {
      const now = await stamp();
      this.#checkMs = performance.now() - began;
      if (this.#isLong) this.#nextCheckAt = began + Math.max(checkIntervalMs, this.#checkMs / MAX_CHECK_SHARE);
      if (now !== this.#stamp) this.#content = Promise.resolve(await this.#read(now));
    } catch (error) {
      this.#report(errorText(error));
    } finally {
      this.#checking = null;
    }
  }

  async #read(stamp: string): Promise<T> {
    let isWhole = true;
    const content = await this.options.read(() => {
      isWhole = false;
    });
    this.#stamp = isWhole ? stamp : null;
    return content;
  }

  #report(problem: string): void {
    const now = performance.now();
    if (problem === this.#reported.problem && now - this.#reported.at < REPORT_INTERVAL_MS) return;
    this.#reported = { problem, at: now };
    this.options.log.warn({ problem }, 'Content could not be checked or read again; the last content is kept');
  }

  /** Makes the next check due when the system reports a change; where it cannot, only the interval counts. */
  #watch(folder: string): void {
    if (this.#isWatching) return;
    try {
      const watcher = watch(folder, { persistent: false }, () => {
        this.#nextCheckAt = Number.NEGATIVE_INFINITY;
      });
      watcher.on('error', () => watcher.close());
      this.#isWatching = true;
    } catch {
      // A folder that does not exist cannot be watched.
    }
  }

  async #first(): Promise<T> {
    if (this.options.watch !== undefined) this.#watch(this.options.watch);
    const began = performance.now();
    const stamp = await this.options.stamp();
    this.#checkMs = performance.now() - began;
    return this.#read(stamp);
  }
}
