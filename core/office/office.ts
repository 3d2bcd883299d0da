import type { Localized } from '../locale/locale.ts';

export type OfficeType = 'yacht_brokerage' | 'tcn';

/** product.md CO5. */
export interface Office {
  readonly id: string;
  readonly name: Localized;
  readonly country: Localized;
  readonly lat: number;
  readonly lng: number;
  /** As printed, with spaces. */
  readonly phone: string;
  readonly email: string;
  /** IANA time zone. */
  readonly timezone: string;
  readonly type: OfficeType;
}
