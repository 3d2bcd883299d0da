import { err, ok, type Result } from '../shared/result.ts';

export type TextProblem = 'unreadable' | 'too-long';

/** What no text of a visitor holds: controls, halves of a character, and what stands for a broken encoding. */
const UNREADABLE = /[\p{Cc}\p{Cs}\uFFFD\uFFF9-\uFFFB]/u;
/** Turn the order of what stands beside them, in letters and tables as well; or are pasted along and never seen. */
const INVISIBLE = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[\u00AD\u200B\u2060\uFEFF]/gu;
/** More marks than any script sets upon a letter: they hide their neighbours, and putting them in order takes forever. */
const STACKED_MARKS = /\p{M}{31}/u;
/** What leaves a mark on paper. Some fillers are letters by name. */
const VISIBLE = /[^\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * A text of one line, its spaces single; '' where nothing of it is seen. Line breaks are unreadable: no field of one
 * line sends any.
 * @param most characters
 */
export function oneLine(given: string, most: number): Result<string, TextProblem> {
  return plain(given.replace(/\t/g, ' '), most, (text) => text.replace(/\s+/gu, ' '));
}

/** A text of paragraphs; its lines end with \n, and never more than one stays empty. '' where nothing of it is seen. */
export function paragraphs(given: string, most: number): Result<string, TextProblem> {
  const lines = given.replace(LINE_BREAKS, '\n').replace(/\t/g, ' ').split('\n');
  const wrong = lines.some((line) => UNREADABLE.test(line));
  if (wrong) return err('unreadable');
  const text = lines
    .map((line) => line.replace(INVISIBLE, '').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
  return finished(text, most);
}

function plain(given: string, most: number, tidy: (text: string) => string): Result<string, TextProblem> {
  if (UNREADABLE.test(given) || /[\u2028\u2029]/.test(given)) return err('unreadable');
  return finished(tidy(given.replace(INVISIBLE, '')), most);
}

function finished(tidied: string, most: number): Result<string, TextProblem> {
  if (!VISIBLE.test(tidied)) return ok('');
  if (STACKED_MARKS.test(tidied)) return err('unreadable');
  const text = tidied.trim().normalize('NFC');
  // Composing may take a letter apart, and make one mark two.
  if (STACKED_MARKS.test(text)) return err('unreadable');
  return [...text].length > most ? err('too-long') : ok(text);
}
