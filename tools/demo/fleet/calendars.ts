import type { PeriodState } from '../../../core/availability/calendar.ts';
import { type Season, seasonOf } from '../../../core/price/season.ts';
import { dateOfDay, dayNumber, saturdayFrom } from '../../../core/shared/calendar-day.ts';
import type { CalendarRow, YachtRecord } from '../../content-records.ts';
import { createPrng, type Prng } from './prng.ts';

/** Nights that a calendar reaches ahead: eighteen months, and the year after which the demonstration moves on. */
const NIGHTS_AHEAD = 915;
/** Days after which a booking is ever less likely to be made already. */
const FULL_AHEAD = 300;
const WEEK = 7;

/** The share of weeks that are taken by the time they come, by month from January. */
const WEEKS_TAKEN = [0.45, 0.55, 0.55, 0.25, 0.35, 0.6, 0.85, 0.9, 0.55, 0.15, 0.2, 0.6] as const;

/** Yachts of the charter fleet, in its order, that show what a site does without a calendar, or with an old one. */
const WITHOUT_CALENDAR: ReadonlySet<number> = new Set([8, 29]);
const OUTDATED = 17;

interface DrawnPeriod {
  readonly state: PeriodState;
  readonly from: number;
  readonly to: number;
  readonly start: string | null;
  readonly end: string | null;
}

type CharterYacht = Pick<YachtRecord, 'yachtid' | 'marketType' | 'summerLocations' | 'winterLocations'>;

/**
 * Draws the calendars of a fleet's charter yachts: full in the peak weeks, with gaps at the ends of the seasons, an owner
 * aboard, a time in the yard, passages between the waters of summer and winter, and options.
 * @param today ISO 8601 date for which they are drawn
 */
export function drawCalendars(yachts: readonly CharterYacht[], seed: number, today: string): readonly CalendarRow[] {
  const charter = yachts.filter(({ marketType }) => marketType === 'charter' || marketType === 'both');
  return charter.flatMap((yacht, index) => {
    if (WITHOUT_CALENDAR.has(index)) return [];
    const prng = createPrng(`${seed}/${yacht.yachtid}/calendar`);
    const first = dayNumber(today) ?? 0;
    const age = index === OUTDATED ? 143 : prng.whole(0, 12);
    const periods = drawPeriods(yacht, first, prng);
    return [
      {
        id: yacht.yachtid,
        checked: dateOfDay(first - age),
        until: dateOfDay(first + NIGHTS_AHEAD),
        demonstrationOf: today,
        periods: periods.map(({ state, from, to, start, end }) => ({
          state,
          from: dateOfDay(from),
          to: dateOfDay(to),
          start,
          end,
        })),
      },
    ];
  });
}

function drawPeriods(yacht: CharterYacht, first: number, prng: Prng): readonly DrawnPeriod[] {
  const drawn: DrawnPeriod[] = [];
  const end = first + NIGHTS_AHEAD;
  const isFree = (from: number, to: number) => drawn.every((other) => to <= other.from || other.to <= from);
  const add = (period: DrawnPeriod) => {
    if (period.from < end && isFree(period.from, period.to)) drawn.push({ ...period, to: Math.min(period.to, end) });
  };
  const firstYear = Number(dateOfDay(first).slice(0, 4));
  for (let year = firstYear - 1; year <= firstYear + 3; year += 1) addFixedPeriods(yacht, year, prng, add);
  let week = saturdayFrom(first - WEEK * 2);
  while (week < end) {
    const nights = prng.weighted([
      [7, 14],
      [10, 2],
      [14, 3],
    ] as const);
    const likely = weeksTaken(yacht, week) * Math.min(1, FULL_AHEAD / Math.max(1, week - first));
    const isTaken = prng.chance(likely);
    if (isTaken) add(charterPeriod(yacht, week, nights, prng, first));
    week += isTaken && nights > WEEK ? WEEK * 2 : WEEK;
  }
  return drawn.filter(({ to }) => to > first - WEEK * 2).toSorted((one, other) => one.from - other.from);
}

/** Adds what is in a year's calendar before any charter: passages, the yard, the owner's weeks. */
function addFixedPeriods(yacht: CharterYacht, year: number, prng: Prng, add: (period: DrawnPeriod) => void): void {
  const day = (month: number, date: number) => (dayNumber(`${year}-${two(month)}-01`) ?? 0) + date - 1;
  const [summer = null] = yacht.summerLocations;
  const [winter = null] = yacht.winterLocations;
  if (summer !== null && winter !== null && summer !== winter) {
    const nights = prng.whole(12, 19);
    const west = day(10, 25) + prng.whole(0, 20);
    add({ state: 'transit', from: west, to: west + nights, start: summer, end: winter });
    const east = day(4, 4) + prng.whole(0, 12);
    add({ state: 'transit', from: east, to: east + nights, start: winter, end: summer });
  }
  const yard = prng.chance(0.5) ? day(10, 1) - prng.whole(0, 6) : day(4, 26) - prng.whole(0, 8);
  add({ state: 'yard', from: yard, to: yard + prng.whole(16, 33), start: summer ?? winter, end: summer ?? winter });
  if (prng.chance(0.6)) {
    const owner = day(prng.pick([6, 7, 8, 12]), prng.whole(2, 17));
    add({ state: 'owner', from: owner, to: owner + prng.whole(6, 16), start: null, end: null });
  }
}

/** Draws a charter from a Saturday, or at times from another day; what is near may still be an option. */
function charterPeriod(yacht: CharterYacht, saturday: number, nights: number, prng: Prng, first: number): DrawnPeriod {
  const from = saturday + (prng.chance(0.15) ? prng.whole(1, 3) : 0);
  const season: Season = seasonOf(dateOfDay(from));
  const areas = season === 'summer' ? yacht.summerLocations : yacht.winterLocations;
  const start = areas.length === 0 ? null : prng.pick(areas);
  const end = prng.chance(0.25) && areas.length > 0 ? prng.pick(areas) : start;
  const isOption = from > first && prng.chance(0.12);
  return { state: isOption ? 'option' : 'booked', from, to: from + nights, start, end };
}

/** Returns the share of the weeks from a day that are taken by then; a yacht without waters for a season lies idle. */
function weeksTaken({ summerLocations, winterLocations }: CharterYacht, day: number): number {
  const date = dateOfDay(day);
  if ((seasonOf(date) === 'summer' ? summerLocations : winterLocations).length === 0) return 0.04;
  // Christmas and New Year are booked first.
  if (date.slice(5) >= '12-19' && date.slice(5) <= '12-31') return 0.92;
  return WEEKS_TAKEN[Number(date.slice(5, 7)) - 1] ?? 0;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
