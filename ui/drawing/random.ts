/** A generator of numbers from 0 to below 1. */
export type Random = () => number;

/** Returns a generator with the same sequence for the same seed (mulberry32). */
export function createSeededRandom(seed: number): Random {
  let state = Math.trunc(seed) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function randomBetween(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

export function randomChoice<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
