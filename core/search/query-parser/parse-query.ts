import type { Currency } from '../../price/currency.ts';
import { dayNumber } from '../../shared/calendar-day.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { normalizeCriteria } from '../criteria/change-criteria.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { applyMatches } from './apply-matches.ts';
import { type Explanation, explainQuery } from './explain-query.ts';
import { type Lexeme, lexemesOf } from './lexemes.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { ParseState, QueryMatches } from './parse-state.ts';
import { readChoices, readMarkets, readSortsAndMarketFacets } from './read-choices.ts';
import { ignoreLeftovers, ignoreNegations } from './read-ignored.ts';
import { readParties } from './read-parties.ts';
import { readDecades, readQuantities } from './read-quantities.ts';
import { readSeasons } from './read-seasons.ts';
import { readStays } from './read-stays.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The most UTF-16 units of a sentence that are parsed. */
const MAX_SENTENCE_LENGTH = 200;

export interface QueryContext {
  /** The current criteria; what the sentence does not replace is kept. */
  readonly criteria: Criteria;
  /** The currency of amounts without one. */
  readonly currency: Currency;
  readonly vocabulary: Vocabulary;
  /** ISO 8601 date: a day without a year is the next one. */
  readonly today: string;
}

/** The criteria that a sentence asks for, and how each of its words was understood. */
export interface ParsedQuery extends Explanation {
  /** Normalized, on page 1; `text` holds the words that were not understood, as typed. */
  readonly criteria: Criteria;
}

/**
 * Parses a sentence in any of the site's languages; never throws. Matches replace the choices of `criteria` in their
 * facets; a sentence without any is text: whole if nothing is understood, else without fillers, "named" and the like.
 */
export function parseQuery(sentence: string, { criteria, currency, vocabulary, today }: QueryContext): ParsedQuery {
  const lexicon = lexiconOf(vocabulary);
  const matches = new QueryMatches();
  const names: string[] = [];
  let text = sentence.slice(0, MAX_SENTENCE_LENGTH);
  // Removing words may join others into a phrase, so the rest is parsed again until nothing more is found.
  for (;;) {
    const pass = parseOnce(text, lexicon, dayNumber(today) ?? 0);
    matches.add(pass.matches);
    if (pass.name !== '') names.push(pass.name);
    const left = normalizeCriteria({ ...criteria, text: pass.rest }).text;
    if (left === text) break;
    text = left;
  }
  // A yacht's name after "named" is never parsed.
  const left = [...names, text].join(' ');
  const parsed = normalizeCriteria({ ...applyMatches(matches, criteria, currency), text: left, page: 1 });
  return { criteria: parsed, ...explainQuery(matches, parsed) };
}

/**
 * Parses a text once. `rest` is what was not understood: all words if none was, all but fillers if they may be part of
 * a yacht's name. `name` is the name after "named", '' without one; a known name of several words stays in `rest`.
 */
function parseOnce(
  text: string,
  lexicon: Lexicon,
  today: number,
): { rest: string; matches: QueryMatches; name: string } {
  const state = new ParseState(lexemesOf(text, lexicon), text);
  const names = readNames(state);
  ignoreNegations(state);
  readStays(state, today);
  readSeasons(state);
  readParties(state);
  readMarkets(state);
  readSortsAndMarketFacets(state);
  readDecades(state);
  readQuantities(state);
  readChoices(state);
  ignoreLeftovers(state);
  const meaningful = state.lexemes.filter((_, at) => !isFiller(state, at));
  const left = [...state.lexemes.keys()].filter((at) => state.isText(at) && !isFiller(state, at));
  const mayBeName = left.length > 0 || state.ignored.length > 0 || meaningful.length === 1;
  if (mayBeName && isPartOfName(meaningful, text, lexicon))
    return { rest: textOf(meaningful, text), matches: new QueryMatches(), name: '' };
  const isUnderstood = state.lexemes.some(({ sense }, at) => !state.isText(at) || sense.request);
  if (!isUnderstood) return { rest: text, matches: state, name: '' };
  const textAt = (isName: boolean) => {
    const kept = left.filter((at) => names.has(at) === isName);
    return textOf(
      kept.flatMap((at) => state.lexemes[at] ?? []),
      text,
    );
  };
  return { rest: textAt(false), matches: state, name: textAt(true) };
}

/** Returns whether a lexeme is dropped: it neither asks for anything nor is searched as text. */
function isFiller(state: ParseState, at: number): boolean {
  const { functionWord, request, before, after, connective, opensRange, per, unit, subject } = state.openSense(at);
  if (state.isKeptAsText(at)) return false;
  // "Shallow draft, 2 m at most" is one wish.
  if (subject === 'draft' && state.measures.some(({ facet }) => facet === subject)) return true;
  const isLoose = [functionWord, request, before, after, connective, opensRange, per].some(
    (role) => role !== undefined,
  );
  const isSign = !state.isConsumed(at) && (state.lexemes[at]?.tokens.every(({ kind }) => kind === 'sign') ?? false);
  return isLoose || unit === 'duration' || (subject !== undefined && LOOSE_SUBJECTS.has(subject)) || isSign;
}

/** Subjects that mean nothing without a number. */
const LOOSE_SUBJECTS: ReadonlySet<string> = new Set(['guests', 'party', 'money', 'budget']);

/** Returns whether the words, whatever they mean, are a one-word name, or several each beginning a word of one name. */
function isPartOfName(meaningful: readonly Lexeme[], text: string, { wordsByName }: Lexicon): boolean {
  const words = meaningful.flatMap(({ tokens }) => tokens.flatMap(({ from, to }) => wordsOf(text.slice(from, to))));
  return wordsByName.some((name) =>
    name.length === 1
      ? words.length === 1 && words[0] === name[0]
      : words.length > 1 && words.every((word) => name.some((part) => part.startsWith(word))),
  );
}

/** Joins lexemes as they were typed, without adding spaces where there was none. */
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

/** Keeps as text the lexeme after "named", unless it `isName`, and the unknown ones after it. Returns those it kept. */
function readNames(state: ParseState): ReadonlySet<number> {
  const names = new Set<number>();
  state.lexemes.forEach((_, at) => {
    if (!state.openSense(at).named || state.isSeparated(at + 1)) return;
    state.consume(at);
    let next = at + 1;
    if (state.openSense(next).article) next += 1;
    if (state.lexemes[next]?.isName || state.isSeparated(next)) return;
    names.add(next);
    for (next += 1; !state.isSeparated(next) && state.isUnknown(next); next += 1) names.add(next);
  });
  state.keepAsText(...names);
  return names;
}
