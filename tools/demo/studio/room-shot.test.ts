import { expect, test } from 'vitest';
import { roomRow } from './room-shot.ts';

test('ME5 a row says which room its picture shows and where the camera looks, clockwise from the bow', () => {
  const shot = { palette: 'oak', light: 'noon' } as const;
  expect(roomRow({ ...shot, room: 'saloon', stand: 1 })).toEqual({ kind: 'saloon', bearing: 337 });
  expect(roomRow({ ...shot, room: 'master-suite', stand: 2 })).toEqual({ kind: 'master-suite', bearing: 17 });
  expect(roomRow({ ...shot, room: 'deck-dining', stand: 0 })).toEqual({ kind: 'deck-dining', bearing: 191 });
  expect(roomRow({ ...shot, room: 'saloon', stand: 9 })).toEqual({ kind: 'saloon', bearing: null });
});
