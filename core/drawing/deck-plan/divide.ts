/** A length of deck that is to be shared: what a part would like, in meters. */
export interface Wish<T> {
  readonly want: number;
  readonly what: T;
}

interface Share<T> {
  readonly from: number;
  readonly to: number;
  readonly what: T;
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
