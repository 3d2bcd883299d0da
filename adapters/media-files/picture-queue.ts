import { NetworkPictureUsage } from './network-picture-usage.ts';
import { type PictureClient, type QueuedPicture, WaitingPictures, type WaitingRules } from './waiting-pictures.ts';

/** `maxPlaces` limits the requests that wait and, separately, the pictures that wait to be made in the background. */
export interface QueueRules extends WaitingRules {
  /** The most pictures that are made at once for requests. */
  readonly atOnce: number;
}

/** Node's pool of four threads makes pictures and reads files. One is left free, so that made pictures are not held up. */
const MAX_AT_ONCE = 3;

/**
 * Decides which picture is made next. Pictures for requests come first: those of the network with the fewest under way,
 * then of the one that has used least, then small ones before large ones. A picture that nobody waits for any more is
 * not made, and one that several networks wait for is made once. In the background one picture is made at a time, and it
 * starts only while there is nothing to do for requests.
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

  /** Returns whether a request waits for the picture, or it is being made for one. */
  has(key: string): boolean {
    return this.#running.has(key) || this.#waiting.has(key);
  }

  /**
   * Makes a picture for a request, or shares one that is being made.
   * @returns 'busy' as {@link WaitingPictures.add}
   */
  forRequest(picture: QueuedPicture, client: PictureClient, make: () => Promise<T>): Promise<T | 'busy'> {
    const running = this.#running.get(picture.key);
    if (running !== undefined) return running;
    const made = this.#waiting.add(picture, client, make);
    this.#startNext();
    return made;
  }

  /** Makes a picture that no request waits for. @returns 'busy' if too many wait */
  async inBackground(make: () => Promise<T>): Promise<T | 'busy'> {
    if (this.#background.length >= this.rules.maxPlaces) return 'busy';
    return new Promise((resolve, reject) => {
      this.#background.push(() => make().then(resolve, reject));
      this.#startNext();
    });
  }

  #startNext(): void {
    const most = Math.min(this.rules.atOnce, MAX_AT_ONCE - this.#backgroundRunning);
    while (this.#running.size < most && this.#startForRequest());
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
