import { type ContourPoint, points, readPoints } from './contour.ts';

/** The differences of a face from the common one, in the units of a contour; 0 is the common one. */
export interface Face {
  /** The projection of the nose's tip. */
  readonly nose?: number;
  /** The height of the nose's tip: up (−) or down (+). */
  readonly tip?: number;
  /** The arch (+) or hollow (−) of the nose's bridge. */
  readonly bridge?: number;
  /** The projection of the chin. */
  readonly chin?: number;
  readonly lips?: number;
  /** The projection of the brow over the eyes. */
  readonly brow?: number;
  /** The fullness below the jaw. */
  readonly jaw?: number;
  /** The extra thickness of the neck. */
  readonly neck?: number;
}

/** Returns the line of a face that looks to the left, from the hairline down to the pit of the neck. */
export function faceLine(face: Face): ContourPoint[] {
  const { nose = 0, tip = 0, bridge = 0, chin = 0, lips = 0, brow = 0, jaw = 0, neck = 0 } = face;
  return points(
    [28, 8],
    [14, 13],
    [5.5, 24],
    [2.2 - brow * 0.6, 34],
    [2.4 - brow, 39.5],
    [5.6, 45],
    [3 - bridge, 53],
    [-3.4 - nose * 0.6 - bridge * 0.5, 60.5 + tip * 0.5],
    [-7.6 - nose, 66 + tip],
    [-6.4 - nose, 69 + tip],
    [-1.5, 70.6 + tip * 0.4],
    [1.6, 71.6, 'corner'],
    [0.9, 74.6],
    [-1.5 - lips, 77.4],
    [-0.9 - lips * 0.6, 79],
    [2, 80.3, 'corner'],
    [0.2 - lips * 0.6, 81.6],
    [-0.6 - lips, 83.6],
    [2.6, 87.2],
    [2.3 - chin * 0.7, 90.6],
    [2 - chin, 95],
    [4.4 - chin, 99],
    [9.5 - chin * 0.4, 101.6],
    [19, 102.6 + jaw],
    [29, 106 + jaw * 1.4],
    [33.5 - neck, 113 + jaw],
    [35 - neck * 1.4, 124],
    [32 - neck * 1.4, 140],
    [25, 152],
  );
}

/** Returns the line of head and neck behind the face, from the hairline over the crown down to the shoulder. */
export function skullLine({ neck = 0 }: Face): ContourPoint[] {
  return points(
    [28, 8],
    [44, 1],
    [60, 2],
    [76, 11],
    [86, 27],
    [88, 46],
    [84, 64],
    [77, 80],
    [73 + neck * 0.4, 96],
    [74 + neck, 114],
    [80 + neck, 128],
    [96, 142],
  );
}

/** The line of the ear's edge, and of the fold within it. */
export const EAR = [
  readPoints('50.5,60 48.5,54 50,48 55,45.5 60,48 60.5,54 57,60 55,66 51.5,67.5 50,64'),
  readPoints('52.5,51 56,49.5 57.5,53 55,57 53.5,61'),
] as const;

/** The line of the brow, and those of the eye seen from the side. */
export const EYE = ['5.2,39.2 10.5,36 19,37.6', '7.4,46.8 11.8,45 17.8,47.8', '8.6,49.2 11.4,50.2 15,49.4'].map(
  readPoints,
);
