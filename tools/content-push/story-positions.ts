/** The distance between new positions, which leaves room for stories that come in between. */
const GAP = 10;

/**
 * Returns positions that put stories into order, with as many of the current ones as the order allows.
 * @param current the position of each story in the space, in the order that is wanted; undefined for a new story
 */
export function positionsInOrder(current: readonly (number | undefined)[]): readonly number[] {
  const positions: number[] = [];
  let last = 0;
  for (const at of [...longestIncrease(current), current.length]) {
    const next = current[at] ?? Number.POSITIVE_INFINITY;
    const count = at - positions.length;
    // Without room before it, this one moves, too.
    if (next - last <= count) continue;
    const step = Math.min(GAP, (next - last) / (count + 1));
    for (let moved = 1; moved <= count; moved += 1) positions.push(Math.floor(last + step * moved));
    if (at < current.length) positions.push(next);
    last = positions.at(-1) ?? last;
  }
  return positions;
}

/** Returns the indices of the longest selection of numbers that increases. */
function longestIncrease(numbers: readonly (number | undefined)[]): readonly number[] {
  /** Of the selections of each length, the one that ends lowest, by its last index. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [at, number] of numbers.entries()) {
    if (number === undefined) continue;
    const length = ends.findLastIndex((end) => (numbers[end] ?? 0) < number) + 1;
    before.set(at, ends[length - 1]);
    ends[length] = at;
  }
  const selection: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) selection.push(at);
  return selection.reverse();
}
