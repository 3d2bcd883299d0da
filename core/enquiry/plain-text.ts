import { err, ok, type Result } from '../shared/result.ts';

export type TextProblem = 'unreadable' | 'too-long';

/** Characters that are refused: controls, lone surrogates, annotation marks, and replacements of a broken encoding. */
const UNREADABLE = /[\p{Cc}\p{Cs}\uFFFD\uFFF9-\uFFFB]/u;
/** Characters that are removed: those that change the text direction, and invisible ones that come with pasted text. */
const INVISIBLE = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[\u00AD\u200B\u2060\uFEFF]/gu;
/** More combining marks than any script puts on a letter: they cover neighbouring text and are slow to normalize. */
const STACKED_MARKS = /(?<!\p{M})\p{M}{31}/u;
/** A visible character. Some invisible fillers count as letters, so they are excluded. */
const VISIBLE = /[^\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Code units a character; no text has more on average, since even Vietnamese has up to three where decomposed. */
const MAX_UNITS = 3;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Validates a text of one line and collapses runs of spaces; '' where nothing is visible. Line breaks are unreadable,
 * since one-line inputs send none. A text that is too long in any case is refused before anything else is done with it.
 * @param most longest length in characters
 */
export function parseOneLine(given: string, maxLength: number): Result<string, TextProblem> {
  if (given.length > MAX_UNITS * maxLength) return err('too-long');
  const line = given.replace(/\t/g, ' ');
  if (UNREADABLE.test(line) || /[\u2028\u2029]/.test(line)) return err('unreadable');
  return finished(line.replace(INVISIBLE, '').replace(/\s+/gu, ' '), maxLength);
}

/** Validates and tidies paragraphs: lines end with \n, at most one in a row is empty; '' if nothing is visible. */
export function parseParagraphs(given: string, maxLength: number): Result<string, TextProblem> {
  if (given.length > MAX_UNITS * maxLength) return err('too-long');
  const lines = given.replace(LINE_BREAKS, '\n').replace(/\t/g, ' ').split('\n');
  if (lines.some((line) => UNREADABLE.test(line))) return err('unreadable');
  const text = lines
    .map((line) => line.replace(INVISIBLE, '').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
  return finished(text, maxLength);
}

function finished(tidied: string, maxLength: number): Result<string, TextProblem> {
  if (!VISIBLE.test(tidied)) return ok('');
  if (STACKED_MARKS.test(tidied)) return err('unreadable');
  const text = tidied.trim().normalize('NFC');
  // Normalization may split a letter and add combining marks, so the limit is checked again.
  if (STACKED_MARKS.test(text)) return err('unreadable');
  return [...text].length > maxLength ? err('too-long') : ok(text);
}
