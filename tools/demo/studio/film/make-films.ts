/**
 * Makes the films of the demo's yachts from their pictures: `tsx tools/demo/studio/film/make-films.ts [slug …]`, all without
 * a slug. For each: films/<slug>-<market>.mp4 below content/media, its captions (.en.vtt, .es.vtt), and its row in
 * assets.json. The site uses the files that are there; this is for making them again, after new pictures or captions.
 * Needs ffmpeg with libx264 (Debian: apt-get install ffmpeg). `--texts` writes captions and rows alone, without it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { LOCALES } from '../../../../core/locale/locale.ts';
import type { YachtRecord } from '../../../content-records.ts';
import { captionsOf } from './captions.ts';
import { drawFrame, frameCount } from './draw-frame.ts';
import { encode } from './encode.ts';
import type { Film } from './film.ts';
import { filmRow, stemOf, withRows } from './film-row.ts';
import { FILMS } from './films/films.ts';
import { framingFaults } from './framing.ts';
import type { Pixels } from './resample.ts';
import { seaSound } from './sea-sound.ts';

const CONTENT = process.env.CONTENT_DIR ?? 'content';
const MEDIA = join(CONTENT, 'media');

async function readPictures({ shots }: Film): Promise<ReadonlyMap<string, Pixels>> {
  const pictures = new Map<string, Pixels>();
  for (const { picture } of shots) {
    const image = sharp(join(MEDIA, picture)).removeAlpha().toColourspace('srgb');
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    pictures.set(picture, { width: info.width, height: info.height, data });
  }
  return pictures;
}

function* framesOf(film: Film, pictures: ReadonlyMap<string, Pixels>): Generator<Uint8Array> {
  const count = frameCount(film);
  for (let index = 0; index < count; index += 1) yield drawFrame(film, index, pictures);
}

async function shoot(film: Film): Promise<void> {
  const target = join(MEDIA, `${stemOf(film)}.mp4`);
  const work = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    const pictures = await readPictures(film);
    await encode(framesOf(film, pictures), seaSound(film.shots, stemOf(film)), target, work);
  } finally {
    rmSync(work, { recursive: true });
  }
  console.log(`${target}: ${frameCount(film)} frames, ${Math.round(statSync(target).size / 1000)} kB`);
}

const { values, positionals } = parseArgs({
  options: { texts: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const films = FILMS.filter(({ slug }) => positionals.length === 0 || positionals.includes(slug));
const faults = films.flatMap(framingFaults);
if (faults.length > 0) throw new Error(faults.join('\n'));
if (!values.texts && spawnSync('ffmpeg', ['-version']).error) throw new Error('ffmpeg is needed and not installed');

mkdirSync(join(MEDIA, 'films'), { recursive: true });
const rows = [];
for (const film of films) {
  const yacht: YachtRecord = JSON.parse(readFileSync(join(CONTENT, 'yachts', `${film.slug}.json`), 'utf8'));
  for (const { code } of LOCALES) {
    writeFileSync(join(MEDIA, `${stemOf(film)}.${code}.vtt`), captionsOf(film.cues, yacht, code));
  }
  if (!values.texts) await shoot(film);
  rows.push(filmRow(film, yacht.name));
}
const assets = join(MEDIA, 'assets.json');
const before: { readonly file: string }[] = JSON.parse(readFileSync(assets, 'utf8'));
writeFileSync(assets, `${JSON.stringify(withRows(before, rows), null, 2)}\n`);
