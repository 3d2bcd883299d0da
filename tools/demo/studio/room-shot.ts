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
