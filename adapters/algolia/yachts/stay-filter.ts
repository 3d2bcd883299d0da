import { startDayRange } from '../../../core/availability/stay-availability.ts';
import { STAY_GROUPS, type StayCriteria, type StayGroup } from '../../../core/search/criteria/stay-criteria.ts';
import { CALENDAR_END_ATTRIBUTE, nightsAttribute } from '../index-attributes.ts';

/**
 * Writes the filter that finds the yachts of a stay's group (AV5): any of its first days from `today` on has enough
 * nights that are at worst of the group, and none has enough that are better. @param today day number
 */
export function stayFilter(stay: StayCriteria, today: number): string {
  const { nights, group } = stay;
  const days = startDayRange(stay);
  const starts = Array.from({ length: days.last - days.first + 1 }, (_, at) => days.first + at).filter(
    (day) => day >= today,
  );
  const last = starts.at(-1);
  // No record's calendar ends before 1970.
  if (last === undefined) return `${CALENDAR_END_ATTRIBUTE} < 0`;
  const having = (one: StayGroup) => starts.map((day) => `${nightsAttribute(one)}.${dayKey(day)} >= ${nights}`);
  const better = STAY_GROUPS.slice(0, STAY_GROUPS.indexOf(group)).flatMap(having);
  const beyond = group === 'unknown' ? [`${CALENDAR_END_ATTRIBUTE} <= ${last}`] : [];
  const found = [...better, ...having(group), ...beyond].join(' OR ');
  return [`(${found})`, ...better.map((one) => `NOT ${one}`)].join(' AND ');
}

/** Returns the name of a day in an attribute: three letters and digits, since a record has hundreds of them. */
export function dayKey(day: number): string {
  return day.toString(36);
}
