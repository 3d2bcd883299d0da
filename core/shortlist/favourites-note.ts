/** Characters of a note at most, in UTF-16 code units, as text fields count them. */
export const MAX_NOTE = 280;

/** Halves of surrogate pairs, and marks that change the direction of the text around them. */
const UNSAFE = /[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Cleans a note: one trimmed line of plain text, no longer than {@link MAX_NOTE}; '' for anything but a text. */
export function cleanNote(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = value.replace(BREAKS, ' ').replace(UNSAFE, '').trim();
  // The cut may have split a surrogate pair.
  return line.slice(0, MAX_NOTE).replace(UNSAFE, '').trimEnd();
}
