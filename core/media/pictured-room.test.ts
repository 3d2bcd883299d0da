import { expect, test } from 'vitest';
import { parsePicturedRoom } from './pictured-room.ts';

test.each([
  [
    { kind: 'saloon', bearing: 180 },
    { kind: 'saloon', bearing: 180 },
  ],
  [{ kind: 'master-suite' }, { kind: 'master-suite', bearing: null }],
  [
    { kind: 'saloon', bearing: 361 },
    { kind: 'saloon', bearing: null },
  ],
  [
    { kind: 'saloon', bearing: Number.NaN },
    { kind: 'saloon', bearing: null },
  ],
  [
    { kind: 'saloon', bearing: '90' },
    { kind: 'saloon', bearing: null },
  ],
  [{ kind: 'Saloon <b>' }, null],
  [{ bearing: 90 }, null],
  ['saloon', null],
  [undefined, null],
])('ME5 reads the room of a picture from %j as %j', (raw, room) => {
  expect(parsePicturedRoom(raw)).toEqual(room);
});
