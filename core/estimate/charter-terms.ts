import type { Position } from '../geo/position.ts';
import type { Localized } from '../locale/locale.ts';
import type { YachtKind } from '../yacht/yacht.ts';

/** A share from low to high in per mille: 200 to 400 is 20 to 40 %. */
export interface ShareRange {
  readonly low: number;
  readonly high: number;
}

/** What a country takes of a charter that begins there, for as long as that holds. */
export interface VatRate {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 8601 date, the first on which it holds. */
  readonly from: string;
  /** ISO 8601 date, the last on which it holds; null while it does. */
  readonly until: string | null;
  readonly share: ShareRange;
  /** When the lower share applies, and what else a visitor should know. */
  readonly note: Localized | null;
}

export interface EmbarkationPort {
  readonly id: string;
  readonly name: Localized;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Id of the cruising area that it lies in, if any. */
  readonly area: string | null;
  readonly position: Position;
}

/** What a charter costs beside its fee, as the brokerage last reviewed it: content, never constants of the software. */
export interface CharterTerms {
  /** ISO 8601 date. */
  readonly reviewed: string;
  /** Advance provisioning allowance, of the fee; what is not spent is given back. */
  readonly apa: Readonly<Record<YachtKind, ShareRange>>;
  /** For the crew, of the fee; voluntary. */
  readonly gratuity: ShareRange;
  readonly delivery: {
    /** Of a day's fee, for a day of delivery. */
    readonly dayShare: ShareRange;
  };
  readonly payment: {
    /** Of the fee, in per mille; the rest is paid later, with the allowance. */
    readonly atSigning: number;
    /** Weeks before embarkation at which the rest is due. */
    readonly weeksBefore: { readonly from: number; readonly to: number };
  };
  readonly vat: readonly VatRate[];
  readonly ports: readonly EmbarkationPort[];
}

/** The row of this country in force on an ISO 8601 date, the latest of several; null where none is known. */
export function vatRateOn(rows: readonly VatRate[], country: string, date: string): VatRate | null {
  const inForce = rows.filter(
    (row) => row.country === country && row.from <= date && (row.until === null || date <= row.until),
  );
  return inForce.reduce<VatRate | null>(
    (latest, row) => (latest === null || row.from > latest.from ? row : latest),
    null,
  );
}
