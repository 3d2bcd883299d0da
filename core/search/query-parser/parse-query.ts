import type { Currency } from '../../price/currency.ts';
import { wordsOf } from '../../text/fold-text.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { normaliseCriteria } from '../criteria/normalise-criteria.ts';
import { criteriaOf } from './criteria-of.ts';
import { explainQuery, type ParsedPhrase } from './explain-query.ts';
import { type Lexeme, lexemesOf } from './lexemes.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { type Findings, type Ignored, ParseState } from './parse-state.ts';
import { readChoices, readListings, readMarkets } from './read-choices.ts';
import { readDates } from './read-dates.ts';
import { readDecades } from './read-decades.ts';
import { readLeftovers } from './read-leftovers.ts';
import { readNames } from './read-names.ts';
import { readNegations } from './read-negations.ts';
import { readParties } from './read-parties.ts';
import { readQuantities } from './read-quantities.ts';
import type { Vocabulary } from './vocabulary.ts';

/** UTF-16 units of a sentence that are read. */
const MAX_SENTENCE = 200;

export interface QueryContext {
  /** The criteria in force: their market and its other filters stay. */
  readonly criteria: Criteria;
  /** The currency of amounts that name none. */
  readonly currency: Currency;
  readonly vocabulary: Vocabulary;
}

/** The criteria that a sentence asks for, and what became of each of its words. */
export interface ParsedQuery {
  /** Normalised, on page 1; its text is what was not understood, as typed. */
  readonly criteria: Criteria;
  /** Words that became filters or the order, as they follow each other. */
  readonly filters: readonly ParsedPhrase[];
  /** Words that were understood and change nothing. */
  readonly ignored: readonly Ignored[];
}

/**
 * Reads a sentence in any of our languages. What it says of a facet replaces what `criteria` held there; a sentence of
 * which nothing was understood is all text. Reads the first 200 characters. Never throws.
 */
export function parseQuery(sentence: string, { criteria, currency, vocabulary }: QueryContext): ParsedQuery {
  const lexicon = lexiconOf(vocabulary);
  const passes: Findings[] = [];
  const names: string[] = [];
  let text = sentence.slice(0, MAX_SENTENCE);
  // The rest may say something once its middle is gone: it is read until it is nothing but text.
  for (;;) {
    const { rest, found, name } = readOnce(text, lexicon);
    passes.push(found);
    if (name !== '') names.push(name);
    const left = normaliseCriteria({ ...criteria, text: rest }).text;
    if (left === text) break;
    text = left;
  }
  const found = gathered(passes);
  // A name says nothing else: it is not read again.
  const left = [...names, text].join(' ');
  const asked = normaliseCriteria({ ...criteriaOf(found, criteria, currency), text: left, page: 1 });
  return { criteria: asked, ...explainQuery(found, asked) };
}

function gathered(passes: readonly Findings[]): Findings {
  return {
    choices: passes.flatMap(({ choices }) => choices),
    measures: passes.flatMap(({ measures }) => measures),
    money: passes.flatMap(({ money }) => money),
    markets: passes.flatMap(({ markets }) => markets),
    sorts: passes.flatMap(({ sorts }) => sorts),
    listings: passes.flatMap(({ listings }) => listings),
    ignored: passes.flatMap(({ ignored }) => ignored),
  };
}

interface Pass {
  /** The text that is still to be read, or searched as it is. */
  readonly rest: string;
  readonly found: Findings;
  /** The text after "named"; '' where nothing does. */
  readonly name: string;
}

/** The criteria that a text asks for, and the rest of it: all of it, as it stands, where nothing in it is understood. */
function readOnce(text: string, lexicon: Lexicon): Pass {
  const state = new ParseState(lexemesOf(text, lexicon), text);
  const names = readNames(state);
  readNegations(state);
  readDates(state);
  readParties(state);
  readMarkets(state);
  readListings(state);
  readDecades(state);
  readQuantities(state);
  readChoices(state);
  readLeftovers(state);
  const said = state.lexemes.filter((_, at) => !isFiller(state, at));
  const left = [...state.lexemes.keys()].filter((at) => state.isText(at) && !isFiller(state, at));
  const isInPart = left.length > 0 || state.ignored.length > 0 || said.length === 1;
  if (isInPart && isPartOfName(said, text, lexicon)) return { rest: textOf(said, text), found: NOTHING, name: '' };
  const isUnderstood = state.lexemes.some(({ sense }, at) => !state.isText(at) || sense.request);
  if (!isUnderstood) return { rest: text, found: state, name: '' };
  const textAt = (isName: boolean) =>
    textOf(
      lexemesAt(
        state,
        left.filter((at) => names.has(at) === isName),
      ),
      text,
    );
  return { rest: textAt(false), found: state, name: textAt(true) };
}

function lexemesAt({ lexemes }: ParseState, places: readonly number[]): readonly Lexeme[] {
  return places.flatMap((at) => lexemes[at] ?? []);
}

const NOTHING: Findings = {
  choices: [],
  measures: [],
  money: [],
  markets: [],
  sorts: [],
  listings: [],
  ignored: [],
};

/** Whether a lexeme neither asks for anything nor is text. */
function isFiller(state: ParseState, at: number): boolean {
  const { glue, request, before, after, connective, opensRange, per, unit, subject } = state.openSense(at);
  if (state.isKeptAsText(at)) return false;
  // "Shallow draft, 2 m at most": the number says how shallow.
  if (subject === 'draft' && state.measures.some(({ facet }) => facet === subject)) return true;
  const isLoose = [glue, request, before, after, connective, opensRange, per].some((role) => role !== undefined);
  return isLoose || unit === 'duration' || (subject !== undefined && LOOSE_SUBJECTS.has(subject)) || isSign(state, at);
}

/** Subjects that say nothing without their number. */
const LOOSE_SUBJECTS: ReadonlySet<string> = new Set(['guests', 'party', 'money', 'budget']);

function isSign(state: ParseState, at: number): boolean {
  return !state.isConsumed(at) && (state.lexemes[at]?.tokens.every(({ kind }) => kind === 'sign') ?? false);
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
