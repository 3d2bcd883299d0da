import type { Localized } from '../locale/locale.ts';

export type OfficeType = 'yacht_brokerage' | 'tcn';

/** An office of the brokerage (CO5). */
export interface Office {
  readonly id: string;
  readonly name: Localized;
  readonly country: Localized;
  readonly lat: number;
  readonly lng: number;
  /** The printed form, with spaces. */
  readonly phone: string;
  readonly email: string;
  /** IANA time zone. */
  readonly timezone: string;
  readonly type: OfficeType;
  readonly hours: OfficeHours;
}

/** Opening hours in the office's own time, the same on each of its days. */
export interface OfficeHours {
  /** ISO 8601 days of the week, 1 for Monday. */
  readonly days: readonly number[];
  /** `09:00`, 24 hours. */
  readonly opens: string;
  readonly closes: string;
}
