import { feetToMeters } from '../../yacht/length-conversion.ts';
import type { ParsedAmount } from './amounts.ts';
import type { MeasureFacetKey, ParseState, RangeEnds } from './parse-state.ts';
import { foldedPhrasesOf } from './phrase-dictionary.ts';
import { type LeadingWords, leadingWordsOf, type Quantity, quantityAt } from './quantity.ts';
import { isYear } from './read-seasons.ts';
import type { BoundRelation, QuantitySubject, Unit } from './senses.ts';

/** The shortest length in metres that "m" alone can mean: "under 8m" means millions. */
const MIN_METERS = 10;
/** The lowest number of nautical miles that "mn" or "miles" alone can mean: "500 miles" means thousands. */
const MIN_MILES = 1000;
const MAX_PEOPLE = 200;
/** The lowest numbers without a unit that are taken as money: alone, and after a bound such as "under". */
const MIN_BARE_MONEY = 10_000;
const MIN_BOUNDED_MONEY = 1000;

/** Finds quantities: numbers with their bounds, units and subjects. */
export function readQuantities(state: ParseState): void {
  for (let at = 0; at < state.lexemes.length; ) {
    const quantity = quantityAt(state, at);
    at = quantity !== null && readQuantity(state, quantity, at) ? quantity.trail.to : at + 1;
  }
}

/** Adds the match of a quantity; false where it is not understood. */
function readQuantity(state: ParseState, quantity: Quantity, at: number): boolean {
  const about = topicOf(state, quantity);
  if (about === null) return false;
  const { lead, trail, isRange } = quantity;
  if (about === 'days' || about === 'age') {
    state.ignore(about === 'days' ? 'date' : 'no-filter', lead.from, trail.to);
    return true;
  }
  const bound = quantity.bound?.bound ?? null;
  const words = state.typedWords(lead.from, trail.to);
  const inUnits = about === 'money' ? moneyOf : measureOf;
  const ends = rangeEnds(about, bound, inUnits(quantity.low, quantity), inUnits(quantity.high, quantity), isRange);
  if (about === 'money') {
    state.money.push({ ...ends, currency: quantity.currency, isRate: trail.weeks !== null, ...words });
  } else state.measures.push({ ...ends, facet: about, isPart: quantity.unit === 'part', ...words });
  markRead(state, lead, at, trail.to, about);
  return true;
}

/** Consumes the lexemes of a quantity, except a subject before it that belongs to something else. */
function markRead(state: ParseState, lead: LeadingWords, at: number, to: number, about: Topic): void {
  for (let index = lead.from; index < to; index += 1) {
    const isOther = index === lead.subjectAt && index < at && !isAbout(lead.subject, about);
    if (!isOther && !state.isKeptAsText(index)) state.consume(index);
  }
}

/** The property that a quantity measures. No filter covers `days` (a week at sea) or `age` (a yacht of five years). */
type Topic = FilteredTopic | 'days' | 'age';

function isAbout(subject: QuantitySubject | null, about: Topic): boolean {
  if (subject === 'party') return about === 'guests' || about === 'days';
  if (subject === 'budget') return about === 'money';
  return subject === about;
}

/** Returns the topic of a quantity; null where it is not understood. */
function topicOf(state: ParseState, quantity: Quantity): Topic | null {
  const { unit, currency, subject, low, high, bound } = quantity;
  if (currency !== null) return 'money';
  if (low.ambiguousScale !== null || high.ambiguousScale !== null) return ambiguousTopic(quantity);
  if (unit !== null) return unitTopic(unit, subject ?? bound?.of ?? null);
  if (subject === 'gt' || subject === 'range') return subject;
  if (high.scale > 1 || low.scale > 1 || quantity.trail.weeks !== null) return 'money';
  return bareTopic(state, quantity);
}

/** Returns the topic of "8m" (money if too short and no measure is named) or "3 mn" (money if too few miles and no range is named). */
function ambiguousTopic({ unit, subject, bound, high }: Quantity): Topic {
  if (subject === 'money' || subject === 'budget' || bound?.of === 'money') return 'money';
  if (unit !== 'meters') return subject === 'range' || high.value >= MIN_MILES ? 'range' : 'money';
  const topic = unitTopic(unit, subject ?? bound?.of ?? null);
  const isNamed = subject === 'length' || bound?.of === 'length';
  return topic === 'length' && !isNamed && high.value < MIN_METERS ? 'money' : topic;
}

function unitTopic(unit: Unit, about: QuantitySubject | null): Topic {
  if (unit === 'meters' || unit === 'feet') return about === 'beam' || about === 'draft' ? about : 'length';
  if (unit === 'knots') return about === 'cruise' ? about : 'speed';
  if (unit === 'guests') return about === 'crew' ? about : 'guests';
  if (unit === 'part') return 'guests';
  if (unit === 'miles') return 'range';
  if (unit === 'duration') return 'days';
  return unit === 'years' ? 'age' : unit;
}

function bareTopic(state: ParseState, { low, high, subject, bound }: Quantity): Topic | null {
  const isYears = isYear(low.value, low.written) && isYear(high.value, high.written);
  const about = subject ?? bound?.of ?? null;
  if (isYears && (about === 'year' || about === 'refit')) return about;
  const isDated = state.choices.some(({ facet }) => facet === 'season');
  if (isYears && about === 'party') return 'days';
  if (about !== null && !isYears) {
    const topic = subjectTopic(about, low, high);
    if (topic !== null) return topic;
  }
  if (isYears) return isDated && bound === null ? 'days' : 'year';
  return high.value >= (bound === null ? MIN_BARE_MONEY : MIN_BOUNDED_MONEY) ? 'money' : null;
}

function subjectTopic(about: QuantitySubject, low: ParsedAmount, high: ParsedAmount): Topic | null {
  if (about === 'year' || about === 'refit') return null;
  if (about === 'money' || about === 'budget') return 'money';
  const topic = about === 'party' ? 'guests' : about;
  const isCount = Number.isInteger(low.value) && Number.isInteger(high.value) && high.value <= MAX_PEOPLE;
  return isCount || !COUNTS.has(topic) ? topic : null;
}

/** Returns an amount of money for a week, in whole units of its currency. */
function moneyOf(amount: ParsedAmount, { low, high, trail }: Quantity): number {
  const shared = low.ambiguousScale ?? high.ambiguousScale ?? 1;
  const scale = amount.ambiguousScale ?? (amount.scale > 1 ? amount.scale : shared);
  return Math.round((amount.value * scale) / (trail.weeks ?? 1));
}

/** Returns the value of an amount in the facet's unit: feet become metres. */
function measureOf({ value, scale }: ParsedAmount, { unit }: Quantity): number {
  return unit === 'feet' ? feetToMeters(value * scale) : value * scale;
}

/** Words before a decade: "años 90". */
const YEARS = foldedPhrasesOf('particle.years');

/** Finds decades as build or refit years: "1990s", "the 90s", "años 90"; "after the 90s" is after 1999. */
export function readDecades(state: ParseState): void {
  state.lexemes.forEach((_, at) => {
    const decade = decadeAt(state, at);
    if (decade === null) return;
    const lead = leadingWordsOf(state, isAfterYears(state, at) ? at - 1 : at);
    const bound = lead.bound?.bound ?? null;
    const about = lead.subject === 'refit' ? 'refit' : 'year';
    const [first, last] = [decade, decade + 9];
    const ends = rangeEnds(about, bound, bound === 'over' ? last : first, last, bound === null);
    const to = isPlural(state, at) ? at + 2 : at + 1;
    state.measures.push({ ...ends, facet: about, isPart: false, ...state.typedWords(lead.from, to) });
    markRead(state, lead, at, to, about);
  });
}

/** Returns the first year of the decade at a lexeme; null where there is none. */
function decadeAt(state: ParseState, at: number): number | null {
  const { number = null } = state.openSense(at);
  if (number === null || number % 10 !== 0) return null;
  const isRange =
    state.adjacentSense(at + 1).connective !== undefined && state.adjacentSense(at + 2).number !== undefined;
  if (!isPlural(state, at) && (!isAfterYears(state, at) || isRange)) return null;
  if (number >= 30 && number < 100) return 1900 + number;
  return isYear(number, state.word(at)) ? number : null;
}

function isAfterYears(state: ParseState, at: number): boolean {
  return YEARS.has(state.word(at - 1)) && !state.isSeparated(at);
}

/** Returns whether an "s" directly follows a number. */
function isPlural(state: ParseState, at: number): boolean {
  const [end, next] = [state.lexemes[at]?.tokens.at(-1)?.to, state.lexemes[at + 1]?.tokens[0]];
  return next?.text === 's' && next.from === end && state.isOpen(at + 1);
}

/** A measure that a filter covers. */
type FilteredTopic = MeasureFacetKey | 'money';

/** Facets that count things. */
const COUNTS: ReadonlySet<FilteredTopic> = new Set(['guests', 'cabins', 'crew', 'engines', 'generators']);
/** Facets of whole numbers, where "over" and "under" exclude the number itself: after 2018 is from 2019 on. */
const WHOLE_NUMBERS: ReadonlySet<FilteredTopic> = new Set<FilteredTopic>([...COUNTS, 'year', 'refit']);
/** The bound of a number that is typed without one, where it is not `least`. */
const DEFAULT_BOUNDS: Readonly<Partial<Record<FilteredTopic, BoundRelation>>> = {
  length: 'about',
  beam: 'about',
  gt: 'about',
  draft: 'most',
  money: 'most',
  year: 'exactly',
  refit: 'exactly',
};
/** The tolerance of "about" on either side: a share of a measure, a number of years. */
const ABOUT_SHARE = 0.1;
const ABOUT_YEARS = 2;

/** Returns the range that a number with a bound, or the two numbers of a range, ask for, in the facet's unit. */
function rangeEnds(
  topic: FilteredTopic,
  bound: BoundRelation | null,
  low: number,
  high: number,
  isRange: boolean,
): RangeEnds {
  if (isRange) return { min: rounded(Math.min(low, high)), max: rounded(Math.max(low, high)) };
  const value = rounded(low);
  const step = WHOLE_NUMBERS.has(topic) ? 1 : 0;
  const ends: Readonly<Record<BoundRelation, RangeEnds>> = {
    least: { min: value, max: null },
    over: { min: value + step, max: null },
    most: { min: null, max: value },
    under: { min: null, max: Math.max(0, value - step) },
    exactly: { min: value, max: value },
    about: around(topic, low),
  };
  return ends[effectiveBound(topic, bound)];
}

/** Gives the effective bound: "up to 12 guests" asks for room for at least 12, and so does "about 12". */
function effectiveBound(topic: FilteredTopic, bound: BoundRelation | null): BoundRelation {
  if (bound === null) return DEFAULT_BOUNDS[topic] ?? 'least';
  if (topic === 'guests' && bound === 'most') return 'least';
  return bound === 'about' && COUNTS.has(topic) ? 'least' : bound;
}

/** Returns the range around a value: whole numbers, except for beam, draft and speeds. */
function around(topic: FilteredTopic, value: number): RangeEnds {
  if (topic === 'year' || topic === 'refit') return { min: value - ABOUT_YEARS, max: value + ABOUT_YEARS };
  const round = ['beam', 'draft', 'speed', 'cruise'].includes(topic) ? rounded : Math.round;
  return { min: round(value * (1 - ABOUT_SHARE)), max: round(value * (1 + ABOUT_SHARE)) };
}

/** Rounds to the hundredth, as bounds are kept; whole feet in metres still convert back to whole feet. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
