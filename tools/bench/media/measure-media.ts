import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageUrl } from '../../../core/media/image-url.ts';
import { compare } from '../load.ts';
import type { BenchOptions } from '../options.ts';
import { PORTS, ROOT, SITE_SERVER } from '../paths.ts';
import { serve } from '../processes.ts';
import { failedRow, goalRow, noteRow, type ReportRow } from '../report.ts';
import { spreadOf, spreadText } from '../statistics.ts';
import { avifUrl, CONTENT, keptPictureAt, openPictures, pictureAt, sampleMasters } from './masters.ts';
import { measureFirstPage } from './measure-first-page.ts';

/** The goals of ME3. */
const GOALS = { cardBytes: 25_000, heroBytes: 110_000, coldSeconds: 1.5, cachedToStatic: 0.5 };
const CARD = 720;
const HERO = 1440;
const COLD_SAMPLE = 9;
const AT_ONCE = 20;
const STATIC_FILE = 'picture.avif';

/** Measures the size of pictures, the wait of the first visitor, and the cost of a cached picture (ME3). */
export async function measureMedia(options: BenchOptions): Promise<ReportRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-media-'));
  try {
    const rows: ReportRow[] = [];
    for (const [name, measure] of Object.entries({ weights, cold, firstPage: measureFirstPage, atOnce, cached })) {
      rows.push(
        ...(await measure(join(folder, name), options).catch((error: unknown) => [failedRow(`media: ${name}`, error)])),
      );
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function weights(cacheDir: string): Promise<ReportRow[]> {
  const { library, files } = openPictures(cacheDir);
  const bytesOf = async (preset: 'card' | 'hero', width: number) => {
    const bytes: number[] = [];
    for (const master of await sampleMasters(library, width))
      bytes.push((await keptPictureAt(files, avifUrl(master, preset, width))).length);
    return { ...spreadOf(bytes.map((one) => one / 1000)), heaviest: Math.max(...bytes) / 1000 };
  };
  const card = await bytesOf('card', CARD);
  const hero = await bytesOf('hero', HERO);
  const goal = (bytes: number) => `≤ ${bytes / 1000} kB`;
  const meets = (median: number, bytes: number) => median * 1000 <= bytes;
  return [
    goalRow(
      `card ${CARD}, AVIF`,
      spreadText(card, 1, ' kB'),
      goal(GOALS.cardBytes),
      meets(card.median, GOALS.cardBytes),
    ),
    goalRow(
      `hero ${HERO}, AVIF`,
      spreadText(hero, 1, ' kB'),
      goal(GOALS.heroBytes),
      meets(hero.median, GOALS.heroBytes),
    ),
    noteRow(`heaviest of these, card and hero`, `${card.heaviest.toFixed(1)} kB, ${hero.heaviest.toFixed(1)} kB`),
  ];
}

/** Measures the time from the request to the last byte, while nothing else is rendered. */
async function cold(cacheDir: string): Promise<ReportRow[]> {
  const { library, files } = openPictures(cacheDir);
  const seconds: number[] = [];
  for (const master of (await sampleMasters(library, HERO)).slice(0, COLD_SAMPLE)) {
    const started = performance.now();
    await pictureAt(files, avifUrl(master, 'hero', HERO));
    seconds.push((performance.now() - started) / 1000);
  }
  const spread = spreadOf(seconds);
  const { coldSeconds } = GOALS;
  return [
    goalRow('cold 1440 × 900 AVIF', spreadText(spread, 2, ' s'), `≤ ${coldSeconds} s`, spread.median <= coldSeconds),
  ];
}

async function atOnce(cacheDir: string): Promise<ReportRow[]> {
  const { library, files } = openPictures(cacheDir);
  const [master] = await sampleMasters(library, CARD);
  if (master === undefined) throw new Error('the demo has no photographs');
  const url = imageUrl(master, 'card', CARD, 'webp');
  await Promise.all(Array.from({ length: AT_ONCE }, () => pictureAt(files, url)));
  return [goalRow(`pictures made when ${AT_ONCE} ask at once for one`, String(files.made), '1', files.made === 1)];
}

/** Serves the site with a build of its own: that of the site, but with one picture as its only browser file. */
async function cached(folder: string, { pairs, roundSeconds }: BenchOptions): Promise<ReportRow[]> {
  const cacheDir = join(folder, 'cache');
  const { library, files } = openPictures(cacheDir);
  const [master] = await sampleMasters(library, CARD);
  if (master === undefined) throw new Error('the demo has no photographs');
  const url = avifUrl(master, 'card', CARD);
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'client'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'dist')))
    if (name !== 'client') await symlink(join(ROOT, 'dist', name), join(dist, name));
  await writeFile(join(dist, 'client', STATIC_FILE), await keptPictureAt(files, url));
  const env = { CONTENT_DIR: CONTENT, CACHE_DIR: cacheDir };
  const site = await serve({ script: SITE_SERVER, port: PORTS.site, cwd: folder, env });
  try {
    const picture = { served: site, page: { path: url } };
    const file = { served: site, page: { path: `/${STATIC_FILE}` } };
    const { rate, one } = await compare(picture, file, pairs, roundSeconds);
    const goal = GOALS.cachedToStatic;
    return [
      goalRow(
        'cached picture / static file of the same bytes, requests per second',
        spreadText(rate),
        `≥ ${goal}`,
        rate.median >= goal,
      ),
      noteRow('cached pictures per second', spreadText(spreadOf(one.map(({ perSecond }) => perSecond)), 0)),
    ];
  } finally {
    await site.stop();
  }
}
