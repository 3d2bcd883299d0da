import { escapePattern } from '../../shared/escape-pattern.ts';
import { foldText } from '../../text/fold-text.ts';
import { foldedPhrasesOf, phrasesOf, phraseWords, queryWordKeysOf } from './phrase-dictionary.ts';
import { DATE_SIGN } from './sentence-tokens.ts';

/** The value of each word of a table: 7 for "july" of `month.7`, `last` for "last" of `ordinal.last`. */
type Values = ReadonlyMap<string, string>;

const MONTHS = valuesOf('month');
const NUMBERS = valuesOf('number');
/** Nights of a unit of time. */
const NIGHTS = valuesOf('nights');
const ORDINALS = valuesOf('ordinal');
const PARTS = valuesOf('month-part');
const FEASTS = valuesOf('feast');

/** Words that may stand before a date or between its parts, and between a month and its year. */
const FILLER = `(?:(?:${oneOf(irreducible(phrases('stay.filler')))}) )*`;
const OF = `(?:(?:${oneOf([...phrases('particle.of-month'), ...phrases('article')])}) )*`;
const TO = `(?:${oneOf([...phrases('connective.to'), ...phrases('connective.and')])})`;
const NUMBER = `(?:\\d{1,2}|${oneOf(NUMBERS.keys())})`;
const ONE = oneOf(phrases('stay.one'));
const SUFFIX = `(?: (?:${oneOf(foldedPhrasesOf('particle.ordinal'))}))?`;

const day = (name: string) => `(?<${name}>\\d{1,2})(?![.,]?\\d)${SUFFIX}`;
const month = (name: string) => `(?<${name}>${oneOf(MONTHS.keys())})`;
const year = (name: string) => `(?: ${FILLER}(?:; )?(?<${name}>20\\d\\d|${oneOf(phrases('stay.next-year'))}))?`;
const YEAR = year('year');
/** A day with its month: "12 July", "the 12th of July 2028", "July 12", "12/07/2027". */
const date = (at: string) =>
  `(?:${day(`d${at}`)} ${OF}${month(`m${at}`)}${year(`y${at}`)}|${month(`n${at}`)} ${OF}${day(`e${at}`)}${year(`z${at}`)}|${DATE_SIGN}(?<x${at}>\\S+))`;
const UNIT = `(?<unit>${oneOf(NIGHTS.keys())})`;

/** The forms of a stay's days; the first that a sentence has is read. Tokens are joined by spaces, `;` is punctuation. */
export const STAY_PATTERNS = {
  /** "12 to 19 August" */
  days: form(`${day('from')} ${TO} ${OF}${day('to')} ${OF}${month('month')}${YEAR}`),
  /** "August 12 to 19" */
  monthFirst: form(`${month('month')} ${OF}${day('from')} ${TO} ${OF}${day('to')}${YEAR}`),
  /** "28 July to 4 August" */
  dates: form(`${date('1')} (?:; )?(?:${TO} )?${FILLER}${date('2')}`),
  /** "from 12 July" */
  date: form(date('1')),
  /** "the second week of July", "last two weeks of August" */
  week: form(
    `(?:(?<count>${NUMBER}) )?(?<ordinal>${oneOf(ORDINALS.keys())}) (?:(?<number>${NUMBER}) )?${UNIT} ${FILLER}${month('month')}${YEAR}`,
  ),
  /** "mid July" */
  part: form(`(?<part>${oneOf(PARTS.keys())}) ${FILLER}${month('month')}${YEAR}`),
  /** "Christmas and New Year" */
  feast: form(`(?<feast>${oneOf(FEASTS.keys())})(?: ${TO} ${OF}(?<other>${oneOf(FEASTS.keys())}))?${YEAR}`),
} as const;

/** A month alone, in which a length may lie: "a week … in September". */
export const MONTH_PATTERN = form(`${month('month')}${YEAR}`);
/** "ten nights", "a week", "fortnight" */
export const STAY_LENGTH_PATTERN = form(
  `(?:(?:(?<number>${NUMBER})|${ONE}) ${UNIT}|(?<bare>${oneOf(phrases('stay.length'))}))`,
);
/** "give or take three days", "con una semana de margen" */
export const GIVE_OR_TAKE_PATTERNS = [
  form(`(?:${oneOf(phrases('stay.give'))}) (?:(?<number>${NUMBER})|${ONE}) ${UNIT}`),
  form(`(?:(?<number>${NUMBER})|${ONE}) ${UNIT} (?:${oneOf(phrases('stay.give-after'))})`),
];

/** The values of words that the forms have found in the tables. */
export const stayWordValues = {
  month: (word: string) => Number(MONTHS.get(word)),
  number: (word: string) => Number(/^\d/.test(word) ? word : NUMBERS.get(word)),
  nights: (word: string) => Number(NIGHTS.get(word)),
  ordinal: (word: string) => ORDINALS.get(word) ?? '',
  part: (word: string) => PARTS.get(word) ?? '',
  feast: (word: string) => FEASTS.get(word) ?? '',
};

function form(pattern: string): RegExp {
  return new RegExp(`(?<![^ ])${FILLER}${pattern}(?![^ ])`, 'g');
}

function valuesOf(table: 'month' | 'number' | 'nights' | 'ordinal' | 'month-part' | 'feast'): Values {
  const rows = queryWordKeysOf(table).flatMap((key) =>
    phrases(key).map((phrase) => [phrase, key.slice(table.length + 1)] as const),
  );
  return new Map(rows);
}

/** Returns the phrases of a meaning as they stand among the tokens of a sentence. */
function phrases(key: Parameters<typeof phrasesOf>[0]): readonly string[] {
  return phrasesOf(key).map((phrase) => phraseWords(phrase).map(foldText).join(' '));
}

/**
 * Leaves out phrases that are others joined: they match all the same, and a text that can be read in several ways takes
 * twice the time with each.
 */
function irreducible(all: readonly string[]): readonly string[] {
  const isJoined = (phrase: string): boolean =>
    all.some((one) => phrase.startsWith(`${one} `) && isOneOrJoined(phrase.slice(one.length + 1)));
  const isOneOrJoined = (phrase: string): boolean => all.includes(phrase) || isJoined(phrase);
  return all.filter((phrase) => !isJoined(phrase));
}

/** Returns an alternation of phrases, the longest first. */
function oneOf(words: Iterable<string>): string {
  return [...words]
    .toSorted((one, other) => other.length - one.length)
    .map(escapePattern)
    .join('|');
}
