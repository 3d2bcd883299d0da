import type { Currency } from '../../price/currency.ts';
import type { Criteria } from '../criteria.ts';
import { wordsOf } from '../fold-text.ts';
import { normaliseCriteria } from '../normalise-criteria.ts';
import { criteriaOf } from './criteria-of.ts';
import { type Lexeme, lexemesOf } from './lexemes.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { readChoices, readMarkets, readNegations } from './read-choices.ts';
import { readDates } from './read-dates.ts';
import { readParties, readQuantities } from './read-quantities.ts';
import { type Findings, Reading } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

/** UTF-16 units of a sentence that are read. */
const MAX_SENTENCE = 200;

export interface WordsContext {
  /** What stands already: its market and its other filters stay. */
  readonly criteria: Criteria;
  /** Of amounts that name none. */
  readonly currency: Currency;
  readonly vocabulary: Vocabulary;
}

/**
 * The criteria that a sentence asks for in any of our languages, normalised, on page 1. What it says of a facet replaces
 * what `criteria` held there; `text` is what was not understood, as typed. A sentence of which nothing was understood
 * is all text. Never throws.
 */
export function readWords(sentence: string, { criteria, currency, vocabulary }: WordsContext): Criteria {
  const lexicon = lexiconOf(vocabulary);
  const findings: Findings[] = [];
  let text = sentence.slice(0, MAX_SENTENCE);
  // What is left may say something once its middle is gone: it is read until it is nothing but text.
  for (;;) {
    const { rest, found } = readOnce(text, lexicon);
    findings.push(found);
    const left = normaliseCriteria({ ...criteria, text: rest }).text;
    if (left === text) break;
    text = left;
  }
  return normaliseCriteria({ ...criteriaOf(findings, criteria, currency), text, page: 1 });
}

/** What a text asks for, and what is left of it: all of it, as it stands, where nothing in it is understood. */
function readOnce(text: string, lexicon: Lexicon): { readonly rest: string; readonly found: Findings } {
  const reading = new Reading(lexemesOf(text, lexicon));
  readNegations(reading);
  readDates(reading);
  readParties(reading);
  readMarkets(reading);
  readQuantities(reading);
  readChoices(reading);
  const said = reading.lexemes.filter((_, at) => !isFiller(reading, at));
  const left = reading.lexemes.filter((_, at) => reading.isText(at) && !isFiller(reading, at));
  if (left.length > 0 && isPartOfName(said, text, lexicon)) return { rest: textOf(said, text), found: NOTHING };
  if (said.length === 1 && isPartOfName(said, text, lexicon)) return { rest: textOf(said, text), found: NOTHING };
  const isUnderstood = reading.lexemes.some(({ sense }, at) => !reading.isText(at) || sense.request);
  return { rest: isUnderstood ? textOf(left, text) : text, found: reading };
}

const NOTHING: Findings = { choices: [], measures: [], money: [], markets: [] };

/** Whether a lexeme neither asks for anything nor is text. */
function isFiller(reading: Reading, at: number): boolean {
  const { glue, request, before, after, joint, opens, per, unit, subject } = reading.sense(at);
  if (reading.isKept(at)) return false;
  // "Shallow draft, 2 m at most": the number says how shallow.
  if (subject === 'draft' && reading.measures.some(({ facet }) => facet === subject)) return true;
  const isLoose = [glue, request, before, after, joint, opens, per].some((role) => role !== undefined);
  return (
    isLoose || unit === 'duration' || (subject !== undefined && LOOSE_SUBJECTS.has(subject)) || isSign(reading, at)
  );
}

/** Subjects that say nothing without their number. */
const LOOSE_SUBJECTS: ReadonlySet<string> = new Set(['guests', 'party', 'money', 'budget']);

function isSign(reading: Reading, at: number): boolean {
  return !reading.isUsed(at) && (reading.lexemes[at]?.tokens.every(({ kind }) => kind === 'sign') ?? false);
}

/** Whether a sentence is the beginning of a yacht's name that the tables would tear apart: "winter harb". */
function isPartOfName(said: readonly Lexeme[], text: string, { nameWords }: Lexicon): boolean {
  const words = said.flatMap(({ tokens }) => tokens.flatMap(({ from, to }) => wordsOf(text.slice(from, to))));
  return nameWords.some((name) =>
    name.length === 1
      ? words.length === 1 && words[0] === name[0]
      : words.length > 1 && words.every((word) => name.some((part) => part.startsWith(word))),
  );
}

/** Lexemes as they were typed; what was next to each other without a space still is. */
function textOf(lexemes: readonly Lexeme[], text: string): string {
  let joined = '';
  let end = -1;
  for (const { from, to } of lexemes.flatMap(({ tokens }) => tokens)) {
    const gap = end < 0 ? '' : text.slice(end, from);
    joined += (/^[^\s\p{L}\p{N}]*$/u.test(gap) ? gap : ' ') + text.slice(from, to);
    end = to;
  }
  return joined;
}
