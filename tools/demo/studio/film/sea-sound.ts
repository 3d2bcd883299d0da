import { createPrng } from '../../fleet/prng.ts';
import type { FilmShot, Sound } from './film.ts';
import { layersAt, lengthOf, lightAt } from './timeline.ts';

/** Samples a second. */
export const SAMPLE_RATE = 32_000;

const SWELL_SECONDS = 6.8;
/** Close to the frequency of a propeller; its harmonics are what small loudspeakers play. */
const HUM_HERTZ = 52;
const LEVEL = 0.15;

/** The level of each voice with a picture. */
const MIX: Readonly<Record<Sound, { lap: number; swell: number; hum: number; wash: number; wind: number }>> = {
  shallows: { lap: 1, swell: 0.35, hum: 0, wash: 0, wind: 0 },
  swell: { lap: 0.3, swell: 1, hum: 0, wash: 0, wind: 0 },
  engine: { lap: 0, swell: 0.5, hum: 0.5, wash: 0.7, wind: 0 },
  sail: { lap: 0, swell: 0.5, hum: 0, wash: 0.5, wind: 0.9 },
};

/** Synthesises the sound of a film: brown noise in slow swells, and the sounds of the yacht's motion. */
export function seaSound(shots: readonly FilmShot[], seed: string): Float32Array {
  const length = lengthOf(shots);
  const sound = new Float32Array(Math.round(length * SAMPLE_RATE));
  const voices = createVoices(seed);
  const block = SAMPLE_RATE / 50;
  let before = mixAt(shots, 0);
  for (let start = 0; start < sound.length; start += block) {
    const after = mixAt(shots, (start + block) / SAMPLE_RATE);
    for (let at = start; at < Math.min(sound.length, start + block); at += 1) {
      const seconds = at / SAMPLE_RATE;
      const part = (at - start) / block;
      const { lap, swell, hum, wash, wind } = voices(seconds);
      const mixed = (name: keyof typeof after, voice: number) =>
        (before[name] + (after[name] - before[name]) * part) * voice;
      const sum = mixed('lap', lap) + mixed('swell', swell) + mixed('hum', hum) + mixed('wash', wash);
      sound[at] = LEVEL * lightAt(length, seconds) * (sum + mixed('wind', wind));
    }
    before = after;
  }
  return sound;
}

/** Returns the voices' levels at a moment, with the fades of the pictures. */
function mixAt(shots: readonly FilmShot[], seconds: number) {
  const levels = { lap: 0, swell: 0, hum: 0, wash: 0, wind: 0 };
  for (const { shot, share } of layersAt(shots, seconds)) {
    const mix = MIX[shot.sound];
    levels.lap += share * mix.lap;
    levels.swell += share * mix.swell;
    levels.hum += share * mix.hum;
    levels.wash += share * mix.wash;
    levels.wind += share * mix.wind;
  }
  return levels;
}

/** Makes generators of the voices, all about equally loud, which return one sample at a time. */
function createVoices(seed: string) {
  const prng = createPrng(seed);
  const phase = prng.between(0, 2 * Math.PI);
  const wave = (seconds: number, period: number, shift = 1) =>
    0.5 + 0.5 * Math.sin((2 * Math.PI * seconds) / period + shift * phase);
  let brown = 0;
  let low = 0;
  let middle = 0;
  let gust = 0;
  let whistle = 0;
  return (seconds: number) => {
    const white = prng.between(-1, 1);
    const swell = wave(seconds, SWELL_SECONDS);
    const ripple = wave(seconds, 1.9, 2) * wave(seconds, 3.1, 3);
    brown += 0.01 * (white - brown);
    low += (0.025 + 0.05 * swell) * (white - low);
    middle += 0.22 * (white - middle);
    gust += (0.03 + 0.03 * wave(seconds, 4.3, 4)) * (white - gust);
    whistle += 0.008 * (gust - whistle);
    const turn = 2 * Math.PI * HUM_HERTZ * seconds;
    const throb = 0.8 + 0.2 * Math.sin(2 * Math.PI * 1.3 * seconds);
    return {
      lap: (low - brown) * (0.7 + 0.9 * ripple) * 1.6 + (middle - low) * 0.2 * ripple,
      swell: (brown * 3 + low * (0.3 + 0.7 * swell)) * 1.6,
      hum: 0.55 * throb * (0.5 * Math.sin(turn) + 0.3 * Math.sin(2 * turn) + 0.14 * Math.sin(3 * turn + phase)),
      wash: (middle - low) * (0.35 + 0.2 * wave(seconds, 2.6, 5)),
      wind: (gust - whistle) * (0.8 + 0.6 * wave(seconds, 5.2, 6)) * 2,
    };
  };
}
