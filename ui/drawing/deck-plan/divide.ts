/** A length of deck that is to be shared: what a part would like, in meters. */
export interface Wish<T> {
  readonly want: number;
  readonly what: T;
}

/** From where to where a part lies, meters from the stern. */
export interface Share<T> {
  readonly from: number;
  readonly to: number;
  readonly what: T;
}

/** One wish, or none. */
export function wish<const T>(what: T, want: number, when = true): Wish<T>[] {
  return when ? [{ want, what }] : [];
}

/** Parts one after another that fill the whole length, each stretched or shrunk alike. */
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
  /** What all of them would like together. */
  readonly want: number;
}

/** Parts dealt in turn to two rows: to the first, unless the second is shorter. */
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
