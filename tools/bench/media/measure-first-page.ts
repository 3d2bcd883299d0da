import { join } from 'node:path';
import { cpuUsage } from 'node:process';
import type { SizedImage } from '../../../core/media/image-url.ts';
import type { BenchOptions } from '../options.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';
import { spreadOf, spreadText } from '../statistics.ts';
import { avifUrl, openPictures, pictureAt, sampleMasters } from './masters.ts';

const CARD = 720;
const HERO = 1440;
/** Pictures of a list page, and those in view before scrolling. */
const PAGE = 30;
const IN_VIEW = 6;
const OTHER_VISITORS = 20;
const OTHER_CARD = 960;
/** Seconds from the first request to the last byte. */
const GOALS = { inView: 0.3, page: 1.2 };
const BROWSER = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

type Files = ReturnType<typeof openPictures>['files'];
/** Seconds since the first request, and those of processor time that the process spent until then. */
interface Moment {
  readonly wall: number;
  readonly cpu: number;
}
interface ColdPage {
  readonly inView: Moment;
  readonly page: Moment;
}
type Masters = readonly SizedImage[];

/** The pictures that other visitors have asked for just before. */
const OTHERS: Readonly<Record<string, (masters: Masters) => readonly string[]>> = {
  '': () => [],
  [`, ${OTHER_VISITORS} others wait for a main picture`]: (masters) =>
    masters.slice(-OTHER_VISITORS).map((master) => avifUrl(master, 'hero', HERO)),
  [`, ${OTHER_VISITORS} others wait for a card`]: (masters) =>
    masters.slice(-OTHER_VISITORS).map((master) => avifUrl(master, 'card', OTHER_CARD)),
};

/**
 * Measures how long the pictures of a list's first page take on a server that has made none, alone and while others
 * wait for theirs (ME3). On a busy machine the processor time, shared by its cores, says what a quiet one would take.
 */
export async function measureFirstPage(folder: string, { starts }: BenchOptions): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (const [at, [when, othersOf]] of Object.entries(OTHERS).entries()) {
    const rounds: ColdPage[] = [];
    for (let round = 0; round < starts; round += 1)
      rounds.push(await coldPage(join(folder, `${at}-${round}`), othersOf));
    rows.push(
      momentRow(
        `first ${IN_VIEW} of a cold list${when}`,
        rounds.map(({ inView }) => inView),
        GOALS.inView,
      ),
      momentRow(
        `all ${PAGE} of a cold list${when}`,
        rounds.map(({ page }) => page),
        GOALS.page,
      ),
    );
  }
  return [...rows, ...(await afterwards(join(folder, '0-0')))];
}

function momentRow(what: string, moments: readonly Moment[], goal: number): ReportRow {
  const wall = spreadOf(moments.map((moment) => moment.wall));
  const cpu = spreadOf(moments.map((moment) => moment.cpu));
  const measured = `${spreadText(wall, 2, ' s')}, processor ${cpu.median.toFixed(2)} s`;
  return goalRow(what, measured, `≤ ${goal} s`, wall.median <= goal);
}

/** Asks for the pictures of the page at once, in its order; those in view come first. */
async function coldPage(cacheDir: string, othersOf: (masters: Masters) => readonly string[]): Promise<ColdPage> {
  const { library, files } = openPictures(cacheDir);
  const masters = await sampleMasters(library, CARD);
  const elsewhere = othersOf(await sampleMasters(library, HERO)).map((url) => pictureAt(files, url, BROWSER));
  const before = cpuUsage();
  const began = performance.now();
  const moment = (): Moment => {
    const { user, system } = cpuUsage(before);
    return { wall: (performance.now() - began) / 1000, cpu: (user + system) / 1_000_000 };
  };
  const waits = masters.slice(0, PAGE).map((master) => pictureAt(files, avifUrl(master, 'card', CARD), BROWSER));
  await Promise.all(waits.slice(0, IN_VIEW));
  const inView = moment();
  await Promise.all(waits);
  const page = moment();
  await Promise.all(elsewhere);
  await atRest();
  return { inView, page };
}

/** Measures the same page once its pictures are on disk. */
async function afterwards(cacheDir: string): Promise<ReportRow[]> {
  const { library, files } = openPictures(cacheDir);
  const masters = (await sampleMasters(library, CARD)).slice(0, PAGE);
  const began = performance.now();
  const made = await all(files, masters);
  const took = (performance.now() - began) / 1000;
  const bytes = made.reduce((sum, picture) => sum + picture.length, 0) / made.length / 1000;
  return [noteRow(`all ${PAGE} pictures once they are made, of ${bytes.toFixed(1)} kB`, `${took.toFixed(2)} s`)];
}

function all(files: Files, masters: readonly SizedImage[]): Promise<Buffer[]> {
  return Promise.all(masters.map((master) => pictureAt(files, avifUrl(master, 'card', CARD), BROWSER)));
}

/** Waits until the process makes no more pictures, so that rounds do not overlap. */
async function atRest(): Promise<void> {
  for (let still = 0; still < 3; ) {
    const before = cpuUsage();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { user, system } = cpuUsage(before);
    still = user + system < 20_000 ? still + 1 : 0;
  }
}
