import type { Reading } from './parse-state.ts';

/** People who make a party's size known: "a family with 2 adults and 3 children". */
const ADULTS: ReadonlySet<string> = new Set(['adult', 'adults', 'adulto', 'adultos', 'mayores']);
const OF: ReadonlySet<string> = new Set(['of', 'de']);

/** Finds parties by their name: "a couple", "two couples", "two families of four". */
export function readParties(reading: Reading): void {
  reading.lexemes.forEach((_, at) => {
    const { party, company } = reading.sense(at);
    if (party !== undefined) readSized(reading, at, at + 1, party);
    // "Family friendly" is text.
    else if (company && (reading.isParted(at + 1) || !reading.isUnknown(at + 1))) readCompany(reading, at);
  });
}

/** Notes `guests` a party, times the number before it. */
function readSized(reading: Reading, at: number, to: number, guests: number): void {
  const from = partyStart(reading, at);
  const { number = 1 } = from === at ? {} : reading.sense(from);
  const min = number * guests;
  reading.measures.push({ facet: 'guests', min, max: null, isPart: true, ...reading.words(from, to) });
  for (let index = from; index < to; index += 1) reading.use(index);
}

/** "two families with kids": how many they are is not said, and the two are no guests. */
function readCompany(reading: Reading, at: number): void {
  const size = OF.has(reading.word(at + 1)) ? reading.next(at + 2).number : undefined;
  if (size !== undefined && !reading.isParted(at + 1)) {
    readSized(reading, at, at + 3, size);
    return;
  }
  const to = companyEnd(reading, at);
  const members = reading.lexemes.slice(at + 1, to);
  if (members.some(({ tokens }) => ADULTS.has(tokens[0]?.text ?? ''))) reading.use(at);
  else reading.ignore('party', partyStart(reading, at), to);
}

function companyEnd(reading: Reading, company: number): number {
  let to = company + 1;
  for (let at = to; !reading.isParted(at); at += 1) {
    const { company: more, unit, number, glue, joint } = reading.sense(at);
    if (more || unit === 'part') to = at + 1;
    else if (number === undefined && joint === undefined && !glue) break;
  }
  return to;
}

/** The lexeme of the number before a party, or its own where none is said. */
function partyStart(reading: Reading, at: number): number {
  return !reading.isParted(at) && reading.sense(at - 1).number !== undefined ? at - 1 : at;
}
