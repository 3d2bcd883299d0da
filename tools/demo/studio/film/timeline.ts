import type { FilmShot } from './film.ts';

/** Seconds of the fade from one picture to the next, and of the fades from and to black. */
const CROSS_FADE = 1;
const FADE = 0.6;

/** A picture that is visible at a moment, with its weight; the weights add up to 1. */
export interface Layer {
  readonly shot: FilmShot;
  readonly share: number;
  /** Progress of its move, from 0 to 1. */
  readonly progress: number;
}

interface Placed {
  readonly shot: FilmShot;
  readonly start: number;
  readonly end: number;
}

function placed(shots: readonly FilmShot[]): readonly Placed[] {
  let start = 0;
  return shots.map((shot) => {
    const place = { shot, start, end: start + shot.seconds };
    start = place.end - CROSS_FADE;
    return place;
  });
}

/** Returns the seconds of the whole film: each picture begins before the previous one ends. */
export function lengthOf(shots: readonly FilmShot[]): number {
  return placed(shots).at(-1)?.end ?? 0;
}

export function layersAt(shots: readonly FilmShot[], seconds: number): readonly Layer[] {
  const places = placed(shots);
  return places.flatMap(({ shot, start, end }, index) => {
    const rise = index === 0 ? 1 : smooth((seconds - start) / CROSS_FADE);
    const fall = index === places.length - 1 ? 1 : smooth((end - seconds) / CROSS_FADE);
    const share = rise * fall;
    return share === 0 ? [] : [{ shot, share, progress: (seconds - start) / shot.seconds }];
  });
}

/** Returns the brightness, from 0 (black) to 1. */
export function lightAt(length: number, seconds: number): number {
  return smooth(seconds / FADE) * smooth((length - seconds) / FADE);
}

/** Returns a smooth step from 0 to 1; two that overlap add up to 1. */
function smooth(part: number): number {
  const held = Math.min(1, Math.max(0, part));
  return held * held * (3 - 2 * held);
}
