/** The characters that windows-1252 has in the place of the control characters 128 to 159. */
const LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST = 128;

/** Puts the characters of windows-1252 in the place of control characters: some decoders read that encoding as ISO 8859-1. */
export function repairWindows1252(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => LETTERS[control.charCodeAt(0) - FIRST] ?? control);
}
