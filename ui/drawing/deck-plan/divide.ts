/** A part of a deck with the length that it should have, in meters. */
export interface Wish<T> {
  readonly want: number;
  readonly what: T;
}

/** The ends of a part, meters from the stern. */
export interface Share<T> {
  readonly from: number;
  readonly to: number;
  readonly what: T;
}

/** Returns a list of one wish, or an empty one. */
export function wish<const T>(what: T, want: number, when = true): Wish<T>[] {
  return when ? [{ want, what }] : [];
}

/** Divides a length among parts, in proportion to the lengths that they should have. */
export function divide<T>(from: number, to: number, wishes: readonly Wish<T>[]): Share<T>[] {
  const total = wishes.reduce((sum, { want }) => sum + want, 0);
  let at = from;
  return wishes.map(({ want, what }) => {
    const start = at;
    at += ((to - from) * want) / Math.max(total, 0.01);
    return { from: start, to: at, what };
  });
}

interface Row<T> {
  readonly parts: readonly T[];
  /** The sum of the lengths that the parts should have. */
  readonly want: number;
}

/** Deals parts to two rows: each to the first row, unless the second is shorter. */
export function deal<T>(parts: readonly T[], wantOf: (part: T) => number): readonly [first: Row<T>, second: Row<T>] {
  const first = { parts: [] as T[], want: 0 };
  const second = { parts: [] as T[], want: 0 };
  for (const part of parts) {
    const row = second.want < first.want - 0.01 ? second : first;
    row.parts.push(part);
    row.want += wantOf(part);
  }
  return [first, second];
}
