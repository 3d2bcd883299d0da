/**
 * Speaks the podcast's transcripts: `node tools/demo/podcast/make-episodes.mjs [page id …]`, all episodes without an id.
 *
 * Reads every page of kind "podcast", synthesises each line of its transcripts in the speaker's voice (voices.mjs), lays
 * them over a harbour (harbour.mjs) and writes the MP3 that media/assets.json names for the block's audio. The measured
 * times go back into the page: `at` of each line, and `seconds` from the English one. The same texts give the same
 * sound. Needs pico2wave and RHVoice-test (Debian, non-free: libttspico-utils, rhvoice, rhvoice-english), sox, and
 * ffmpeg with libmp3lame.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { harbour, randomFrom } from './harbour.mjs';
import { spokenText, VOICES } from './voices.mjs';

const RATE = 24_000;
const LOUDNESS = -16;
const PEAK = 0.8;
/** The limiter reduces the effect of each gain, which several passes make up for. */
const PASSES = 4;
const SPEECH_RMS = 0.08;
const BEFORE = 1.8;
const AFTER = 2.6;
const FADE = 1.4;

const PROGRAMS = [
  ['pico2wave', 'libttspico-utils (non-free)'],
  ['RHVoice-test', 'rhvoice and rhvoice-english (non-free)'],
  ['sox', 'sox'],
  ['ffmpeg', 'ffmpeg'],
];

const content = process.env.CONTENT_DIR ?? 'content';
const wanted = process.argv.slice(2);

const missing = PROGRAMS.filter(([program]) => spawnSync(program, ['--help']).error?.code === 'ENOENT');
if (missing.length > 0) {
  console.error('These programs are needed and not installed:');
  for (const [program, name] of missing) console.error(`  ${program}, in the Debian package ${name}`);
  process.exit(1);
}

const assets = JSON.parse(readFileSync(join(content, 'media/assets.json'), 'utf8'));
const files = new Map(assets.filter(({ type }) => type === 'audio').map(({ id, file }) => [id, file]));
const work = mkdtempSync(join(tmpdir(), 'episodes-'));
try {
  for (const path of jsonBelow(join(content, 'pages'))) {
    const page = JSON.parse(readFileSync(path, 'utf8'));
    if (page.kind === 'podcast' && (wanted.length === 0 || wanted.includes(page.id))) makeEpisode(path, page);
  }
} finally {
  rmSync(work, { recursive: true });
}

function jsonBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

function makeEpisode(path, page) {
  for (const [locale, blocks] of Object.entries(page.blocks)) {
    for (const block of blocks.filter(({ type }) => type === 'podcast')) {
      const file = files.get(block.audio);
      if (file === undefined) throw new Error(`${path}: media/assets.json has no audio ${block.audio}`);
      const seed = seedOf(file);
      const { sound, starts } = mix(locale, block.transcript, seed);
      const target = join(content, 'media', file);
      const loudness = encode(sound, target, page.state[locale].pageTitle, locale);
      for (const [index, line] of block.transcript.entries()) line.at = Math.round(starts[index] * 10) / 10;
      const seconds = sound.length / RATE;
      if (locale === 'en') page.details.seconds = Math.round(seconds);
      console.log(
        `${file}: ${seconds.toFixed(1)} s, ${loudness} LUFS, ${Math.round(statSync(target).size / 1024)} KiB`,
      );
    }
  }
  writeFileSync(path, `${JSON.stringify(page, null, 2)}\n`);
}

/** Joins the lines with short pauses, over the harbour. */
function mix(locale, transcript, seed) {
  const random = randomFrom(seed);
  const lines = transcript.map(({ speaker, text }) => speak(locale, speaker, text));
  const starts = [];
  let at = BEFORE;
  for (const line of lines) {
    starts.push(at);
    at += line.length / RATE + 0.4 + 0.3 * random();
  }
  const sound = harbour(Math.round((at + AFTER) * RATE), RATE, seed);
  const fade = FADE * RATE;
  for (let index = 0; index < sound.length; index += 1) {
    sound[index] *= Math.min(1, index / fade, (sound.length - index) / fade);
  }
  for (const [index, line] of lines.entries()) {
    const offset = Math.round(starts[index] * RATE);
    for (let sample = 0; sample < line.length; sample += 1) sound[offset + sample] += line[sample];
  }
  return { sound, starts };
}

/** Synthesises a line, without silence at its ends, at the loudness of all lines. */
function speak(locale, speaker, text) {
  const voice = VOICES[locale]?.[speaker];
  if (voice === undefined) throw new Error(`${speaker} has no voice for ${locale} in voices.mjs`);
  const spoken = join(work, 'spoken.wav');
  synthesise(voice, spokenText(locale, text), spoken);
  const trim = ['silence', '1', '0.02', '0.3%', 'reverse'];
  const raw = ['-t', 'raw', '-e', 'signed', '-b', '16', '-L', '-c', '1', '-'];
  const shape = ['speed', String(voice.size), 'rate', '-v', String(RATE), 'highpass', '80', 'treble', '2', '3000'];
  const samples = run('sox', ['-D', spoken, ...raw, 'gain', '-6', ...shape, ...trim, ...trim]);
  const line = Float64Array.from({ length: samples.length / 2 }, (_, index) => samples.readInt16LE(2 * index) / 32_768);
  const gain = SPEECH_RMS / speechRms(line);
  return line.map((sample) => sample * gain);
}

/** The synthesiser speaks faster or slower to compensate for the change of size. */
function synthesise({ engine, voice, size, pitch, rate }, text, file) {
  const speed = Math.round(rate / size);
  if (engine === 'pico') {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    run('pico2wave', [
      '-l',
      voice,
      '-w',
      file,
      `<pitch level='${pitch}'><speed level='${speed}'>${escaped}</speed></pitch>`,
    ]);
  } else {
    run('RHVoice-test', ['-p', voice, '-t', String(pitch), '-r', String(speed), '-o', file], text);
  }
}

/** Returns the RMS of the parts that contain speech. */
function speechRms(line) {
  const window = RATE / 50;
  const powers = [];
  for (let start = 0; start + window <= line.length; start += window) {
    powers.push(line.subarray(start, start + window).reduce((sum, sample) => sum + sample * sample, 0) / window);
  }
  const loudest = Math.max(...powers);
  const voiced = powers.filter((power) => power > loudest / 1000);
  return Math.sqrt(voiced.reduce((sum, power) => sum + power, 0) / voiced.length);
}

/** Encodes mono MP3 at 48 kbit/s with the loudness of the show. @returns the resulting loudness */
function encode(sound, target, title, locale) {
  const wave = join(work, 'mixed.f64');
  writeFileSync(wave, Buffer.from(sound.buffer));
  mkdirSync(dirname(target), { recursive: true });
  const input = ['-f', 'f64le', '-ar', String(RATE), '-ac', '1', '-i', wave];
  const limiter = `alimiter=limit=${PEAK}:attack=3:release=60:level=disabled`;
  let gain = 0;
  for (let pass = 0; pass < PASSES; pass += 1) gain += LOUDNESS - measured(input, `volume=${gain}dB,${limiter}`);
  const filter = `volume=${gain}dB,${limiter}`;
  const tags = ['-metadata', `title=${title}`, '-metadata', `language=${locale}`];
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const mp3 = ['-c:a', 'libmp3lame', '-b:a', '48k', '-ar', String(RATE), '-ac', '1'];
  run('ffmpeg', ['-v', 'error', '-y', ...input, '-af', filter, ...exact, ...tags, ...mp3, target]);
  return measured(['-i', target], 'anull');
}

function measured(input, filter) {
  const { status, stderr } = spawnSync('ffmpeg', [
    '-hide_banner',
    '-nostats',
    ...input,
    '-af',
    `${filter},ebur128=framelog=verbose`,
    '-f',
    'null',
    '-',
  ]);
  const [, value] = /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(String(stderr)) ?? [];
  if (status !== 0 || value === undefined) throw new Error(`ffmpeg measured no loudness: ${stderr}`);
  return Number(value);
}

/** Derives the seed from the file's name, so that each episode always has the same harbour of its own. */
function seedOf(name) {
  return [...name].reduce((seed, letter) => (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
}

function run(program, args, input) {
  const { status, error, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 2 ** 28 });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return stdout;
}
