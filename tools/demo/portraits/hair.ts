import { type ContourPoint, points, readPoints } from './contour.ts';
import styles from './hair.json' with { type: 'json' };

export type HairName = keyof typeof styles;

/** A way to wear the hair, seen from the side: closed lines that are filled, and fine lines that follow the hair. */
interface HairStyle {
  /** Behind the neck and shoulders. */
  readonly behind: readonly ContourPoint[] | null;
  readonly front: readonly ContourPoint[];
  readonly strands: readonly (readonly ContourPoint[])[];
  readonly coversEar: boolean;
}

/** Returns the lines of a style of hair.json, where a line is its points as text. */
export function hairStyle(name: HairName): HairStyle {
  const style: { behind?: string; front: string; strands: string[]; coversEar?: boolean } = styles[name];
  return {
    behind: style.behind === undefined ? null : readPoints(style.behind),
    front: readPoints(style.front),
    strands: style.strands.map(readPoints),
    coversEar: style.coversEar ?? false,
  };
}

/** Beards, closed lines over the lower face. */
export const BEARD = {
  full: (chin: number): ContourPoint[] =>
    points(
      [46, 56],
      [45, 72],
      [38, 84],
      [26, 84],
      [14, 77],
      [6, 75.5],
      [1, 74.4, 'corner'],
      [-0.4, 77, 'corner'],
      [6, 79.6],
      [7.4, 82],
      [3, 84.6],
      [0.4 - chin, 90],
      [-2 - chin, 97],
      [1 - chin, 104],
      [10, 108.6],
      [24, 108],
      [36, 104],
      [45, 94],
      [50, 80],
      [50, 68],
      [46, 56],
    ),
  trimmed: (chin: number): ContourPoint[] =>
    points(
      [46.5, 57],
      [45, 74],
      [38, 88],
      [27, 91],
      [17, 86],
      [10, 77],
      [5, 74.6],
      [1, 74.2, 'corner'],
      [0, 76.6, 'corner'],
      [7, 79.4],
      [9, 83.6],
      [4, 86],
      [1.6 - chin, 91],
      [0.8 - chin, 95.4],
      [3.4 - chin, 100.4],
      [10, 103.2],
      [22, 104.6],
      [34, 102],
      [43, 93],
      [49, 80],
      [49.6, 68],
      [46.5, 57],
    ),
  moustache: () => readPoints('1.2,72.4! -2.6,75 -2.4,78.4 4,78.8 11,82! 11,77.4 7,73.6 1.2,72.4!'),
} as const;
