import { type NetworkPictureUsage, pictureShareFactor } from './network-picture-usage.ts';

export interface WaitingRules {
  /** The most places of all networks together. */
  readonly mostWaiting: number;
  /** The most places that one network may hold while others wait; one around it may hold twice as many. */
  readonly mostOfNetwork: number;
  /** Milliseconds after which a request that waits for its turn is turned away. */
  readonly longestWaitMs: number;
}

/** The client that a picture is made for. */
export interface PictureClient {
  /**
   * The networks that the client is counted by, the own one first; none for the site's own work and for clients whose
   * network is unknown, which are not limited by network.
   */
  readonly networks: readonly string[];
  /** Returns whether the client still waits for the picture. */
  readonly isWanted: () => boolean;
}

export interface QueuedPicture {
  /** The same for the same picture. */
  readonly key: string;
  readonly pixels: number;
}

interface Request<T> {
  readonly isWanted: () => boolean;
  /** Ends the wait, with the picture or with 'busy'. */
  readonly settle: (made: Promise<T> | 'busy') => void;
  readonly timer: NodeJS.Timeout;
}

/** A picture that waits for its turn, and the requests of one network for it. */
interface Place<T> {
  readonly key: string;
  readonly networks: readonly string[];
  /** The instant after which no smaller picture overtakes it. */
  readonly due: number;
  readonly make: () => Promise<T>;
  readonly requests: Set<Request<T>>;
}

/** A picture whose turn has come. `settle` gives it to all who wait for it. */
export interface NextPicture<T> extends Pick<Place<T>, 'key' | 'networks' | 'make'> {
  readonly settle: (made: Promise<T>) => void;
}

/** A picture is overtaken by a later one that has this many fewer pixels for each millisecond between them. */
const PIXELS_A_MILLISECOND = 1000;
/** Networks whose used milliseconds are in the same step count as equal, so that small pictures come first. */
const USED_STEP_MS = 500;

/** The pictures that requests wait for. A picture has a place for each network that waits for it. */
export class WaitingPictures<T> {
  /** In the order in which they are due. */
  #places: readonly Place<T>[] = [];

  constructor(
    private readonly rules: WaitingRules,
    private readonly shares: NetworkPictureUsage,
  ) {}

  has(key: string): boolean {
    return this.#places.some((place) => place.key === key);
  }

  /** Waits for the picture's turn. @returns 'busy' where there is no place, or no turn in time */
  add(picture: QueuedPicture, client: PictureClient, make: () => Promise<T>): Promise<T | 'busy'> {
    const place = this.#placeFor(picture, client.networks, make);
    if (place === null) return Promise.resolve('busy');
    return new Promise((settle) => {
      const timer = setTimeout(() => this.#turnAway(place, request), this.rules.longestWaitMs);
      const request = { isWanted: client.isWanted, settle, timer };
      place.requests.add(request);
    });
  }

  /** Takes the next picture out of the queue; null where nobody waits. */
  takeNext(): NextPicture<T> | null {
    this.#dropUnwanted();
    const now = performance.now();
    let next: { readonly place: Place<T>; readonly underWay: number; readonly used: number } | null = null;
    for (const place of this.#places) {
      const underWay = this.shares.underWay(place.networks);
      const used = Math.floor(this.shares.used(place.networks, now) / USED_STEP_MS);
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

  #placeFor({ key, pixels }: QueuedPicture, networks: readonly string[], make: () => Promise<T>): Place<T> | null {
    const same = this.#places.find((place) => place.key === key && place.networks[0] === networks[0]);
    if (same !== undefined) return same;
    if (!this.#hasRoom(networks)) return null;
    const place = {
      key,
      networks,
      due: performance.now() + pixels / PIXELS_A_MILLISECOND,
      make,
      requests: new Set<Request<T>>(),
    };
    const before = this.#places.findLastIndex(({ due }) => due <= place.due);
    this.#places = this.#places.toSpliced(before + 1, 0, place);
    return place;
  }

  /** Returns whether a network may take another place, for which the last of the network with the most may have to go. */
  #hasRoom(networks: readonly string[]): boolean {
    if (!this.#isFull() && !this.#hasItsPart(networks)) return true;
    this.#dropUnwanted();
    if (this.#hasItsPart(networks)) return false;
    if (!this.#isFull()) return true;
    const [largest, most] = this.#largestNetwork();
    const own = networks[0] === undefined ? 0 : this.#placesOf(networks[0]);
    const last = most > own + 1 ? this.#places.findLast((place) => place.networks[0] === largest) : undefined;
    if (last === undefined) return false;
    this.#remove(last);
    return true;
  }

  #isFull(): boolean {
    return this.#places.length >= this.rules.mostWaiting;
  }

  /** Returns whether a network holds as many places as it may while others wait. */
  #hasItsPart(networks: readonly string[]): boolean {
    if (this.#places.every((place) => place.networks[0] === networks[0])) return false;
    return networks.some(
      (network, index) => this.#placesOf(network) >= this.rules.mostOfNetwork * pictureShareFactor(index),
    );
  }

  #placesOf(network: string): number {
    return this.#places.filter(({ networks }) => networks.includes(network)).length;
  }

  /** Returns the network of clients that holds most places, and their number. */
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

  #turnAway(place: Place<T>, request: Request<T>): void {
    clearTimeout(request.timer);
    place.requests.delete(request);
    request.settle('busy');
    if (place.requests.size === 0) this.#remove(place);
  }

  #remove(removed: Place<T>): void {
    this.#places = this.#places.filter((place) => place !== removed);
    settleAll(removed, 'busy');
  }
}

function settleAll<T>({ requests }: Place<T>, made: Promise<T> | 'busy'): void {
  for (const { timer, settle } of requests) {
    clearTimeout(timer);
    settle(made);
  }
}
