import type { PicturedRoom as RoomRow } from '../../../core/media/pictured-room.ts';
import type { Light } from './shot.ts';

/** Rooms as the deck plans name them, in the order of a gallery. */
export const ROOMS = ['saloon', 'master-suite', 'deck-dining'] as const;
export type PicturedRoom = (typeof ROOMS)[number];

/** A picture of a room, with the renderer's names of fields; README.md says what each does. */
export interface RoomShot {
  readonly room: PicturedRoom;
  readonly palette: 'walnut' | 'oak' | 'bronze' | 'mahogany' | 'sage';
  readonly light: Light;
  /** Number of the place that the camera takes in the room, from 0. */
  readonly stand: number;
}

/** Returns the file name of the picture of a room. */
export function roomFile(slug: string, room: PicturedRoom): string {
  return `${slug}-${room}.webp`;
}

/** Bearings of the cameras in each room by the number of their place, degrees to port of the bow, as in rooms.py. */
const BEARINGS: Readonly<Record<PicturedRoom, readonly number[]>> = {
  saloon: [8, 23, -8],
  'master-suite': [4, 17, -17],
  'deck-dining': [169, 150],
};

/** Returns what the row of a picture says of its room: deck plans lead to the picture by it. */
export function roomRow({ room, stand }: RoomShot): RoomRow {
  const toPort = BEARINGS[room][stand];
  return { kind: room, bearing: toPort === undefined ? null : (360 - toPort) % 360 };
}
