/**
 * product.md CO10: whether one count of slides is at least twice the other. Two empty sides are alike: no side outweighs
 * nothing with nothing.
 */
export function isLopsided(a: number, b: number): boolean {
  const more = Math.max(a, b);
  return more > 0 && more >= 2 * Math.min(a, b);
}
