import { type Calendar, reliableCalendar } from '../../core/availability/calendar.ts';
import { availabilityOfNight, startDayRange } from '../../core/availability/stay-availability.ts';
import { STAY_GROUPS, type StayCriteria, type StayGroup } from '../../core/search/criteria/stay-criteria.ts';
import { dateOfDay } from '../../core/shared/calendar-day.ts';
import { allocateBits, type Bits, clearBit, fillBits, setBit, subtractInPlace } from './columns/bits.ts';

/** The rows of each group of the wanted nights. */
export type StayRows = Readonly<Record<StayGroup, Bits>>;

/** Nights from today on that are looked up; later ones are unknown. */
const MAX_NIGHTS_AHEAD = 1_100;

/** For each night from a day on, the rows whose yachts are free, are at worst on option, and are not taken (AV5). */
export class NightTable {
  /** By group, then by night; each group contains those before it. A missing night is unknown for every row. */
  readonly #nights: Readonly<Record<StayGroup, Bits[]>> = { free: [], option: [], unknown: [] };
  readonly #today: string;

  /** @param first day number of the first night */
  constructor(
    private readonly size: number,
    private readonly first: number,
  ) {
    this.#today = dateOfDay(first);
  }

  /** Adds the calendar of a row; a row without one is unknown on every night. */
  add(row: number, given: Calendar): void {
    const { periods, until } = reliableCalendar(given, this.#today);
    this.#each(this.first, until, (night) => {
      setBit(night('free'), row);
      setBit(night('option'), row);
    });
    for (const { state, from, to } of periods) {
      const availability = availabilityOfNight(state);
      this.#each(from, to, (night) => {
        clearBit(night('free'), row);
        if (availability === 'taken') for (const group of STAY_GROUPS) clearBit(night(group), row);
      });
    }
  }

  /** Returns the rows of each group for a stay: each row is in the best that any of its first days gives it. */
  groups(stay: StayCriteria): StayRows {
    const { nights } = stay;
    const days = startDayRange(stay);
    const first = Math.max(days.first - this.first, 0);
    const last = days.last - this.first;
    const found = {} as Record<StayGroup, Bits>;
    for (const group of STAY_GROUPS) {
      const missing = allocateBits(this.size);
      if (group === 'unknown') fillBits(missing, this.size);
      const all = Array.from(
        { length: Math.max(last - first + nights, 0) },
        (_, at) => this.#nights[group][first + at],
      );
      found[group] = rowsWithAnyRun(
        all.map((bits) => bits ?? missing),
        nights,
        this.size,
      );
      for (const better of STAY_GROUPS.slice(0, STAY_GROUPS.indexOf(group)))
        subtractInPlace(found[group], found[better]);
    }
    return found;
  }

  /** Calls `change` for each night of a period that is in the table, which grows as far as is needed. */
  #each(from: number, to: number, change: (night: (group: StayGroup) => Bits) => void): void {
    const last = Math.min(to - this.first, MAX_NIGHTS_AHEAD);
    for (let at = Math.max(from - this.first, 0); at < last; at += 1) {
      while (this.#nights.free.length <= at) this.#addNight();
      change((group) => this.#nights[group][at] as Bits);
    }
  }

  #addNight(): void {
    this.#nights.free.push(allocateBits(this.size));
    this.#nights.option.push(allocateBits(this.size));
    const open = allocateBits(this.size);
    fillBits(open, this.size);
    this.#nights.unknown.push(open);
  }
}

/**
 * Returns the rows that are in as many consecutive sets as a stay has nights. Word by word, without copies of the sets:
 * runs of nights are made of overlapping runs of half the length.
 */
function rowsWithAnyRun(all: readonly Bits[], nights: number, size: number): Bits {
  const found = allocateBits(size);
  const runs = new Uint32Array(all.length);
  for (let word = 0; word < found.length; word += 1) {
    for (let at = 0; at < runs.length; at += 1) runs[at] = (all[at] as Bits)[word] as number;
    let [count, length] = [runs.length, 1];
    for (; length * 2 <= nights; length *= 2) {
      count -= length;
      for (let at = 0; at < count; at += 1) runs[at] = (runs[at] as number) & (runs[at + length] as number);
    }
    const rest = nights - length;
    let any = 0;
    for (let at = 0; at < count - rest; at += 1) any |= (runs[at] as number) & (runs[at + rest] as number);
    found[word] = any;
  }
  return found;
}
