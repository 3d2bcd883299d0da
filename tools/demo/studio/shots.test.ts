import { describe, expect, test } from 'vitest';
import { readRoster } from '../fleet/design/design.ts';
import { designFleet } from '../fleet/fleet.ts';
import { pictureOf } from './picture.ts';
import { sectorOf } from './places/sector.ts';
import type { YachtModel, YachtShot } from './shot.ts';
import { completeShots, nextShot } from './shots.ts';

const featured = readRoster().filter((design) => design.featured);
const invented = designFleet(7, 700).slice(240);
/** Made by rule: the last ones of featured yachts, and all of invented ones. */
const byRule = [...featured, ...invented].flatMap((design) => design.shots.slice(-1).map((shot) => ({ design, shot })));
const settingOf = (subject: YachtModel, shot: YachtShot) => {
  const { scene, light, azimuth } = pictureOf(subject, shot);
  return { scene, light, sector: sectorOf(azimuth) };
};

test('every featured yacht has three shots, every other yacht one', () => {
  expect(featured.map((design) => design.shots.length)).toEqual(Array.from({ length: 24 }, () => 3));
  const others = [...readRoster().filter((design) => !design.featured), ...invented];
  expect(new Set(others.map((design) => design.shots.length))).toEqual(new Set([1]));
});

test('the last shot of a featured yacht is new in scene, light and bearing', () => {
  for (const design of featured) {
    const [first, second, third] = design.shots.map((shot) => settingOf(design, shot));
    for (const earlier of [first, second]) {
      expect(third?.scene, design.slug).not.toBe(earlier?.scene);
      expect(third?.light, design.slug).not.toBe(earlier?.light);
      expect(third?.sector, design.slug).not.toBe(earlier?.sector);
    }
  }
});

test('manual shots stay and come first', () => {
  const [design] = featured;
  if (!design) throw new Error('no featured yacht');
  const fixed: YachtShot = { scene: 'dusk', light: 'dusk', camera: 'profile', sun_rel: 150, Hs: 0.16 };
  const shots = completeShots(design, [fixed], 3);
  expect(shots[0]).toBe(fixed);
  expect(shots).toHaveLength(3);
  expect(completeShots(design, shots, 2)).toEqual(shots);
});

test('gives a yacht the same shot for the same seed and another for another seed', () => {
  const subject: YachtModel = { kind: 'motor', style: 'modern', loaMeters: 50, seed: 1 };
  expect(nextShot(subject, [])).toEqual(nextShot({ ...subject }, []));
  const seeds = Array.from({ length: 20 }, (_, seed) => JSON.stringify(nextShot({ ...subject, seed }, [])));
  expect(new Set(seeds).size).toBeGreaterThan(15);
});

describe('the art direction of generated shots', () => {
  test('lights no hull from the front', () => {
    for (const { design, shot } of byRule.filter(({ design, shot }) => !pictureOf(design, shot).fromAbove)) {
      expect(Math.abs(shot.sun_rel), design.slug).toBeGreaterThanOrEqual(shot.scene === 'sailing' ? 28 : 54);
    }
  });

  test('anchors her over shallows in deeper water, her sails furled', () => {
    for (const { design, shot } of byRule.filter(({ shot }) => shot.scene === 'lagoon')) {
      expect(pictureOf(design, shot)).toMatchObject({ underWay: false, sailsSet: false, fromAbove: true });
      expect(shot.shallow?.near).toBeLessThanOrEqual(0.64);
    }
  });

  test('points the camera at dusk towards the afterglow', () => {
    for (const { shot } of byRule.filter(({ shot }) => shot.light === 'dusk')) {
      expect(Math.abs(shot.sun_rel)).toBeGreaterThanOrEqual(150);
    }
  });

  test('keeps land far off', () => {
    for (const { shot } of byRule) {
      for (const land of shot.terrain ?? []) expect(land.dist).toBeGreaterThanOrEqual(4600);
    }
  });

  test('sets sails under way and furls them at anchor', () => {
    for (const { design, shot } of byRule.filter(({ design }) => design.kind !== 'motor')) {
      const { underWay, sailsSet } = pictureOf(design, shot);
      expect(sailsSet, design.slug).toBe(underWay);
    }
  });
});
