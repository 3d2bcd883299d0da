/** Whether two texts are equal or one edit apart: a letter more, less, changed, or two neighbours swapped. */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a.charAt(start) === b.charAt(start)) start += 1;
  if (a.length > b.length) return a.slice(start + 1) === b.slice(start);
  if (a.length < b.length) return a.slice(start) === b.slice(start + 1);
  if (a.slice(start + 1) === b.slice(start + 1)) return true;
  const isSwapped = a.charAt(start) === b.charAt(start + 1) && a.charAt(start + 1) === b.charAt(start);
  return isSwapped && a.slice(start + 2) === b.slice(start + 2);
}
