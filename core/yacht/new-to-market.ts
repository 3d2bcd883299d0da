/** product.md YA5: flags arrive as the string 'true'; anything else means no. */
export function isTrueString(raw: unknown): boolean {
  return raw === 'true';
}
