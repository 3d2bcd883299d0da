import { amountAt, type ParsedAmount } from './amounts.ts';
import type { ParseState } from './parse-state.ts';
import { isYear } from './read-seasons.ts';
import type { BoundMeaning, BoundRelation, QuantitySubject, Unit } from './senses.ts';

/** The negation of each bound: "no longer than 40 m" is 40 m at most. */
const OPPOSITES: Readonly<Record<BoundRelation, BoundRelation>> = {
  least: 'under',
  over: 'most',
  most: 'over',
  under: 'least',
  about: 'about',
  exactly: 'exactly',
};

/** The words that belong to a quantity and precede it, from lexeme `from` on. */
export interface LeadingWords {
  readonly from: number;
  readonly bound: BoundMeaning | null;
  readonly subject: QuantitySubject | null;
  readonly subjectAt: number | null;
  /** Whether "between", "from" or "de" opens a range. */
  readonly opensRange: boolean;
  /** The time that an amount is for, in weeks: "daily rate". */
  readonly weeks: number | null;
}

/** The words that belong to a quantity and follow it, up to lexeme `to`. */
interface TrailingWords {
  readonly to: number;
  readonly bound: BoundMeaning | null;
  readonly subject: QuantitySubject | null;
  readonly unit: Unit | null;
  /** The time that an amount is for, in weeks. */
  readonly weeks: number | null;
  readonly currency: ParsedAmount['currency'];
}

/** A number or range with the words that belong to it; both ends are equal if it is not a range. */
export interface Quantity extends Pick<TrailingWords, 'unit' | 'currency' | 'subject' | 'bound'> {
  readonly low: ParsedAmount;
  readonly high: ParsedAmount;
  readonly isRange: boolean;
  readonly lead: LeadingWords;
  readonly trail: TrailingWords;
}

/** Reads the quantity whose first number is at a lexeme; null where there is none. */
export function quantityAt(state: ParseState, at: number): Quantity | null {
  const low = amountAt(state, at);
  if (low === null) return null;
  const lead = leadingWordsOf(state, at);
  const second = secondOf(state, low, lead);
  const high = second ?? low;
  const trail = trailingWordsOf(state, high, lead);
  const [first, last] = second === null ? [low, low] : sharingScale(low, second);
  return {
    low: first,
    high: last,
    isRange: second !== null,
    lead,
    trail,
    unit: last.unit ?? first.unit ?? trail.unit,
    currency: first.currency ?? last.currency ?? trail.currency,
    subject: trail.subject ?? lead.subject,
    bound: second === null || !lead.opensRange ? (trail.bound ?? lead.bound) : trail.bound,
  };
}

/** Applies a scale that is typed once to both ends: "5 to 12 million". */
function sharingScale(low: ParsedAmount, high: ParsedAmount): [ParsedAmount, ParsedAmount] {
  if (low.scale === 1 && high.scale > 1 && low.value < high.value) return [{ ...low, scale: high.scale }, high];
  if (low.ambiguousScale !== null && high.currency !== null) {
    return [{ ...low, scale: low.ambiguousScale, ambiguousScale: null, unit: null }, high];
  }
  if (high.scale === 1 && low.scale > 1 && high.value < low.value * low.scale && high.ambiguousScale === null) {
    return [low, { ...high, scale: low.scale }];
  }
  return [low, high];
}

/** Reads the words that belong to the number at a lexeme and precede it. */
export function leadingWordsOf(state: ParseState, at: number): LeadingWords {
  let lead: LeadingWords = { from: at, bound: null, subject: null, subjectAt: null, opensRange: false, weeks: null };
  for (let back = at - 1; back >= 0 && !state.isSeparated(back + 1); back -= 1) {
    const { before, opensRange, subject, functionWord, per } = state.openSense(back);
    if (before !== undefined && lead.bound === null) {
      const isNegated = !state.isSeparated(back) && state.openSense(back - 1).negates === true;
      if (isNegated) back -= 1;
      lead = {
        ...lead,
        from: back,
        bound: isNegated ? { ...before, bound: OPPOSITES[before.bound] } : before,
        opensRange: lead.opensRange || opensRange === true,
      };
    } else if (subject !== undefined && lead.subject === null) {
      lead = { ...lead, from: back, subject, subjectAt: back, weeks: per ?? null };
    } else if (opensRange) lead = { ...lead, from: back, opensRange: true };
    else if (!functionWord) break;
  }
  return lead;
}

/** Reads the upper end of a range; null where the next amount is a quantity of its own. */
function secondOf(state: ParseState, low: ParsedAmount, lead: LeadingWords): ParsedAmount | null {
  const { connective } = state.adjacentSense(low.to);
  if (connective === undefined || state.isSeparated(low.to + 1)) return null;
  const skipped = state.adjacentSense(low.to + 1).article && connective === 'to' ? 2 : 1;
  const high = amountAt(state, low.to + skipped);
  if (high === null || !areOfOneKind(low, high, lead)) return null;
  const [first, last] = sharingScale(low, high);
  if (
    first.value * first.scale >= last.value * last.scale &&
    first.ambiguousScale === null &&
    last.ambiguousScale === null
  )
    return null;
  return connective !== 'and' || lead.opensRange || high.unit !== null ? high : null;
}

function areOfOneKind(low: ParsedAmount, high: ParsedAmount, { subject, opensRange }: LeadingWords): boolean {
  if (low.unit !== null && low.unit !== high.unit && high.unit !== null) return false;
  // "2 adults and 3 children" add up.
  if (low.unit === 'part') return false;
  if (low.unit !== null && low.ambiguousScale === null && (high.currency !== null || high.scale > 1)) return false;
  if (low.currency !== null && high.currency !== null && low.currency !== high.currency) return false;
  if (low.currency !== null && high.unit !== null && high.ambiguousScale === null) return false;
  if (low.scale > 1 && high.unit !== null && high.ambiguousScale === null) return false;
  // "for 10 to €150,000" are two quantities, "from 10 to 12 guests" is one.
  const isOfParty = subject === 'party' || subject === 'guests';
  if (!isOfParty || low.unit !== null || opensRange) return true;
  return high.currency === null && high.scale === 1 && (high.unit === null || high.unit === 'guests');
}

function trailingWordsOf(state: ParseState, amount: ParsedAmount, lead: LeadingWords): TrailingWords {
  let trail: TrailingWords = {
    to: amount.to,
    bound: null,
    subject: null,
    unit: null,
    weeks: lead.weeks,
    currency: null,
  };
  let { to } = trail;
  const isBare = amount.unit === null && amount.currency === null;
  while (to < state.lexemes.length && !state.isSeparated(to)) {
    const { after, per, unit, currency, subject, functionWord } = state.openSense(to);
    const isOwn = !isOfNext(state, to);
    if (after !== undefined && trail.bound === null && isOwn) trail = { ...trail, bound: after, to: to + 1 };
    else if (per !== undefined && trail.weeks === null) trail = { ...trail, weeks: per, to: to + 1 };
    else if (unit !== undefined && isBare && trail.unit === null && amount.scale === 1) {
      trail = { ...trail, unit, to: to + 1 };
    } else if (currency !== undefined && amount.currency === null && trail.currency === null && isOwn) {
      trail = { ...trail, currency, to: to + 1 };
    } else if (subject !== undefined && trail.subject === null && isOwn && suits(subject, amount, trail)) {
      trail = { ...trail, subject, to: to + 1 };
    } else if (isBare && trail.unit === null && isWordBeforeUnit(state, to, lead)) {
      trail = { ...trail, unit: state.openSense(to + 1).unit ?? null, to: to + 2 };
      state.keepAsText(to);
    } else if (!functionWord) break;
    to += 1;
    if (trail.to > to) to = trail.to;
  }
  return trail;
}

/** Returns whether a word belongs to the next quantity: "max" in "5 cabins max 40 m". */
function isOfNext(state: ParseState, at: number): boolean {
  const { before, connective, subject, currency } = state.openSense(at);
  if (before === undefined && connective === undefined && subject === undefined && currency === undefined) return false;
  let next = at + 1;
  while (state.adjacentSense(next).functionWord && state.adjacentSense(next).before === undefined) next += 1;
  const { number, currency: sign, subject: topic, before: bound, share, scale } = state.adjacentSense(next);
  if ([number, sign, share].some((role) => role !== undefined) || scale?.alone) return true;
  return (bound !== undefined || topic !== undefined) && currency === undefined;
}

/** Returns whether one unknown word is between a number and what it counts: "5 spacious cabins". */
function isWordBeforeUnit(state: ParseState, at: number, lead: LeadingWords): boolean {
  const { unit } = state.adjacentSense(at + 1);
  return state.isUnknown(at) && lead.subject === null && (unit === 'guests' || unit === 'part' || unit === 'cabins');
}

/** Returns whether a subject after an amount fits its unit and currency. */
function suits(subject: QuantitySubject, amount: ParsedAmount, { unit: later }: TrailingWords): boolean {
  const unit = amount.unit ?? later;
  if (unit === 'meters' || unit === 'feet') return ['length', 'beam', 'draft'].includes(subject);
  if (unit === 'knots') return subject === 'speed' || subject === 'cruise';
  if (unit === 'miles') return subject === 'range';
  if (unit !== null) return false;
  if (isYear(amount.value, amount.written)) return subject === 'year' || subject === 'refit';
  return (subject === 'money' || subject === 'budget') && (amount.currency !== null || amount.scale > 1);
}
