/** Synthesises a harbour at night: swell against a quay, wind, and halyards tapping on a mast. */

/** Makes a generator of random numbers, the same for the same seed (mulberry32). */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SWELL_SECONDS = 7.3;
const WATER_LEVEL = 0.016;
const TAP_LEVEL = 0.011;

/** Returns `length` samples at `rate`, about forty decibels below full scale. */
export function harbour(length, rate, seed) {
  const random = randomFrom(seed);
  const sound = new Float64Array(length);
  addWater(sound, rate, random);
  addHalyards(sound, rate, random);
  return sound;
}

function addWater(sound, rate, random) {
  const phase = random() * 2 * Math.PI;
  let deep = 0;
  let low = 0;
  let air = 0;
  for (let at = 0; at < sound.length; at += 1) {
    const noise = random() * 2 - 1;
    const seconds = at / rate;
    const swell = 0.5 + 0.5 * Math.sin((2 * Math.PI * seconds) / SWELL_SECONDS + phase);
    const lap = 0.5 + 0.5 * Math.sin((2 * Math.PI * seconds) / (SWELL_SECONDS / 2.7) + 2 * phase);
    deep += 0.02 * (noise - deep);
    low += (0.04 + 0.1 * swell * swell) * (noise - low);
    air += 0.5 * (noise - air);
    sound[at] += WATER_LEVEL * (5 * deep * (0.4 + 0.6 * lap) + 2.2 * low * (0.25 + 0.75 * swell) + 0.08 * air);
  }
}

function addHalyards(sound, rate, random) {
  for (let seconds = 0.8 + random(); seconds < sound.length / rate; seconds += 2.5 + 4.5 * random()) {
    const taps = 1 + Math.floor(random() * 3);
    const pitch = 1500 + 500 * random();
    for (let tap = 0; tap < taps; tap += 1) {
      const start = Math.round((seconds + tap * (0.27 + 0.12 * random())) * rate);
      addTap(sound, rate, start, pitch, TAP_LEVEL * (0.4 + 0.6 * random()));
    }
  }
}

/** Adds the tap of a rope on an aluminium tube: three inharmonic partials that decay within a third of a second. */
function addTap(sound, rate, start, pitch, level) {
  const partials = [
    [1, 1, 14],
    [1.83, 0.5, 22],
    [2.76, 0.3, 34],
  ];
  const end = Math.min(sound.length, start + Math.round(0.35 * rate));
  for (let at = start; at < end; at += 1) {
    const seconds = (at - start) / rate;
    const attack = Math.min(1, seconds / 0.002);
    for (const [ratio, share, decay] of partials) {
      sound[at] +=
        level * attack * share * Math.exp(-decay * seconds) * Math.sin(2 * Math.PI * pitch * ratio * seconds);
    }
  }
}
