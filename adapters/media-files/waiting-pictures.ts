import { type NetworkPictureUsage, pictureShareFactor } from './network-picture-usage.ts';

export interface WaitingRules {
  /** The maximum number of places of all networks together; also that of pictures in the background queue. */
  readonly maxWaiting: number;
  /**
   * The maximum number of places that one network may hold while others wait; a wider network that contains it (the /48
   * around a /64) may hold twice as many.
   */
  readonly maxWaitingPerNetwork: number;
  /** Milliseconds after which a request that waits for its turn is turned away. */
  readonly maxWaitMs: number;
}

/** The client that a picture is made for. */
export interface PictureClient {
  /**
   * The networks that the client is counted by, its own first; none for the site's own work and for clients whose
   * network is unknown, which are not limited by network.
   */
  readonly networks: readonly string[];
  /** Returns whether the client still waits for the picture. */
  readonly isWanted: () => boolean;
}

export interface QueuedPicture {
  /** Identifies the made picture: two requests for it have the same key. */
  readonly key: string;
  readonly pixels: number;
}

interface PictureRequest<T> {
  readonly isWanted: () => boolean;
  /** Ends the wait, with the picture or with 'busy'. */
  readonly settle: (made: Promise<T> | 'busy') => void;
  readonly timer: NodeJS.Timeout;
}

/** A place in the queue: a picture that waits for its turn, and the requests of one network for it. */
interface QueueEntry<T> {
  readonly key: string;
  readonly networks: readonly string[];
  /** The instant after which no later picture of an equally busy network overtakes it, however small. */
  readonly due: number;
  readonly make: () => Promise<T>;
  readonly requests: Set<PictureRequest<T>>;
}

/** A picture whose turn has come. `settle` gives it to all who wait for it. */
export interface NextPicture<T> extends Pick<QueueEntry<T>, 'key' | 'networks' | 'make'> {
  readonly settle: (made: Promise<T>) => void;
}

/** A picture is overtaken by a later one that has this many fewer pixels for each millisecond between them. */
const PIXELS_PER_MILLISECOND = 1000;
/** Networks whose used milliseconds are in the same step count as equal, so that small pictures come first. */
const USED_STEP_MS = 500;

/** The queue of the pictures that requests wait for. A picture has a place for each network that waits for it. */
export class WaitingPictures<T> {
  /** In the order in which they are due. */
  #places: readonly QueueEntry<T>[] = [];

  constructor(
    private readonly rules: WaitingRules,
    private readonly usage: NetworkPictureUsage,
  ) {}

  has(key: string): boolean {
    return this.#places.some((place) => place.key === key);
  }

  /**
   * Waits for the picture's turn.
   * @returns 'busy' if there is no room, if the turn does not come in time, if the place is given to another network,
   * or if the client has left
   */
  add(picture: QueuedPicture, client: PictureClient, make: () => Promise<T>): Promise<T | 'busy'> {
    const place = this.#placeFor(picture, client.networks, make);
    if (place === null) return Promise.resolve('busy');
    return new Promise((settle) => {
      const timer = setTimeout(() => this.#turnAway(place, request), this.rules.maxWaitMs);
      const request = { isWanted: client.isWanted, settle, timer };
      place.requests.add(request);
    });
  }

  /**
   * Takes the picture of the network with the fewest under way, then the least time used, out of the queue; null if
   * nobody waits.
   */
  takeNext(): NextPicture<T> | null {
    this.#dropUnwanted();
    const now = performance.now();
    let next: { readonly place: QueueEntry<T>; readonly underWay: number; readonly used: number } | null = null;
    for (const place of this.#places) {
      const underWay = this.usage.underWay(place.networks);
      const used = Math.floor(this.usage.used(place.networks, now) / USED_STEP_MS);
      if (next === null || underWay < next.underWay || (underWay === next.underWay && used < next.used))
        next = { place, underWay, used };
    }
    if (next === null) return null;
    const { key, networks, make } = next.place;
    const taken = this.#places.filter((place) => place.key === key);
    this.#places = this.#places.filter((place) => place.key !== key);
    const settle = (made: Promise<T>) => {
      for (const place of taken) settleAll(place, made);
    };
    return { key, networks, make, settle };
  }

  #placeFor({ key, pixels }: QueuedPicture, networks: readonly string[], make: () => Promise<T>): QueueEntry<T> | null {
    const same = this.#places.find((place) => place.key === key && place.networks[0] === networks[0]);
    if (same !== undefined) return same;
    if (!this.#makeRoom(networks)) return null;
    const place = {
      key,
      networks,
      due: performance.now() + pixels / PIXELS_PER_MILLISECOND,
      make,
      requests: new Set<PictureRequest<T>>(),
    };
    const before = this.#places.findLastIndex(({ due }) => due <= place.due);
    this.#places = this.#places.toSpliced(before + 1, 0, place);
    return place;
  }

  /**
   * Makes room for a place; if the queue is full, removes the last place of the network that holds most. Returns
   * whether there is room.
   */
  #makeRoom(networks: readonly string[]): boolean {
    if (!this.#isFull() && !this.#isAtItsLimit(networks)) return true;
    this.#dropUnwanted();
    if (this.#isAtItsLimit(networks)) return false;
    if (!this.#isFull()) return true;
    const [largest, most] = this.#largestNetwork();
    const own = networks[0] === undefined ? 0 : this.#placesOf(networks[0]);
    const last = most > own + 1 ? this.#places.findLast((place) => place.networks[0] === largest) : undefined;
    if (last === undefined) return false;
    this.#remove(last);
    return true;
  }

  #isFull(): boolean {
    return this.#places.length >= this.rules.maxWaiting;
  }

  /** Returns whether a network holds as many places as it may while others wait. */
  #isAtItsLimit(networks: readonly string[]): boolean {
    if (this.#places.every((place) => place.networks[0] === networks[0])) return false;
    return networks.some(
      (network, index) => this.#placesOf(network) >= this.rules.maxWaitingPerNetwork * pictureShareFactor(index),
    );
  }

  #placesOf(network: string): number {
    return this.#places.filter(({ networks }) => networks.includes(network)).length;
  }

  /** Returns the client network that holds the most places, and their number. */
  #largestNetwork(): readonly [string, number] {
    const held = new Map<string, number>();
    for (const { networks } of this.#places)
      if (networks[0] !== undefined) held.set(networks[0], (held.get(networks[0]) ?? 0) + 1);
    return [...held].reduce((most, entry) => (entry[1] > most[1] ? entry : most), ['', 0] as const);
  }

  /** Removes the requests whose clients have left, and the places without any. */
  #dropUnwanted(): void {
    for (const place of this.#places)
      for (const request of place.requests) if (!request.isWanted()) this.#turnAway(place, request);
  }

  #turnAway(place: QueueEntry<T>, request: PictureRequest<T>): void {
    clearTimeout(request.timer);
    place.requests.delete(request);
    request.settle('busy');
    if (place.requests.size === 0) this.#remove(place);
  }

  #remove(removed: QueueEntry<T>): void {
    this.#places = this.#places.filter((place) => place !== removed);
    settleAll(removed, 'busy');
  }
}

function settleAll<T>({ requests }: QueueEntry<T>, made: Promise<T> | 'busy'): void {
  for (const { timer, settle } of requests) {
    clearTimeout(timer);
    settle(made);
  }
}
