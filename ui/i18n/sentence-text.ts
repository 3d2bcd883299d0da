/**
 * Returns a sentence with one full stop where its last word is an abbreviation that has its own, such as `EE. UU.`; an
 * ellipsis is kept.
 */
export function withOneFullStop(sentence: string): string {
  return sentence.endsWith('..') && !sentence.endsWith('...') ? sentence.slice(0, -1) : sentence;
}
