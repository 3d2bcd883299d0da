/** Cuts a text after so many parts, so that a stranger's text costs no more than these. @param most more than 0 */
export function firstParts(text: string, separator: string, most: number): string {
  let end = -1;
  for (let part = 0; part < most; part += 1) {
    end = text.indexOf(separator, end + 1);
    if (end === -1) return text;
  }
  return text.slice(0, end);
}
