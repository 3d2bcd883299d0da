import clothes from './clothes.json' with { type: 'json' };
import { type ContourPoint, readPoints } from './contour.ts';

export type ClothesName = keyof typeof clothes;
type Fill = 'cloth' | 'shirt' | 'trim';

/** Clothes, from below upwards: closed lines with the fill of each, and seams. */
interface Clothes {
  readonly parts: readonly { readonly line: readonly ContourPoint[]; readonly fill: Fill }[];
  readonly seams: readonly (readonly ContourPoint[])[];
}

/** Returns the lines of clothes.json, where a line is its points as text. */
export function clothesOf(name: ClothesName): Clothes {
  const { parts, seams } = clothes[name];
  return {
    parts: parts.map(({ line, fill }) => ({ line: readPoints(line), fill: fill as Fill })),
    seams: seams.map(readPoints),
  };
}
