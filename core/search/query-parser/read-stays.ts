import type { WantedStay } from '../../availability/stay-availability.ts';
import { MAX_GIVE_OR_TAKE, MAX_WANTED_NIGHTS } from '../criteria/stay-criteria.ts';
import type { ParseState } from './parse-state.ts';
import { isQuantityAt } from './read-seasons.ts';
import { type FoundDays, SentenceTokens } from './sentence-tokens.ts';
import {
  stayAtFeast,
  stayBetween,
  stayFromDay,
  stayInPartOfMonth,
  stayInTypedMonth,
  type TypedDay,
  type TypedYear,
  weekOfMonth,
} from './stay-days.ts';
import {
  GIVE_OR_TAKE_PATTERNS,
  MONTH_PATTERN,
  STAY_LENGTH_PATTERN,
  STAY_PATTERNS,
  stayWordValues,
} from './stay-phrases.ts';

type Form = keyof typeof STAY_PATTERNS;
const FORMS = Object.keys(STAY_PATTERNS) as readonly Form[];
const RANGES: readonly Form[] = ['days', 'monthFirst', 'dates'];

/** Finds the days of a stay with its length and its give and take, and consumes their words (AV5). @param today day number */
export function readStays(state: ParseState, today: number): void {
  const tokens = new SentenceTokens(state);
  const give = GIVE_OR_TAKE_PATTERNS.flatMap((form) => tokens.take(form) ?? [])[0] ?? null;
  const dated = datedStay(tokens, state, today);
  const isRange = dated !== null && RANGES.includes(dated.form);
  const length = isRange ? null : tokens.take(STAY_LENGTH_PATTERN, (found) => !isRate(state, found));
  const month = dated === null && length !== null ? tokens.take(MONTH_PATTERN) : null;
  const stay = dated?.stay ?? (length && month && stayInTypedMonth(typedMonth(month.groups), nightsOf(length), today));
  if (stay === null) return;
  const wanted: WantedStay = {
    from: stay.from,
    nights: length === null ? stay.nights : Math.min(nightsOf(length), MAX_WANTED_NIGHTS),
    giveOrTake: give === null ? stay.giveOrTake : Math.min(nightsOf(give), MAX_GIVE_OR_TAKE),
  };
  for (const found of [dated?.found, month, length, give]) {
    if (!found) continue;
    const { from, to } = found;
    state.stays.push({ stay: wanted, ...state.typedWords(from, to) });
    state.consume(...Array.from({ length: to - from }, (_, at) => from + at));
  }
}

/** Returns the first form of days that a sentence has; none where these do not exist, are past, or make no stay. */
function datedStay(
  tokens: SentenceTokens,
  state: ParseState,
  today: number,
): { readonly form: Form; readonly found: FoundDays; readonly stay: WantedStay } | null {
  for (const form of FORMS) {
    let stay: WantedStay | null = null;
    const found = tokens.take(STAY_PATTERNS[form], (one) => {
      stay = isParty(state, one) ? null : stayOf(form, one.groups, today);
      return stay !== null || RANGES.includes(form);
    });
    if (found !== null) return stay && { form, found, stay };
  }
  return null;
}

function stayOf(form: Form, groups: FoundDays['groups'], today: number): WantedStay | null {
  const month = typedMonth(groups);
  switch (form) {
    case 'days':
    case 'monthFirst':
      return stayBetween({ ...month, day: Number(groups.from) }, { ...month, day: Number(groups.to) }, today);
    case 'dates': {
      const [start, end] = [typedDay(groups, '1'), typedDay(groups, '2')];
      return start && end && stayBetween(start, end, today);
    }
    case 'date': {
      const start = typedDay(groups, '1');
      return start && stayFromDay(start, today);
    }
    case 'week': {
      const ordinal = stayWordValues.ordinal(groups.ordinal ?? '');
      return weekOfMonth(ordinal === 'last' ? null : Number(ordinal), nightsOf({ groups }), month, today);
    }
    case 'part':
      return stayInPartOfMonth(stayWordValues.part(groups.part ?? ''), month, today);
    case 'feast':
      return stayAtFeast(stayWordValues.feast(groups.feast ?? ''), groups.other !== undefined, month.year, today);
  }
}

function typedMonth({ month = '', year }: FoundDays['groups']) {
  return { month: stayWordValues.month(month), year: typedYear(year) };
}

/** Reads the day of a form that ends in this number; null for a numeric date of another form. */
function typedDay(groups: FoundDays['groups'], at: '1' | '2'): TypedDay | null {
  const numeric = groups[`x${at}`];
  if (numeric !== undefined) return numericDay(numeric);
  const [day, month] = [groups[`d${at}`] ?? groups[`e${at}`], groups[`m${at}`] ?? groups[`n${at}`]];
  return {
    day: Number(day),
    month: stayWordValues.month(month ?? ''),
    year: typedYear(groups[`y${at}`] ?? groups[`z${at}`]),
  };
}

/** Reads "2027-08-12", "12/08/2027", "12.8.27" and "12/8". */
function numericDay(text: string): TypedDay | null {
  const parts = text.split(/[-./]/).map(Number);
  if (parts.length < 2 || parts.length > 3 || parts.some(Number.isNaN)) return null;
  const [day = 0, month = 0, year = null] = /^\d{4}/.test(text) ? parts.toReversed() : parts;
  return { day, month, year: year !== null && year < 100 ? 2000 + year : year };
}

function typedYear(year: string | undefined): TypedYear {
  if (year === undefined) return null;
  return /^\d/.test(year) ? Number(year) : 'next';
}

/** Returns the nights of a number of units; of one unit without a number. */
function nightsOf({ groups: { number, count, bare = '', unit = bare } }: Pick<FoundDays, 'groups'>): number {
  const many = number ?? count;
  return (many === undefined ? 1 : stayWordValues.number(many)) * stayWordValues.nights(unit);
}

/** Returns whether the number beside a month counts guests: "sleeps 8 August", "May 8 guests". */
function isParty(state: ParseState, { from, to, groups }: FoundDays): boolean {
  if (groups.e1 !== undefined && groups.z1 === undefined) return isQuantityAt(state, to - 1);
  const { subject } = state.openSense(from - 1);
  return (groups.d1 !== undefined && subject === 'party') || subject === 'guests';
}

/** Returns whether a length is the time that an amount is for: "200k a week". */
function isRate(state: ParseState, { from }: FoundDays): boolean {
  if (state.isSeparated(from)) return false;
  const { number, scale, currency } = state.openSense(from - 1);
  return number !== undefined || scale !== undefined || currency !== undefined;
}
