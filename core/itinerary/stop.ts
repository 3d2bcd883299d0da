import type { Position } from '../geo/position.ts';
import type { Localized } from '../locale/locale.ts';

export const STOP_KINDS = ['port', 'marina', 'anchorage'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** A port or an anchorage where a yacht spends a night, or an hour (product.md CF3). */
export interface Stop {
  /** Lower-case letters, digits and hyphens; at most 40. */
  readonly id: string;
  readonly name: Localized;
  readonly kind: StopKind;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Id of the cruising area that it lies in; null for a place on the way. */
  readonly area: string | null;
  /** On the water: where she lies, or off the entrance of the harbour. */
  readonly position: Position;
  /** What a captain would say of it, in a sentence. */
  readonly note: Localized | null;
}
