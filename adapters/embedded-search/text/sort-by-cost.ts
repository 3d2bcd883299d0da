/** The rows by what they cost, small whole numbers by row, in the order they stand in among equals: a counting sort. */
export function sortByCost(rows: Int32Array, costs: Uint16Array): Int32Array {
  let highest = 0;
  for (let at = 0; at < rows.length; at += 1) highest = Math.max(highest, costs[rows[at] as number] as number);
  /** By cost, where the next row of it goes. */
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
