/** Returns whether one of two numbers of pictures is at least twice the other (CO10). Two zeros are equal. */
export function hasDominantShape(a: number, b: number): boolean {
  const more = Math.max(a, b);
  return more > 0 && more >= 2 * Math.min(a, b);
}
