/** A line of a drawing as a function: of heights over the length, or of lengths over the height. */
export type Curve = (at: number) => number;

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Returns 0 before `from`, 1 after `to`, and a smooth S-curve in between. */
export function smoothstep(from: number, to: number, at: number): number {
  const t = clamp((at - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Returns `count` + 1 evenly spaced values, both ends included. */
export function evenlySpaced(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => lerp(from, to, i / count));
}

/** A generator of numbers from 0 to below 1. */
export type Random = () => number;

/** Returns a generator with the same sequence for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = Math.trunc(seed) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
