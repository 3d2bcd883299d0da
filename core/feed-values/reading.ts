import type { Result } from '../shared/result.ts';
import { foldText } from '../text/fold-text.ts';

/** The reading of a value of a feed (FD1): null where it says nothing. The error ends a sentence: `has no unit`. */
export type Reading<T> = Result<T | null, string>;

const NOTHING = new Set([
  ...['', '-', '--', '---', '–', '—', '?', '.', 'n/a', 'n.a.', 'na', 'null', 'none', 'nil', 'nan', 'undefined'],
  ...['unknown', 'not specified', 'not known', 'tba', 'tbc', 'tbd', 's/d', 'k.a.', 'k. a.', 'n.c.', 'nc', 'n.d.', 'nd'],
  ...['unbekannt', 'desconocido', 'inconnu', 'sconosciuto'],
]);

/** Whether a value of a feed stands for none: empty, `-`, `n/a`, `unknown`. */
export function isBlankValue(text: string): boolean {
  return text.length < 20 && NOTHING.has(foldText(text.trim()));
}
