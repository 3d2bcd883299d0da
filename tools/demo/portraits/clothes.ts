import { type ContourPoint, type PointRow, points } from './contour.ts';

/** Clothes, from below upwards: closed lines with the fill of each, and seams. */
interface Clothes {
  readonly parts: readonly { readonly line: readonly ContourPoint[]; readonly fill: 'cloth' | 'shirt' | 'trim' }[];
  readonly seams: readonly (readonly ContourPoint[])[];
}

const SHOULDERS = [
  [96, 142],
  [118, 150],
  [138, 164],
  [150, 190],
  [153, 232, 'corner'],
] as const;
const CHEST = [
  [-44, 232, 'corner'],
  [-36, 196],
  [-18, 176],
  [8, 160],
] as const;

const body = (...neck: readonly PointRow[]) => points(...neck, ...SHOULDERS, ...CHEST);

export const CLOTHES = {
  jacket: {
    parts: [
      {
        line: points(
          [30, 132, 'corner'],
          [24, 150],
          [8, 172],
          [-6, 196],
          [-4, 232, 'corner'],
          [56, 232, 'corner'],
          [70, 190],
          [90, 150],
          [82, 134, 'corner'],
          [66, 146],
          [48, 148],
          [30, 132, 'corner'],
        ),
        fill: 'shirt',
      },
      {
        line: points(
          [82, 131, 'corner'],
          [66, 152],
          [44, 186],
          [24, 232, 'corner'],
          [153, 232, 'corner'],
          [150, 190],
          [138, 164],
          [118, 150],
          [98, 141],
          [82, 131, 'corner'],
        ),
        fill: 'cloth',
      },
      {
        line: points(
          [20, 156, 'corner'],
          [-2, 166],
          [-24, 180],
          [-38, 198],
          [-44, 232, 'corner'],
          [12, 232, 'corner'],
          [8, 200],
          [20, 156, 'corner'],
        ),
        fill: 'cloth',
      },
    ],
    seams: [
      points([82, 131], [90, 150], [78, 168], [72, 184], [48, 210], [34, 232]),
      points([116, 176], [112, 200], [112, 232]),
    ],
  },
  blouse: {
    parts: [
      { line: body([26, 148], [50, 166], [78, 156], [86, 140]), fill: 'cloth' },
      {
        line: points(
          [26, 148, 'corner'],
          [18, 160],
          [34, 186, 'corner'],
          [50, 166],
          [78, 156],
          [92, 166, 'corner'],
          [90, 146],
          [84, 134, 'corner'],
          [62, 152],
          [40, 154],
          [26, 148, 'corner'],
        ),
        fill: 'shirt',
      },
    ],
    seams: [points([34, 186], [32, 208], [34, 232]), points([116, 176], [112, 200], [112, 232])],
  },
  polo: {
    parts: [
      { line: body([28, 142], [50, 158], [74, 150], [84, 134]), fill: 'cloth' },
      {
        line: points(
          [31, 130, 'corner'],
          [20, 146],
          [18, 160],
          [34, 168, 'corner'],
          [54, 160],
          [78, 150],
          [92, 148, 'corner'],
          [84, 128],
          [76, 126, 'corner'],
          [60, 142],
          [44, 144],
          [31, 130, 'corner'],
        ),
        fill: 'trim',
      },
    ],
    seams: [points([34, 168], [32, 186], [33, 204]), points([112, 168], [108, 196], [108, 232])],
  },
  rollneck: {
    parts: [
      { line: body([26, 146], [52, 150], [86, 136]), fill: 'cloth' },
      {
        line: points(
          [34, 112, 'corner'],
          [30, 128],
          [22, 150, 'corner'],
          [46, 162],
          [72, 158],
          [98, 142, 'corner'],
          [82, 126],
          [76, 108, 'corner'],
          [56, 118],
          [34, 112, 'corner'],
        ),
        fill: 'trim',
      },
    ],
    seams: [points([32, 130], [54, 138], [80, 124]), points([112, 168], [108, 196], [108, 232])],
  },
  roundneck: {
    parts: [{ line: body([30, 139], [50, 152], [74, 146], [84, 130]), fill: 'cloth' }],
    seams: [points([25, 145], [48, 158], [77, 151], [90, 134]), points([114, 172], [110, 200], [110, 232])],
  },
  uniform: {
    parts: [
      { line: body([28, 142], [50, 158], [74, 150], [84, 134]), fill: 'shirt' },
      {
        line: points(
          [31, 130, 'corner'],
          [20, 146],
          [16, 164],
          [32, 170, 'corner'],
          [54, 160],
          [78, 150],
          [92, 148, 'corner'],
          [84, 128],
          [76, 126, 'corner'],
          [60, 142],
          [44, 144],
          [31, 130, 'corner'],
        ),
        fill: 'shirt',
      },
      {
        line: points(
          [96, 146, 'corner'],
          [124, 154, 'corner'],
          [122, 164, 'corner'],
          [94, 156, 'corner'],
          [96, 146, 'corner'],
        ),
        fill: 'cloth',
      },
    ],
    seams: [
      points([31, 130], [20, 146], [16, 164], [32, 170], [54, 160], [78, 150], [92, 148]),
      points([32, 170], [30, 196], [32, 232]),
      points([112, 172], [108, 200], [108, 232]),
    ],
  },
} as const satisfies Readonly<Record<string, Clothes>>;

export type ClothesName = keyof typeof CLOTHES;
export const clothesOf = (name: ClothesName): Clothes => CLOTHES[name];
