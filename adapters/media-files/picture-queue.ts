interface Line {
  readonly waiting: { readonly due: number; readonly start: () => Promise<void> }[];
  running: number;
}

/** Node's pool of four threads makes pictures and reads files. One is left free, so that made pictures are not held up. */
const MOST_AT_ONCE = 3;
/** A picture is overtaken by a later one that has this many fewer pixels for each millisecond between them. */
const PIXELS_A_MILLISECOND = 1000;

/**
 * Decides which picture is made next. Pictures for requests come first, small ones before large ones, so that the cards
 * of a list do not wait for the main pictures of other visitors. In the background one picture is made at a time, and
 * it starts only while there is nothing to do for requests.
 */
export class PictureQueue {
  readonly #requests: Line = { waiting: [], running: 0 };
  readonly #background: Line = { waiting: [], running: 0 };

  /** @param atOnce most pictures made at once for requests @param mostWaiting most that wait, in either line */
  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** Makes a picture for a request. @param pixels of the picture @returns 'busy' if too many wait */
  forRequest<T>(pixels: number, make: () => Promise<T>): Promise<T | 'busy'> {
    return this.#add(this.#requests, performance.now() + pixels / PIXELS_A_MILLISECOND, make);
  }

  /** Makes a picture that no request waits for. @returns 'busy' if too many wait */
  inBackground<T>(make: () => Promise<T>): Promise<T | 'busy'> {
    return this.#add(this.#background, 0, make);
  }

  async #add<T>(line: Line, due: number, make: () => Promise<T>): Promise<T | 'busy'> {
    if (line.waiting.length >= this.mostWaiting) return 'busy';
    return new Promise((resolve, reject) => {
      const before = line.waiting.findLastIndex((job) => job.due <= due);
      line.waiting.splice(before + 1, 0, { due, start: () => make().then(resolve, reject) });
      this.#startNext();
    });
  }

  #startNext(): void {
    const most = Math.min(this.atOnce, MOST_AT_ONCE - this.#background.running);
    while (this.#requests.running < most && this.#requests.waiting.length > 0) this.#start(this.#requests);
    if (this.#requests.running + this.#background.running === 0) this.#start(this.#background);
  }

  #start(line: Line): void {
    const job = line.waiting.shift();
    if (job === undefined) return;
    line.running += 1;
    void job.start().finally(() => {
      line.running -= 1;
      this.#startNext();
    });
  }
}
