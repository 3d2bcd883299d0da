import type { ProfilePart } from './profile-colours.ts';

/**
 * A filled outline, or a line if `width` is not null. Metres, from the stern on the waterline, with the bow at
 * x = length and up positive.
 */
export interface Shape {
  readonly tone: ProfilePart;
  readonly path: string;
  readonly width: number | null;
  /** Lengths of dashes and gaps: a row of posts is one wide line of thin dashes. */
  readonly dash: readonly [mark: number, gap: number] | null;
}

/** The side view of a yacht. */
export interface Profile {
  readonly shapes: readonly Shape[];
  readonly length: number;
  /** From the waterline to her highest point. */
  readonly height: number;
  /** The length at which the stem meets the water. */
  readonly entry: number;
}

export function filledShape(tone: ProfilePart, ...paths: readonly string[]): Shape {
  return { tone, path: paths.join(''), width: null, dash: null };
}

export function strokedShape(tone: ProfilePart, width: number, ...paths: readonly string[]): Shape {
  return { tone, path: paths.join(''), width, dash: null };
}

/** Returns a dashed line of marks `mark` long every `pitch` metres: posts, stanchions, window bars. */
export function dashedLine(tone: ProfilePart, width: number, mark: number, pitch: number, path: string): Shape {
  return { tone, path, width, dash: [mark, Math.max(0.01, pitch - mark)] };
}
