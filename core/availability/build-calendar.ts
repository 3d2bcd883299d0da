import { type Calendar, firstEndingAfter, type Period, type PeriodState } from './calendar.ts';

/** States by firmness; an owner's use and the yard are equally firm (AV1). */
const FIRMEST_FIRST: readonly (readonly PeriodState[])[] = [['booked'], ['owner', 'yard'], ['option'], ['transit']];

/**
 * Builds a calendar of periods in any order. What a firmer period takes is cut off a softer one, and of two equally firm
 * ones that which begins first stays whole; what lies past the horizon or has no night is left out (AV1).
 */
export function buildCalendar({ periods, until, checkedAt }: Calendar): Calendar {
  let merged: readonly Period[] = [];
  for (const states of FIRMEST_FIRST) {
    const firmer = merged;
    const equals = periods.filter(({ state, from, to }) => states.includes(state) && from < to).toSorted(byDay);
    merged = firmer.concat(withoutOverlaps(equals).flatMap((period) => outside(period, firmer))).toSorted(byDay);
  }
  return { periods: merged.flatMap((period) => between(period, period.from, until)), until, checkedAt };
}

/** Returns pairs of periods that overlap, in the order of their days, each period with the first that it runs into. */
export function overlapsOf(periods: readonly Period[]): readonly (readonly [Period, Period])[] {
  let last: Period | null = null;
  const found: (readonly [Period, Period])[] = [];
  for (const period of periods.toSorted(byDay)) {
    if (last !== null && period.from < last.to) found.push([last, period]);
    if (last === null || period.to > last.to) last = period;
  }
  return found;
}

function byDay(one: Period, other: Period): number {
  return one.from - other.from || one.to - other.to;
}

/** Shortens each of these sorted periods to begin where the ones before it end. */
function withoutOverlaps(sorted: readonly Period[]): readonly Period[] {
  let end = Number.NEGATIVE_INFINITY;
  return sorted.flatMap((period) => {
    const rest = between(period, end, period.to);
    end = Math.max(end, period.to);
    return rest;
  });
}

/** Returns the parts of a period that none of the sorted `firmer` periods takes. */
function outside(period: Period, firmer: readonly Period[]): readonly Period[] {
  const parts: Period[] = [];
  let { from } = period;
  for (let index = firstEndingAfter(firmer, from); index < firmer.length; index += 1) {
    const taken = firmer[index] as Period;
    if (taken.from >= period.to) break;
    parts.push(...between(period, from, taken.from));
    from = taken.to;
  }
  return [...parts, ...between(period, from, period.to)];
}

/** Returns the part of a period between two days; a new end is at no known place. None if it has no night. */
function between(period: Period, first: number, last: number): readonly Period[] {
  const from = Math.max(period.from, first);
  const to = Math.min(period.to, last);
  if (from >= to) return [];
  return [
    {
      state: period.state,
      from,
      to,
      startsAt: from === period.from ? period.startsAt : null,
      endsAt: to === period.to ? period.endsAt : null,
    },
  ];
}
