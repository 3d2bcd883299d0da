/** Returns whether a flag of a record, which arrives as the string 'true', is set (YA5). */
export function isTrueString(raw: unknown): boolean {
  return raw === 'true';
}
