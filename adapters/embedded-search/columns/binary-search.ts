/** The first place, from `from` to below `to`, that a test holds for, where it holds for all places after one; else `to`. */
export function binarySearch(from: number, to: number, holds: (at: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
