import type { FilmShot } from './film.ts';

/** Seconds in which one picture gives way to the next, and in which the film comes from black and goes there. */
const CROSS_FADE = 1;
const FADE = 0.6;

/** A picture that is seen at a moment, with its share of the light; the shares of all make 1. */
export interface Layer {
  readonly shot: FilmShot;
  readonly share: number;
  /** Of its move, from 0 to 1. */
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

/** Seconds of the whole film: each picture begins while the one before it still stands. */
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

/** From 0, which is black, to 1. */
export function lightAt(length: number, seconds: number): number {
  return smooth(seconds / FADE) * smooth((length - seconds) / FADE);
}

/** 0 before, 1 after; two that meet make 1 at any moment. */
function smooth(part: number): number {
  const held = Math.min(1, Math.max(0, part));
  return held * held * (3 - 2 * held);
}
