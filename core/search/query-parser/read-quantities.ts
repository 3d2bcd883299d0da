import type { Amount } from './amounts.ts';
import type { MeasureKey, ParseState } from './parse-state.ts';
import { type Lead, type Quantity, quantityAt } from './quantity.ts';
import { rangeEnds } from './range-ends.ts';
import { isYear } from './read-dates.ts';
import type { QuantitySubject } from './tables/subjects.ts';
import type { Unit } from './tables/units.ts';

const METERS_PER_FOOT = 0.3048;
const MILLION = 1_000_000;
/** Meters below which no yacht of the trade is: "under 8m" speaks of money. */
const SHORTEST = 10;
/** What no party or crew exceeds. */
const MOST_PEOPLE = 200;
/** What is money though nothing says so: alone, and after "under" or "from". */
const BARE_MONEY = 10_000;
const BOUNDED_MONEY = 1000;

/** Finds numbers with their bounds, units and subjects. */
export function readQuantities(state: ParseState): void {
  for (let at = 0; at < state.lexemes.length; ) {
    const quantity = quantityAt(state, at);
    at = quantity !== null && readQuantity(state, quantity, at) ? quantity.trail.to : at + 1;
  }
}

/** Notes what a quantity asks for; whether it asks for anything. */
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
  if (about === 'money') {
    const ends = rangeEnds('money', bound, moneyOf(quantity.low, quantity), moneyOf(quantity.high, quantity), isRange);
    state.money.push({ ...ends, currency: quantity.currency, isRate: trail.weeks !== null, ...words });
  } else {
    const ends = rangeEnds(
      about,
      bound,
      measureOf(quantity.low, quantity),
      measureOf(quantity.high, quantity),
      isRange,
    );
    state.measures.push({ ...ends, facet: about, isPart: quantity.unit === 'part', ...words });
  }
  markRead(state, lead, at, trail.to, about);
  return true;
}

/** Everything between is the quantity's, but a subject that turned out to be of something else. */
export function markRead(state: ParseState, lead: Lead, at: number, to: number, about: Topic): void {
  for (let index = lead.from; index < to; index += 1) {
    const isOther = index === lead.subjectAt && index < at && !isAbout(lead.subject, about);
    if (!isOther && !state.isKeptAsText(index)) state.consume(index);
  }
}

/** `days` and `age` are understood, and no filter holds them: a stay of a week, a yacht of five years. */
type Topic = MeasureKey | 'money' | 'days' | 'age';

function isAbout(subject: QuantitySubject | null, about: Topic): boolean {
  if (subject === 'party') return about === 'guests' || about === 'days';
  if (subject === 'budget') return about === 'money';
  return subject === about;
}

/** The facet that a quantity is about; null where it is not understood. */
function topicOf(state: ParseState, quantity: Quantity): Topic | null {
  const { unit, currency, subject, low, high, bound } = quantity;
  if (currency !== null) return 'money';
  if (low.isAmbiguous || high.isAmbiguous) return openTopic(quantity);
  if (unit !== null) return unitTopic(unit, subject ?? bound?.of ?? null);
  if (subject === 'gt' || subject === 'range') return subject;
  if (high.scale > 1 || low.scale > 1 || quantity.trail.weeks !== null) return 'money';
  return bareTopic(state, quantity);
}

/** Of "8m" or "3 mn": a length or a distance, unless it would be too short for one. */
function openTopic({ unit, subject, bound, high }: Quantity): Topic {
  if (subject === 'money' || subject === 'budget' || bound?.of === 'money') return 'money';
  if (unit !== 'meters') return subject === 'range' ? 'range' : 'money';
  const topic = unitTopic(unit, subject ?? bound?.of ?? null);
  const isSaid = subject === 'length' || bound?.of === 'length';
  return topic === 'length' && !isSaid && high.value < SHORTEST ? 'money' : topic;
}

function unitTopic(unit: Unit, about: QuantitySubject | null): Topic {
  switch (unit) {
    case 'meters':
    case 'feet':
      return about === 'beam' || about === 'draft' ? about : 'length';
    case 'knots':
      return about === 'cruise' ? about : 'speed';
    case 'miles':
      return 'range';
    case 'part':
      return 'guests';
    case 'duration':
      return 'days';
    case 'years':
      return 'age';
    case 'guests':
      return about === 'crew' ? 'crew' : 'guests';
    default:
      return unit;
  }
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
  return high.value >= (bound === null ? BARE_MONEY : BOUNDED_MONEY) ? 'money' : null;
}

function subjectTopic(about: QuantitySubject, low: Amount, high: Amount): Topic | null {
  const isWhole = Number.isInteger(low.value) && Number.isInteger(high.value);
  switch (about) {
    case 'year':
    case 'refit':
      return null;
    case 'money':
    case 'budget':
      return 'money';
    case 'party':
    case 'guests':
      return isWhole && high.value <= MOST_PEOPLE ? 'guests' : null;
    case 'cabins':
    case 'crew':
    case 'engines':
    case 'generators':
      return isWhole && high.value <= MOST_PEOPLE ? about : null;
    default:
      return about;
  }
}

/** In whole units of currency. */
function moneyOf(amount: Amount, { low, high, trail }: Quantity): number {
  const isOpen = low.isAmbiguous || high.isAmbiguous;
  const scale = isOpen || amount.scale === 1 ? Math.max(amount.scale, isOpen ? MILLION : 1) : amount.scale;
  return Math.round((amount.value * scale) / (trail.weeks ?? 1));
}

/** In the facet's unit: feet become meters. */
function measureOf({ value, scale }: Amount, { unit }: Quantity): number {
  return value * scale * (unit === 'feet' ? METERS_PER_FOOT : 1);
}
