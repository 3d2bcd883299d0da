import { type Calendar, reliableCalendar } from '../../core/availability/calendar.ts';
import { availabilityOfNight } from '../../core/availability/stay-availability.ts';
import { type SoughtStay, STAY_GROUPS, type StayGroup } from '../../core/search/criteria/sought-stay.ts';
import { dateOfDay } from '../../core/shared/calendar-day.ts';
import { type Bits, clearBit, emptyBits, fillBits, intersect, setBit, subtract, union } from './columns/bits.ts';

/** Nights from today on that are looked up; later ones are unknown. */
const MOST_NIGHTS_AHEAD = 1_100;

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
  groups({ from, nights, giveOrTake }: SoughtStay): Readonly<Record<StayGroup, Bits>> {
    const starts = {
      first: Math.max(from - giveOrTake, this.first) - this.first,
      last: from + giveOrTake - this.first,
    };
    const found = {} as Record<StayGroup, Bits>;
    for (const group of STAY_GROUPS) {
      found[group] = this.#free(this.#nights[group], starts, { nights, isOpen: group === 'unknown' });
      for (const better of STAY_GROUPS.slice(0, STAY_GROUPS.indexOf(group))) subtract(found[group], found[better]);
    }
    return found;
  }

  /** The rows that have all nights from any of the first days. @param stay `isOpen` if missing nights are no hindrance */
  #free(
    all: readonly Bits[],
    starts: { readonly first: number; readonly last: number },
    { nights, isOpen }: { readonly nights: number; readonly isOpen: boolean },
  ): Bits {
    const found = emptyBits(this.size);
    const rows = emptyBits(this.size);
    for (let start = starts.first; start <= starts.last; start += 1) {
      fillBits(rows, this.size);
      for (let night = start; night < start + nights; night += 1) {
        const having = all[night];
        if (having !== undefined) intersect(rows, having);
        else if (!isOpen) rows.fill(0);
      }
      union(found, rows);
    }
    return found;
  }

  /** Calls `change` for each night of a period that is in the table, which grows as far as is needed. */
  #each(from: number, to: number, change: (night: (group: StayGroup) => Bits) => void): void {
    const last = Math.min(to - this.first, MOST_NIGHTS_AHEAD);
    for (let at = Math.max(from - this.first, 0); at < last; at += 1) {
      while (this.#nights.free.length <= at) this.#addNight();
      change((group) => this.#nights[group][at] as Bits);
    }
  }

  #addNight(): void {
    this.#nights.free.push(emptyBits(this.size));
    this.#nights.option.push(emptyBits(this.size));
    const open = emptyBits(this.size);
    fillBits(open, this.size);
    this.#nights.unknown.push(open);
  }
}
