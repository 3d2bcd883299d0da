import { expect, test } from 'vitest';
import type { FilmShot, Sound } from './film.ts';
import { SAMPLE_RATE, seaSound } from './sea-sound.ts';

const SECONDS = 1.5;
const frame = { x: 0, y: 0, width: 1280 };
const shots = (sound: Sound): FilmShot[] => [{ picture: 'a', sound, seconds: SECONDS, from: frame, to: frame }];
const soundOf = (sound: Sound, seed: string) => Buffer.from(seaSound(shots(sound), seed).buffer);

function loudness(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

test.each(['shallows', 'swell', 'engine', 'sail'] as const)(
  'ME4 the sound of %s is quiet, never clipped, and silent at both ends',
  (sound) => {
    const samples = seaSound(shots(sound), 'a');
    expect(samples).toHaveLength(SECONDS * SAMPLE_RATE);
    expect(samples.every((sample) => Math.abs(sample) < 0.5)).toBe(true);
    expect(loudness(samples)).toBeGreaterThan(0.004);
    expect(loudness(samples)).toBeLessThan(0.1);
    expect(loudness(samples.subarray(0, 320))).toBeLessThan(0.001);
    expect(loudness(samples.subarray(-320))).toBeLessThan(0.001);
  },
);

test('ME4 a film sounds the same each time it is made, and unlike another film', () => {
  const made = soundOf('engine', 'a');
  expect(made.equals(soundOf('engine', 'a'))).toBe(true);
  expect(made.equals(soundOf('engine', 'b'))).toBe(false);
});
