import type { MediaError, MediaLibrary } from '../../core/ports/media-library.ts';
import { err, type Result } from '../../core/shared/result.ts';

/** Milliseconds for which one page waits for a media service, however much it asks. */
const LONGEST_WAIT_MS = 1_000;

/**
 * The media library as one page asks it: everything that the page asks shares one deadline, which begins with its first
 * question. What is not answered by then is unavailable to this page, which carries on with drawings and placeholders;
 * the library goes on asking, and the next page finds what came late.
 */
export class PageMedia implements MediaLibrary {
  readonly #library: MediaLibrary;
  readonly #wait: () => Promise<void>;
  #deadline: Promise<void> | null = null;
  #ranOut = false;

  /** @param wait resolves when the page has waited long enough */
  constructor(library: MediaLibrary, wait: () => Promise<void> = pause) {
    this.#library = library;
    this.#wait = wait;
  }

  /** Whether the page lacks something that came too late. Such a page is to be made anew when it is next asked for. */
  get ranOut(): boolean {
    return this.#ranOut;
  }

  asset(id: string): ReturnType<MediaLibrary['asset']> {
    return this.#inTime(id, this.#library.asset(id));
  }

  gallery(id: string): ReturnType<MediaLibrary['gallery']> {
    return this.#inTime(id, this.#library.gallery(id));
  }

  #inTime<T>(id: string, answer: Promise<Result<T, MediaError>>): Promise<Result<T, MediaError>> {
    this.#deadline ??= this.#wait();
    const late = this.#deadline.then(() =>
      err({ kind: 'unavailable', id, reason: 'the page waited long enough' } as const),
    );
    // The answer comes first, so that one that is at hand counts after the deadline, too.
    const first = Promise.race([
      answer.then((found) => ({ found, isLate: false })),
      late.then((found) => ({ found, isLate: true })),
    ]);
    return first.then(({ found, isLate }) => {
      if (isLate) this.#ranOut = true;
      return found;
    });
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS).unref();
  });
}
