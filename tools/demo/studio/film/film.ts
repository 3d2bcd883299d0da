import type { Localized } from '../../../../core/locale/locale.ts';
import type { Market } from '../../../../core/market/market.ts';

/** Frames per second, and pixels of each. */
export const RATE = 25;
export const WIDTH = 1280;
export const HEIGHT = 720;

/** The visible part of a picture, in its pixels; the height follows from the film's ratio of 16 to 9. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export type Sound = 'shallows' | 'swell' | 'engine' | 'sail';

/** A slow move over one picture. */
export interface FilmShot {
  /** Below content/media. */
  readonly picture: string;
  readonly sound: Sound;
  readonly seconds: number;
  readonly from: Frame;
  readonly to: Frame;
}

/** A caption that is shown from `from` to `to`, in seconds of the film. Her facts are named in braces. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: Localized;
}

/** A film of a yacht for one market (ME4). */
export interface Film {
  readonly slug: string;
  readonly market: Market;
  readonly shots: readonly FilmShot[];
  readonly cues: readonly Cue[];
  readonly description: Localized;
}
