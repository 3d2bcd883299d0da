import { type Film, HEIGHT, RATE, WIDTH } from './film.ts';
import { frameBetween } from './move.ts';
import { addPart, type Pixels } from './resample.ts';
import { layersAt, lengthOf, lightAt } from './timeline.ts';

export function frameCount({ shots }: Pick<Film, 'shots'>): number {
  return Math.round(lengthOf(shots) * RATE);
}

/** Draws one frame of a film, RGB. @param index from 0 @param pictures by file */
export function drawFrame(
  { shots }: Pick<Film, 'shots'>,
  index: number,
  pictures: ReadonlyMap<string, Pixels>,
): Uint8Array {
  const seconds = (index + 0.5) / RATE;
  const light = lightAt(lengthOf(shots), seconds);
  const sum = new Float32Array(WIDTH * HEIGHT * 3);
  for (const { shot, share, progress } of layersAt(shots, seconds)) {
    const pixels = pictures.get(shot.picture);
    if (pixels === undefined) throw new Error(`${shot.picture} has not been read`);
    addPart(pixels, frameBetween(shot.from, shot.to, progress), { width: WIDTH, height: HEIGHT }, share * light, sum);
  }
  return new Uint8Array(new Uint8ClampedArray(sum).buffer);
}
