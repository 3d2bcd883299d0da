import type { YachtId } from '../yacht/yacht.ts';
import { type Calendar, type CalendarFeed, PERIOD_STATES, type Period, type PeriodState } from './calendar.ts';
import { shiftDemoCalendar } from './demonstration.ts';

interface Packed {
  /** The numbers of all periods: state, first day, last day, and both places; those of a place count from 1. */
  readonly periods: Int32Array;
  readonly until: number;
  readonly checkedAt: string;
  /** ISO 8601 date for which it was written as a demonstration; null for a real calendar. */
  readonly demonstrationOf: string | null;
}

/** A yacht's calendar, and the ISO 8601 date for which it was written as a demonstration; null for a real one. */
export interface DatedCalendar {
  readonly id: string;
  readonly calendar: Calendar;
  readonly demonstrationOf: string | null;
}

const NUMBERS = 5;

/**
 * The calendars of a content source, as numbers: those of six thousand yachts take 7 MB, as objects 59. Those of a
 * demonstration are moved to the day for which they are asked.
 */
export class PackedCalendars {
  readonly #packed = new Map<string, Packed>();
  readonly #seen = new Set<string>();
  readonly #feeds = new Map<string, CalendarFeed>();
  readonly #places: string[] = [];
  readonly #numberOf = new Map<string, number>();

  /**
   * Adds a calendar, or the feed of one. Of a yacht with two, none is kept: nights that one says are taken would seem
   * free in the other.
   */
  add(row: DatedCalendar | CalendarFeed): boolean {
    const { id } = row;
    if (this.#seen.has(id)) {
      this.refuse(id);
      return false;
    }
    this.#seen.add(id);
    if ('feed' in row) this.#feeds.set(id, row);
    else this.put(row);
    return true;
  }

  /** Keeps no calendar of a yacht, neither one that was added nor one that will be. */
  refuse(id: string): void {
    this.#seen.add(id);
    this.delete(id);
  }

  /** Adds a calendar in place of the yacht's last one. */
  put({ id, calendar, demonstrationOf }: DatedCalendar): void {
    const { periods, until, checkedAt } = calendar;
    const numbers = periods.flatMap(({ state, from, to, startsAt, endsAt }) => [
      PERIOD_STATES.indexOf(state),
      ...[from, to, this.#place(startsAt), this.#place(endsAt)],
    ]);
    this.#packed.set(id, { periods: Int32Array.from(numbers), until, checkedAt, demonstrationOf });
  }

  delete(id: string): void {
    this.#packed.delete(id);
    this.#feeds.delete(id);
  }

  /** Returns the feeds of the yachts whose calendars are published elsewhere. */
  feeds(): readonly CalendarFeed[] {
    return [...this.#feeds.values()];
  }

  /** The number of calendars that are demonstrations, which no real content has. */
  get demonstrations(): number {
    return [...this.#packed.values()].filter(({ demonstrationOf }) => demonstrationOf !== null).length;
  }

  /** Returns the yachts that have a calendar. */
  yachts(): readonly YachtId[] {
    return [...this.#packed.keys()] as YachtId[];
  }

  /** Returns the calendar of a yacht on a day; null where she has none. @param today ISO 8601 date */
  of(id: string, today: string): Calendar | null {
    const packed = this.#packed.get(id);
    if (packed === undefined) return null;
    const { periods, until, checkedAt, demonstrationOf } = packed;
    const unpacked = Array.from({ length: periods.length / NUMBERS }, (_, at) => this.#period(periods, at * NUMBERS));
    const calendar = { periods: unpacked, until, checkedAt };
    return demonstrationOf === null ? calendar : shiftDemoCalendar(calendar, demonstrationOf, today);
  }

  #period(numbers: Int32Array, at: number): Period {
    const [state = 0, from = 0, to = 0, start = 0, end = 0] = numbers.subarray(at, at + NUMBERS);
    return {
      state: PERIOD_STATES[state] as PeriodState,
      from,
      to,
      startsAt: this.#places[start - 1] ?? null,
      endsAt: this.#places[end - 1] ?? null,
    };
  }

  #place(id: string | null): number {
    if (id === null) return 0;
    const known = this.#numberOf.get(id) ?? this.#places.push(id);
    this.#numberOf.set(id, known);
    return known;
  }
}
