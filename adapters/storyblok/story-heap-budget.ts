import { getHeapStatistics } from 'node:v8';
import type { Result } from '../../core/shared/result.ts';
import { invalidResponse, type StoryblokError } from './storyblok-error.ts';

/** Bytes of heap that the site takes besides its content. */
const SITE_HEAP = 130_000_000;
/** The share of the other heap that stories may take, beside the yachts made of them and those read before. */
const HEAP_SHARE = 0.5;
/** Bytes of an object or a list, of an entry in it, and of a text besides its characters. */
const CONTAINER_BYTES = 56;
const ENTRY_BYTES = 8;
const TEXT_BYTES = 16;
/** A text with one such character takes two bytes for each. */
const WIDE = /[\u0100-\uffff]/;

/** Returns the most bytes of stories in one reading, for a heap of so many bytes. */
export function mostStoryBytes(heap = getHeapStatistics().heap_size_limit): number {
  return Math.max(0, Math.floor((heap - SITE_HEAP) * HEAP_SHARE));
}

/** One reading of a space: counts what its stories take in the heap, over pages and languages. */
export class StoryHeapBudget {
  #bytes = 0;

  constructor(private readonly maxBytes: number) {}

  add(content: unknown): void {
    this.#bytes += estimateHeapBytes(content);
  }

  /** Returns an error where the stories take too much; null else. */
  refused(path: string): Result<never, StoryblokError> | null {
    return this.#bytes > this.maxBytes
      ? invalidResponse(path, `takes more than ${this.maxBytes} bytes of the heap`)
      : null;
  }
}

/** Reckons the bytes that a JSON value takes. Keys are left out, since objects share them. */
export function estimateHeapBytes(value: unknown): number {
  if (typeof value === 'string') return TEXT_BYTES + value.length * (WIDE.test(value) ? 2 : 1);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>(
    (sum, entry) => sum + ENTRY_BYTES + estimateHeapBytes(entry),
    CONTAINER_BYTES,
  );
}
