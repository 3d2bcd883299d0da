/** Characters of a note, as a text field counts them: UTF-16 code units. */
export const MAX_NOTE = 280;

/** Control characters, halves of characters, and marks that turn the direction of what is written around them. */
const UNSAFE = /[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A note as it is kept: one line of plain text, trimmed, no longer than {@link MAX_NOTE}; '' for what is no text. */
export function noteOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = value.replace(BREAKS, ' ').replace(UNSAFE, '').trim();
  // The cut may have gone through a character of two units.
  return line.slice(0, MAX_NOTE).replace(UNSAFE, '').trimEnd();
}
