/** A small seeded generator of pseudo-random numbers: the same seed text gives the same numbers on every machine. */
export interface Prng {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns a decimal in [low, high). */
  between(low: number, high: number): number;
  /** Returns a whole number, both ends included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  /** Draws from the standard normal distribution. */
  normal(): number;
  /** Draws from a gamma distribution with shape 2. */
  gamma(mean: number): number;
  shuffled<T>(list: readonly T[]): T[];
}

/** Hashes the text's UTF-16 units with 32-bit FNV-1a. */
export function hashText(text: string, basis = 0x811c9dc5): number {
  let hash = basis;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Returns the element at an index that is known to exist. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}`);
  return value;
}

/** Returns a small fast counter generator (sfc32), seeded by the text. */
function numbers(seed: string): () => number {
  let a = hashText(seed);
  let b = hashText(seed, 0x9747b28c);
  let c = hashText(seed, 0x2545f491);
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next();
  return next;
}

export function createPrng(seed: string): Prng {
  const next = numbers(seed);
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, whole(0, list.length - 1)),
    weighted: (list) => {
      const total = list.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;
      for (const [value, weight] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return at(list, list.length - 1)[0];
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    gamma: (mean) => (-Math.log((1 - next()) * (1 - next())) * mean) / 2,
    shuffled: (list) => {
      const copy = [...list];
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = whole(0, index);
        const held = at(copy, index);
        copy[index] = at(copy, other);
        copy[other] = held;
      }
      return copy;
    },
  };
}
