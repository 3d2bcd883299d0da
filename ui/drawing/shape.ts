/** What a part of a yacht is, so that each picture can give it its own colour. */
export type Tone =
  | 'hull'
  | 'hullLight'
  | 'hullShade'
  | 'stripe'
  | 'boot'
  | 'house'
  | 'houseShade'
  | 'houseDeep'
  | 'glass'
  | 'glassLight'
  | 'mullion'
  | 'port'
  | 'metal'
  | 'spar'
  | 'sail'
  | 'sailShade'
  | 'seam'
  | 'teak'
  | 'funnel'
  | 'flag';

/** A filled outline, or a line when it has a width. Meters, from the stern on the waterline; bow at x = length, up is positive. */
export interface Shape {
  readonly tone: Tone;
  readonly path: string;
  readonly width: number | null;
  /** Lengths of marks and gaps of a broken line: a row of posts is one wide line in thin marks. */
  readonly dash: readonly [mark: number, gap: number] | null;
}

/** A yacht seen from her side. */
export interface Profile {
  readonly shapes: readonly Shape[];
  readonly length: number;
  /** From the waterline to her highest point. */
  readonly height: number;
  /** Where her stem meets the water. */
  readonly entry: number;
}

export function fill(tone: Tone, ...paths: readonly string[]): Shape {
  return { tone, path: paths.join(''), width: null, dash: null };
}

export function stroke(tone: Tone, width: number, ...paths: readonly string[]): Shape {
  return { tone, path: paths.join(''), width, dash: null };
}

/** Marks `mark` long every `pitch` along a line, each as wide as the line: posts, stanchions, window bars. */
export function marks(tone: Tone, width: number, mark: number, pitch: number, path: string): Shape {
  return { tone, path, width, dash: [mark, Math.max(0.01, pitch - mark)] };
}
