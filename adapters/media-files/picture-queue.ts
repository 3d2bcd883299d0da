import { NetworkPictureUsage } from './network-picture-usage.ts';
import { type PictureClient, type QueuedPicture, WaitingPictures, type WaitingRules } from './waiting-pictures.ts';

export interface QueueRules extends WaitingRules {
  /** The maximum number of pictures made concurrently for requests. */
  readonly maxConcurrent: number;
}

/**
 * libuv's pool has four threads by default, which make pictures and read files. One stays free, so that finished
 * pictures are still served.
 */
const MAX_THREADS = 3;

/**
 * Decides which picture is made next. Pictures for requests come first: those of the network with the fewest under way,
 * then those of the network that has used the least processing time so far, then small ones before large ones. A
 * picture that nobody waits for any more is not made, and one that more than one network waits for is made once. In the
 * background one picture is made at a time, and it starts only while there is nothing to do for requests.
 */
export class PictureQueue<T> {
  readonly #usage = new NetworkPictureUsage();
  readonly #waiting: WaitingPictures<T>;
  /** The pictures that are being made for requests, by key. */
  readonly #running = new Map<string, Promise<T>>();
  readonly #background: (() => Promise<void>)[] = [];
  #backgroundRunning = 0;

  constructor(private readonly rules: QueueRules) {
    this.#waiting = new WaitingPictures(rules, this.#usage);
  }

  /** Returns whether the picture is queued, or being made, for a request. */
  has(key: string): boolean {
    return this.#running.has(key) || this.#waiting.has(key);
  }

  /**
   * Makes a picture for a request, or shares one that is being made.
   * @returns 'busy' in the same cases as {@link WaitingPictures.add}
   */
  forRequest(picture: QueuedPicture, client: PictureClient, make: () => Promise<T>): Promise<T | 'busy'> {
    const running = this.#running.get(picture.key);
    if (running !== undefined) return running;
    const made = this.#waiting.add(picture, client, make);
    this.#startNext();
    return made;
  }

  /** Makes a picture that no request waits for. @returns 'busy' if the background queue is full */
  async inBackground(make: () => Promise<T>): Promise<T | 'busy'> {
    if (this.#background.length >= this.rules.maxWaiting) return 'busy';
    return new Promise((resolve, reject) => {
      this.#background.push(() => make().then(resolve, reject));
      this.#startNext();
    });
  }

  #startNext(): void {
    const limit = Math.min(this.rules.maxConcurrent, MAX_THREADS - this.#backgroundRunning);
    while (this.#running.size < limit && this.#startForRequest());
    if (this.#running.size + this.#backgroundRunning === 0) this.#startInBackground();
  }

  #startForRequest(): boolean {
    const next = this.#waiting.takeNext();
    if (next === null) return false;
    const { key, networks, make, settle } = next;
    const startedAt = performance.now();
    this.#usage.begin(networks);
    const made = make().finally(() => {
      const now = performance.now();
      this.#running.delete(key);
      this.#usage.end(networks, now - startedAt, now);
      this.#startNext();
    });
    this.#running.set(key, made);
    settle(made);
    return true;
  }

  #startInBackground(): void {
    const start = this.#background.shift();
    if (start === undefined) return;
    this.#backgroundRunning += 1;
    void start().finally(() => {
      this.#backgroundRunning -= 1;
      this.#startNext();
    });
  }
}
