import { isWithinOneEdit } from '../../text/word-cost.ts';
import type { Lexicon } from './lexicon.ts';
import { foldedPhrasesOf, type PhraseDictionary } from './phrase-dictionary.ts';
import type { FacetChoice, Sense } from './senses.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A phrase of a sentence with its sense, or one unknown word, whose sense is empty. */
export interface Lexeme {
  readonly sense: Sense;
  readonly tokens: readonly Token[];
  /** Whether punctuation separates it from the one before. */
  readonly separated: boolean;
  /** Whether it is a yacht's full name of several words, which has no other sense. */
  readonly isName: boolean | undefined;
}

/** Tokens that belong to one lexeme, from `from` up to `to`. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly sense: Sense;
  readonly isName?: true;
}

/** The most tokens of a flag state's name, with room for articles. */
const MAX_STATE_TOKENS = 8;
const BEFORE_STATE = foldedPhrasesOf('particle.before-state');
const BETWEEN_STATES = foldedPhrasesOf('particle.between-states');
/** Words for "this" that are compass points as well: "este". */
const THIS = foldedPhrasesOf('particle.this');
/** The fewest letters of a word that may be misspelt. */
const MIN_MISSPELT_LETTERS = 5;
/** The most letters of a word whose first letter must be right, since short words resemble too many others. */
const MAX_LETTERS_WITH_FIXED_FIRST = 6;

/** Splits a sentence into lexemes: yachts' names first, then flag states, then the longest phrase at each token. */
export function lexemesOf(sentence: string, lexicon: Lexicon): readonly Lexeme[] {
  const typed = tokensOf(sentence);
  const tokens = typed.map((token) => corrected(token, lexicon));
  const spans = flagSpans(tokens, nameSpans(tokens, lexicon), lexicon);
  const lexemes: Lexeme[] = [];
  for (let at = 0; at < tokens.length; ) {
    const span = spans.find(({ from }) => from >= at);
    const { to, sense, isName } = span?.from === at ? span : phraseAt(tokens, at, span?.from ?? tokens.length, lexicon);
    lexemes.push({ sense, isName, tokens: typed.slice(at, to), separated: typed[at]?.separated ?? false });
    at = to;
  }
  return lexemes;
}

function phraseAt(tokens: readonly Token[], at: number, limit: number, { senses }: Lexicon): Span {
  if (tokens[at]?.kind === 'date') return { from: at, to: at + 1, sense: { day: true } };
  const value = tokens[at]?.value ?? null;
  if (value !== null) return { from: at, to: at + 1, sense: { number: value } };
  const longest = senses.longestAt(tokens, at, limit);
  // In "El Mediterráneo este verano", "este" means "this" and not "eastern".
  const isCut =
    longest !== null &&
    longest.to > at + 1 &&
    THIS.has(tokens[longest.to - 1]?.text ?? '') &&
    isTime(tokens, longest.to, senses);
  const phrase = isCut ? senses.longestAt(tokens, at, longest.to - 1) : longest;
  return { from: at, to: phrase?.to ?? at + 1, sense: phrase?.meaning ?? {} };
}

function isTime(tokens: readonly Token[], at: number, senses: PhraseDictionary<Sense>): boolean {
  const { season, date } = senses.longestAt(tokens, at)?.meaning ?? {};
  return season !== undefined || date === true;
}

function nameSpans(tokens: readonly Token[], { names }: Lexicon): readonly Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    const name = names.longestAt(tokens, at);
    if (name !== null) spans.push({ from: at, to: name.to, sense: {}, isName: true });
    at = name?.to ?? at + 1;
  }
  return spans;
}

/** Returns `taken` and spans of "flag" with the states beside it: "Malta or Cayman flag", "bandera de Malta". */
function flagSpans(tokens: readonly Token[], taken: readonly Span[], lexicon: Lexicon): readonly Span[] {
  const spans = [...taken];
  for (let at = 0; at < tokens.length; at += 1) {
    const word = lexicon.senses.longestAt(tokens, at);
    const side = word?.meaning.flag;
    if (word === null || side === undefined) continue;
    const before = () => statesBefore(tokens, at, word.to, lexicon);
    const after = () => statesAfter(tokens, at, word.to, lexicon);
    const span = side === 'before' ? (before() ?? after()) : (after() ?? before());
    if (span !== null && spans.every(({ from, to }) => to <= span.from || from >= span.to)) spans.push(span);
  }
  return spans.sort((one, other) => one.from - other.from);
}

function statesAfter(tokens: readonly Token[], from: number, at: number, { flagStates }: Lexicon): Span | null {
  const choices: FacetChoice[] = [];
  let to = from;
  for (let next = at; next < tokens.length; ) {
    while (BEFORE_STATE.has(tokens[next]?.text ?? '')) next += 1;
    const state = flagStates.longestAt(tokens, next);
    if (state === null) break;
    choices.push({ facet: 'flag', value: state.meaning });
    to = state.to;
    if (!BETWEEN_STATES.has(tokens[to]?.text ?? '')) break;
    next = to + 1;
  }
  return choices.length === 0 ? null : { from, to, sense: { choices } };
}

function statesBefore(tokens: readonly Token[], at: number, to: number, lexicon: Lexicon): Span | null {
  const choices: FacetChoice[] = [];
  let from = at;
  for (let end = at; end > 0; ) {
    if (tokens[end]?.separated) break;
    const state = stateEndingAt(tokens, end, lexicon);
    if (state === null) break;
    choices.push({ facet: 'flag', value: state.value });
    from = state.from;
    if (!BETWEEN_STATES.has(tokens[from - 1]?.text ?? '')) break;
    end = from - 1;
  }
  return choices.length === 0 ? null : { from, to, sense: { choices } };
}

/** Returns the longest name of a flag state that ends right before token `end`. */
function stateEndingAt(tokens: readonly Token[], end: number, { flagStates }: Lexicon) {
  for (let from = Math.max(0, end - MAX_STATE_TOKENS); from < end; from += 1) {
    const state = flagStates.longestAt(tokens, from, end);
    if (state?.to === end) return { from, value: state.meaning };
  }
  return null;
}

/** Corrects an unknown word to a known one that is one typo away. */
function corrected(token: Token, { known, correctionTargets }: Lexicon): Token {
  if (token.kind !== 'word' || token.text.length < MIN_MISSPELT_LETTERS || known.has(token.text)) return token;
  const word = correctionTargets.find((one) => isMisspellingOf(token.text, one));
  return word === undefined ? token : { ...token, text: word };
}

/** Returns whether a typed word is a misspelling of `word`, one edit away. */
function isMisspellingOf(typed: string, word: string): boolean {
  if (Math.min(typed.length, word.length) < MIN_MISSPELT_LETTERS) return false;
  if (typed.length <= MAX_LETTERS_WITH_FIXED_FIRST && typed.charAt(0) !== word.charAt(0)) return false;
  return isWithinOneEdit(typed, word);
}
