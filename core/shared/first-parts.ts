/** Cuts a text after a number of parts, so that a long text costs no more than these. @param limit at least 1 */
export function firstParts(text: string, separator: string, limit: number): string {
  let end = -1;
  for (let part = 0; part < limit; part += 1) {
    end = text.indexOf(separator, end + 1);
    if (end === -1) return text;
  }
  return text.slice(0, end);
}
