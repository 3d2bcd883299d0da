import { expect, test } from 'vitest';
import { pictureOf } from './picture.ts';
import type { YachtShot } from './shot.ts';

const shot: YachtShot = { scene: 'dusk', light: 'dusk', camera: 'stern34', sun_rel: 150, Hs: 0.16 };

test('a picture uses the bearing of its camera, unless the shot has its own', () => {
  expect(pictureOf({ kind: 'motor' }, shot).azimuth).toBe(146);
  expect(pictureOf({ kind: 'motor' }, { ...shot, cam: { az: 154, z: 9 } }).azimuth).toBe(154);
  expect(pictureOf({ kind: 'motor' }, { ...shot, cam: { z: 9 } }).azimuth).toBe(146);
});

test('shows set sails from further abeam, but not furled ones', () => {
  const sailing: YachtShot = { ...shot, scene: 'sailing', speed: 0.55 };
  expect(pictureOf({ kind: 'sail' }, sailing)).toMatchObject({ azimuth: 128, sailsSet: true, underWay: true });
  expect(pictureOf({ kind: 'catamaran' }, { ...sailing, camera: 'bow34' }).azimuth).toBe(52);
  expect(pictureOf({ kind: 'sail' }, { ...shot, sails: false })).toMatchObject({ azimuth: 146, sailsSet: false });
});

test('a motor yacht has no sails to set', () => {
  expect(pictureOf({ kind: 'motor' }, shot).sailsSet).toBe(false);
});

test('a speed of zero means at anchor', () => {
  expect(pictureOf({ kind: 'motor' }, { ...shot, speed: 0 }).underWay).toBe(false);
  expect(pictureOf({ kind: 'motor' }, { ...shot, speed: 0.5 }).underWay).toBe(true);
});

test('only cameras that look down show her from above', () => {
  const above = (camera: YachtShot['camera']) => pictureOf({ kind: 'motor' }, { ...shot, camera }).fromAbove;
  expect((['aerial', 'aerialstern', 'high', 'top'] as const).map(above)).toEqual([true, true, true, true]);
  expect((['bow34', 'bow34low', 'profile', 'stern34'] as const).map(above)).toEqual([false, false, false, false]);
});

test('the backdrop is the most distinctive thing behind her', () => {
  const behind = (more: Partial<YachtShot>) => pictureOf({ kind: 'motor' }, { ...shot, ...more }).backdrop;
  expect(behind({})).toBe('sea');
  expect(behind({ terrain: [] })).toBe('sea');
  expect(behind({ terrain: [{ kind: 'ridge', dist: 9000, width: 26000 }] })).toBe('islands');
  expect(behind({ terrain: [{ kind: 'alps', dist: 16000, width: 36000 }] })).toBe('mountains');
  expect(behind({ shallow: { kind: 'bank', scale: 100, near: 0.5, bias: 0.1, ox: 0, oy: 0 } })).toBe('shallows');
});
