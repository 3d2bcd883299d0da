import { type Film, type Frame, HEIGHT, WIDTH } from './film.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels of every picture in films. */
const PICTURE = { width: 1440, height: 900 };

/** The box of her hull in each picture, from bow to stern; masts and sails may leave the frame. */
const HULLS: Readonly<Record<string, Box>> = {
  'yachts/vent-dambre-1.webp': { left: 209, top: 350, right: 1200, bottom: 775 },
  'yachts/vent-dambre-2.webp': { left: 408, top: 240, right: 992, bottom: 742 },
  'yachts/brume-dete-1.webp': { left: 257, top: 312, right: 1126, bottom: 790 },
  'yachts/brume-dete-2.webp': { left: 374, top: 254, right: 1046, bottom: 788 },
  'yachts/cala-sospiro-1.webp': { left: 438, top: 410, right: 1010, bottom: 856 },
  'yachts/cala-sospiro-2.webp': { left: 455, top: 655, right: 992, bottom: 794 },
};

/** Pixels of water or sky around her. */
const MARGIN = 24;

/** Lists faults: a move that leaves the picture, or one that begins or ends with a part of her hull outside. */
export function framingFaults({ slug, shots }: Pick<Film, 'slug' | 'shots'>): readonly string[] {
  return shots.flatMap(({ picture, from, to }) =>
    [from, to].flatMap((frame) => {
      const where = `${slug}: ${picture} from ${frame.x}, ${frame.y}, ${frame.width} px wide`;
      const hull = HULLS[picture];
      if (!holds({ left: 0, top: 0, right: PICTURE.width, bottom: PICTURE.height }, boxOf(frame)))
        return [`${where} leaves the picture`];
      if (hull !== undefined && !holds(boxOf(frame), hull, MARGIN)) return [`${where} cuts her hull`];
      return picture.startsWith('yachts/') && hull === undefined
        ? [`${where} shows a hull without measured bounds`]
        : [];
    }),
  );
}

function boxOf({ x, y, width }: Frame): Box {
  return { left: x, top: y, right: x + width, bottom: y + (width * HEIGHT) / WIDTH };
}

function holds(outer: Box, inner: Box, margin = 0): boolean {
  return (
    outer.left + margin <= inner.left &&
    outer.top + margin <= inner.top &&
    outer.right - margin >= inner.right &&
    outer.bottom - margin >= inner.bottom
  );
}
