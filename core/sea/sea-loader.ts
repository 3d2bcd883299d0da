import type { Result } from '../shared/result.ts';
import { type BadSeaFile, readSea } from './sea-file.ts';
import type { SeaRouteFinder } from './sea-route-finder.ts';
import { ChartRouteFinder } from './sea-router.ts';

/** Reads the bytes of the chart, or returns why they are unavailable. Never rejects. */
type ReadBytes<E> = () => Promise<Result<Uint8Array, E>>;

/**
 * Loads the sea chart once, and shares one load among concurrent callers. A load that fails gives null to all of them
 * and is reported once to `onError`; the next call reads the bytes again.
 */
export class SeaLoader<E> {
  readonly #read: ReadBytes<E>;
  readonly #onError: (error: E | BadSeaFile) => void;
  #loaded: Promise<SeaRouteFinder | null> | null = null;

  constructor(read: ReadBytes<E>, onError: (error: E | BadSeaFile) => void = () => {}) {
    this.#read = read;
    this.#onError = onError;
  }

  load(): Promise<SeaRouteFinder | null> {
    this.#loaded ??= this.#begin().then((routeFinder) => {
      if (routeFinder === null) this.#loaded = null;
      return routeFinder;
    });
    return this.#loaded;
  }

  async #begin(): Promise<SeaRouteFinder | null> {
    const bytes = await this.#read();
    const sea = bytes.ok ? readSea(bytes.value) : bytes;
    if (sea.ok) return new ChartRouteFinder(sea.value);
    this.#onError(sea.error);
    return null;
  }
}
