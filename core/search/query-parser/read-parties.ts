import { OF_WORDS } from './amounts.ts';
import type { ParseState } from './parse-state.ts';
import { foldedPhrasesOf } from './phrase-dictionary.ts';

/** Words for adults, whose number gives the size of a party: "a family with 2 adults and 3 children". */
const ADULTS = foldedPhrasesOf('particle.adult');

/** Finds parties without the word "guests": "a couple", "two couples", "two families of four". */
export function readParties(state: ParseState): void {
  state.lexemes.forEach((_, at) => {
    const { party, company } = state.openSense(at);
    if (party !== undefined) readSized(state, at, at + 1, party);
    // An unknown word after it makes it text: "family friendly".
    else if (company && (state.isSeparated(at + 1) || !state.isUnknown(at + 1))) readCompany(state, at);
  });
}

/** Adds a party of `guests`, times the number before it. */
function readSized(state: ParseState, at: number, to: number, guests: number): void {
  const from = partyStart(state, at);
  const { number = 1 } = from === at ? {} : state.openSense(from);
  const min = number * guests;
  state.measures.push({ facet: 'guests', min, max: null, isPart: true, ...state.typedWords(from, to) });
  for (let index = from; index < to; index += 1) state.consume(index);
}

/** Ignores a party of unknown size ("two families with kids"), unless a size ("of four") or adults are typed. */
function readCompany(state: ParseState, at: number): void {
  const size = OF_WORDS.has(state.word(at + 1)) ? state.adjacentSense(at + 2).number : undefined;
  if (size !== undefined && !state.isSeparated(at + 1)) {
    readSized(state, at, at + 3, size);
    return;
  }
  const to = companyEnd(state, at);
  if (state.lexemes.slice(at + 1, to).some(({ tokens }) => ADULTS.has(tokens[0]?.text ?? ''))) state.consume(at);
  else state.ignore('party', partyStart(state, at), to);
}

function companyEnd(state: ParseState, company: number): number {
  let to = company + 1;
  for (let at = to; !state.isSeparated(at); at += 1) {
    const { company: more, unit, number, functionWord, connective } = state.openSense(at);
    if (more || unit === 'part') to = at + 1;
    else if (number === undefined && connective === undefined && !functionWord) break;
  }
  return to;
}

/** Returns the lexeme of the number before a party, or that of the party if there is no number. */
function partyStart(state: ParseState, at: number): number {
  return !state.isSeparated(at) && state.openSense(at - 1).number !== undefined ? at - 1 : at;
}
