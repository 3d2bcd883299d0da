import type { Result } from '../shared/result.ts';
import { type BadSeaFile, readSea } from './sea-file.ts';
import type { SeaRouteFinder } from './sea-route-finder.ts';
import { SeaRouter } from './sea-router.ts';

/** The bytes of the chart, or why they cannot be had. Never rejects. */
type ReadBytes<E> = () => Promise<Result<Uint8Array, E>>;

/**
 * Ways over the sea from the bytes of its chart, read once: who asks meanwhile waits for the same. Null where they
 * cannot be had, or are no chart; why is told, once for all who wait, and whoever asks after that has them read anew.
 */
export class SeaLoader<E> {
  readonly #read: ReadBytes<E>;
  readonly #tell: (why: E | BadSeaFile) => void;
  #loaded: Promise<SeaRouteFinder | null> | null = null;

  constructor(read: ReadBytes<E>, tell: (why: E | BadSeaFile) => void = () => {}) {
    this.#read = read;
    this.#tell = tell;
  }

  load(): Promise<SeaRouteFinder | null> {
    this.#loaded ??= this.#begin().then((ways) => {
      if (ways === null) this.#loaded = null;
      return ways;
    });
    return this.#loaded;
  }

  async #begin(): Promise<SeaRouteFinder | null> {
    const bytes = await this.#read();
    const sea = bytes.ok ? readSea(bytes.value) : bytes;
    if (sea.ok) return new SeaRouter(sea.value);
    this.#tell(sea.error);
    return null;
  }
}
