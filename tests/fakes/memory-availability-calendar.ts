import type { Calendar } from '../../core/availability/calendar.ts';
import type { AvailabilityCalendar } from '../../core/ports/availability-calendar.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';

/** Returns the calendars of a test. */
export class MemoryAvailabilityCalendar implements AvailabilityCalendar {
  readonly #calendars: ReadonlyMap<YachtId, Calendar>;

  constructor(calendars: ReadonlyMap<YachtId, Calendar> = new Map()) {
    this.#calendars = calendars;
  }

  async of(yacht: YachtId): Promise<Calendar | null> {
    return this.#calendars.get(yacht) ?? null;
  }

  async yachts(): Promise<readonly YachtId[]> {
    return [...this.#calendars.keys()];
  }

  async version(): Promise<string> {
    return '1';
  }
}
