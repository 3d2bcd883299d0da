import type { Sense } from './lexicon.ts';
import type { Reading } from './parse-state.ts';

/** Notes as ignored what the sentence does not want ("without a pool"): no filter leaves anything out. */
export function readNegations(reading: Reading): void {
  reading.lexemes.forEach((_, at) => {
    if (!reading.sense(at).negates) return;
    const target = targetOf(reading, at);
    if (target !== null) reading.ignore('negation', at, endOfNegated(reading, target));
  });
}

/** The lexeme that a negation is about; null where it turns a bound round ("no longer than 40 m") or nothing follows. */
function targetOf(reading: Reading, negation: number): number | null {
  for (let at = negation + 1; !reading.isParted(at) && reading.isOpen(at); at += 1) {
    const { before, number, opens } = reading.sense(at);
    if (before !== undefined || number !== undefined || opens) return null;
    if (!isFiller(reading.sense(at))) return at;
  }
  return null;
}

/** Where the negated words end: after further unknown words, and after what "or" joins ("no jacuzzi or pool"). */
function endOfNegated(reading: Reading, target: number): number {
  let end = target + 1;
  if (reading.isUnknown(target)) while (!reading.isParted(end) && reading.isUnknown(end)) end += 1;
  for (;;) {
    if (reading.next(end).joint !== 'or') return end;
    let at = end + 1;
    while (isFiller(reading.next(at))) at += 1;
    const { choices, market } = reading.next(at);
    if (choices === undefined && market === undefined) return end;
    end = at + 1;
  }
}

function isFiller({ glue, request, choices, unit }: Sense): boolean {
  return (glue === true || request === true) && choices === undefined && unit === undefined;
}
