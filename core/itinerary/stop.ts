import type { Position } from '../geo/position.ts';
import type { Localized } from '../locale/locale.ts';

export const STOP_KINDS = ['port', 'marina', 'anchorage'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** A port, marina or anchorage of the content where a yacht can call (CF3). */
export interface Stop {
  /** Lower-case letters, digits and hyphens; at most 40. */
  readonly id: string;
  readonly name: Localized;
  readonly kind: StopKind;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Id of the cruising area that it lies in; null outside of all areas. */
  readonly area: string | null;
  /** A position on the water: the berth or anchorage, or off the harbour entrance. */
  readonly position: Position;
  /** A captain's advice in one sentence. */
  readonly note: Localized | null;
}
