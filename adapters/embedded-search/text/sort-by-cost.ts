/** Sorts rows by cost with a stable counting sort. @param costs small whole numbers by row */
export function sortByCost(rows: Int32Array, costs: Uint16Array): Int32Array {
  let highest = 0;
  for (let at = 0; at < rows.length; at += 1) highest = Math.max(highest, costs[rows[at] as number] as number);
  /** By cost, the index of its next row in the result. */
  const next = new Int32Array(highest + 2);
  for (let at = 0; at < rows.length; at += 1) {
    const after = (costs[rows[at] as number] as number) + 1;
    next[after] = (next[after] as number) + 1;
  }
  for (let cost = 1; cost <= highest; cost += 1) next[cost] = (next[cost] as number) + (next[cost - 1] as number);
  const sorted = new Int32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const cost = costs[row] as number;
    sorted[next[cost] as number] = row;
    next[cost] = (next[cost] as number) + 1;
  }
  return sorted;
}
