import type { PicturedRoom } from '../../../core/media/pictured-room.ts';
import type { Light } from './shot.ts';

/** A room that the renderer builds, as the deck plans name it. */
export type RoomName = 'saloon' | 'master-suite' | 'deck-dining';

/** Woods and cloths of an interior, as in the renderer's palettes.py. */
export type PaletteName = 'walnut' | 'oak' | 'bronze' | 'mahogany' | 'sage';

/** A picture of a room. */
export interface RoomShot {
  readonly room: RoomName;
  readonly palette: PaletteName;
  /** Which of the room's places the camera takes. */
  readonly stand: number;
  readonly light: Light;
  /** Bearing of the sun from the bow to port, degrees. */
  readonly sun_rel: number;
}

type Cameras = readonly [saloon: number, suite: number, deck: number];

/** The bearing of the evening sun over the stern, on the side that the camera on deck leaves free. */
const EVENING = [150, -150] as const;

function rooms(palette: PaletteName, morning: number, [saloon, suite, deck]: Cameras): readonly RoomShot[] {
  const indoors = { palette, light: 'morning', sun_rel: morning } as const;
  return [
    { room: 'saloon', stand: saloon, ...indoors },
    { room: 'master-suite', stand: suite, ...indoors },
    { room: 'deck-dining', stand: deck, palette, light: 'golden', sun_rel: EVENING[deck] ?? 0 },
  ];
}

/** The yachts whose rooms are pictured, those of the home page first. */
const INTERIORS: Readonly<Record<string, readonly RoomShot[]>> = {
  solvbris: [
    { room: 'saloon', palette: 'walnut', stand: 0, light: 'golden', sun_rel: 60 },
    { room: 'master-suite', palette: 'walnut', stand: 0, light: 'morning', sun_rel: 60 },
    { room: 'deck-dining', palette: 'walnut', stand: 0, light: 'golden', sun_rel: 150 },
  ],
  'lune-dopale': rooms('walnut', 60, [1, 1, 0]),
  'onda-quieta': rooms('sage', -64, [0, 0, 1]),
  'sel-et-soie': rooms('mahogany', 70, [1, 0, 0]).filter(({ room }) => room === 'saloon'),
  'amber-strait': rooms('walnut', 66, [0, 1, 1]),
  'marea-lenta': rooms('oak', -60, [1, 0, 0]),
  'etoile-du-quai': rooms('bronze', -58, [0, 0, 1]),
  'paper-lantern': [
    { room: 'saloon', palette: 'oak', stand: 1, light: 'noon', sun_rel: 50 },
    { room: 'master-suite', palette: 'oak', stand: 1, light: 'golden', sun_rel: 50 },
    { room: 'deck-dining', palette: 'oak', stand: 0, light: 'morning', sun_rel: 50 },
  ],
  blatimen: [
    { room: 'saloon', palette: 'sage', stand: 0, light: 'morning', sun_rel: 50 },
    { room: 'deck-dining', palette: 'sage', stand: 0, light: 'noon', sun_rel: 50 },
  ],
};

/** Returns the pictures of a yacht's rooms, in the order of her gallery. */
export function roomShots(slug: string): readonly RoomShot[] {
  return INTERIORS[slug] ?? [];
}

/** Bearings of the cameras, degrees clockwise from the bow, as the renderer's rooms.py turns them. */
const BEARINGS: Readonly<Record<RoomName, readonly number[]>> = {
  saloon: [353, 338, 210],
  'master-suite': [347, 13],
  'deck-dining': [193, 165],
};

/** Returns the room and the direction of looking for the row of a picture. */
export function picturedRoom({ room, stand }: RoomShot): PicturedRoom {
  return { kind: room, bearing: BEARINGS[room][stand] ?? null };
}

/** Returns the name of a room's master below content/media/yachts. */
export function roomFile(slug: string, room: RoomName): string {
  return `${slug}-${room}.webp`;
}
