import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CalendarRow, GalleryRecord, YachtRecord } from '../../content-records.ts';
import { assetRows } from './assets.ts';
import { readPeople } from './brokers.ts';
import { drawCalendars } from './calendars.ts';
import { readMasters } from './design/masters.ts';
import { buildFleet, designFleet } from './fleet.ts';
import { galleriesOf } from './galleries.ts';
import { OFFICES } from './offices.ts';
import { AREAS } from './places/areas.ts';
import { readStories } from './stories.ts';

/**
 * Writes a demo fleet: `npx tsx tools/demo/fleet/generate.ts --seed 7 --size 240 --out content`.
 * Picture masters are read from `--media` (default content/media) and the people who answer for yachts from `--people`
 * (default content/pages/people), the stories from `--stories` (default content/yachts), where they are written by hand,
 * and `--today` is the day for which calendars are drawn; the same arguments give the same bytes.
 */

function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

/** Calendars in one file, which a web node reads in one turn of its event loop. */
const CALENDARS_A_FILE = 200;

/** Writes calendars with a period a line, so that a change of one reads as such. */
function writeCalendars(path: string, rows: readonly CalendarRow[]): void {
  const lines = rows.map(({ periods, ...row }) => {
    const head = JSON.stringify(row).slice(0, -1);
    return `${head},"periods":[\n${periods.map((period) => JSON.stringify(period)).join(',\n')}\n]}`;
  });
  writeFileSync(path, `[\n${lines.join(',\n')}\n]\n`);
}

/** Reads the rows of recordings and films, which the fleet does not generate; none without the file. */
function recordingsOf(path: string): { readonly type: string; readonly file: string }[] {
  if (!existsSync(path)) return [];
  const rows: { readonly type: string; readonly file: string }[] = JSON.parse(readFileSync(path, 'utf8'));
  return rows.filter(({ type }) => type !== 'image');
}

/** Removes the yachts of an earlier, larger fleet. */
function clearYachts(folder: string, kept: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.json') && !kept.has(name)) rmSync(join(folder, name));
  }
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    size: { type: 'string', default: '240' },
    out: { type: 'string', default: 'content' },
    media: { type: 'string', default: 'content/media' },
    people: { type: 'string', default: 'content/pages/people' },
    stories: { type: 'string', default: 'content/yachts' },
    today: { type: 'string', default: '2026-11-23' },
  },
});
const seed = Number(values.seed);
const size = Number(values.size);
if (!Number.isInteger(seed) || !Number.isInteger(size) || size < 1)
  throw new Error('--seed and --size are whole numbers');

const masters = readMasters(values.media);
const designs = designFleet(seed, size);
const people = readPeople(values.people);
const yachts = join(values.out, 'yachts');
const assets = join(values.out, 'media', 'assets.json');
const recordings = recordingsOf(assets);
const films = new Set(recordings.filter(({ type }) => type === 'video').map(({ file }) => file));
const galleries: GalleryRecord[] = [];
const calendarYachts: Pick<YachtRecord, 'yachtid' | 'marketType' | 'summerLocations' | 'winterLocations'>[] = [];
let written = 0;
for (const yacht of buildFleet(designs, seed, masters, readStories(values.stories), people)) {
  const { slug = '' } = designs[written] ?? {};
  writeJson(join(yachts, `${slug}.json`), yacht);
  const { yachtid, marketType, summerLocations, winterLocations } = yacht;
  calendarYachts.push({ yachtid, marketType, summerLocations, winterLocations });
  galleries.push(...galleriesOf(slug, yacht, masters, films));
  written += 1;
}
clearYachts(yachts, new Set(designs.map((design) => `${design.slug}.json`)));
const calendars = join(values.out, 'calendars');
rmSync(calendars, { recursive: true, force: true });
mkdirSync(calendars);
const rows = drawCalendars(calendarYachts, seed, values.today);
for (let at = 0; at < rows.length; at += CALENDARS_A_FILE) {
  const name = at === 0 ? 'charter-fleet.json' : `charter-fleet-${at / CALENDARS_A_FILE + 1}.json`;
  writeCalendars(join(calendars, name), rows.slice(at, at + CALENDARS_A_FILE));
}
writeJson(join(values.out, 'areas.json'), AREAS);
writeJson(join(values.out, 'offices.json'), OFFICES);
writeJson(assets, [...(await assetRows(values.media, masters, designs, people)), ...recordings]);
writeJson(join(values.out, 'media', 'galleries.json'), galleries);
console.log(`${written} yachts written to ${yachts}`);
