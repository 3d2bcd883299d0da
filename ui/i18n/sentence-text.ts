/** Returns a sentence with one full stop where its last word is an abbreviation that has its own, such as `EE. UU.`. */
export function withOneFullStop(sentence: string): string {
  return sentence.replace(/\.{2}$/, '.');
}
