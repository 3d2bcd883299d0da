import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALLOCATOR, heapFlags } from '../../heap-flags.mjs';
import { entryFile } from '../bench-build.ts';
import { fleetKept, writeLargeFleet } from '../large-fleet.ts';
import { buildNextPeer, type NextPeer } from '../next-peer.ts';
import type { BenchOptions } from '../options.ts';
import { PORTS, SITE_SERVER } from '../paths.ts';
import { serve } from '../processes.ts';
import { noteRow, type ReportRow } from '../report.ts';
import { costOf } from '../requests.ts';
import { type AnswerCosts, answerCosts, BROWSER, WARM_UP } from '../year/answer-costs.ts';
import { CACHES, MIX, PAGE_KINDS, type PageKind, PORTAL, playVisits, type YearShares } from '../year/visit-mix.ts';
import { text } from './measure-render.ts';

const MB = 1_000_000;
const SEED = 7;
const PLAYED = 600_000;
const HOUR_MS = 3_600_000;
const PATIENCE = 1200;
const REQUESTS = 60;
const REPEATED = 3_000;

/**
 * Reckons a year of a large portal: what each kind of answer costs, measured on a real server, times how often the mix
 * of visits asks for it past the caches; and the same visits with the list page that Next renders.
 */
export async function measureYear({ next, yearFleet }: BenchOptions): Promise<ReportRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-year-'));
  try {
    writeLargeFleet(folder, yearFleet);
    return await yearRows(folder, yearFleet, next);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures and reckons with the fleet of a content folder. */
async function yearRows(folder: string, size: number, next: boolean): Promise<ReportRow[]> {
  const start = () =>
    serve({
      script: SITE_SERVER,
      flags: heapFlags(size, Number.POSITIVE_INFINITY),
      port: PORTS.site,
      probe: '/en/destinations/',
      patience: PATIENCE,
      env: {
        ...ALLOCATOR,
        CONTENT_DIR: folder,
        CACHE_DIR: join(folder, 'cache'),
        DATA_DIR: join(folder, 'data'),
        MEDIA_WARM: '0',
      },
    });
  // The first start of a build parses every record, which a year of others does not.
  const first = await start();
  await fleetKept(first, join(folder, 'cache')).finally(() => first.stop());
  const site = await start();
  const costs = await answerCosts(site).finally(() => site.stop());
  const resident = costs.residentMb;
  const ours = playVisits({ ...CACHES, isCached: () => true, hasDisplays: true }, PLAYED, SEED);
  const spent = hoursOf(ours, costs);
  const fleet = `${size.toLocaleString('en')} listings`;
  return [
    noteRow(
      `processor time of a page that is rendered, ${fleet}`,
      `${PAGE_KINDS.map((kind) => `${kind} ${costs.page[kind].toFixed(1)}`).join(', ')} ms`,
    ),
    noteRow(
      'of a page from the cache, and of page data rendered and cached',
      [costs.cached, costs.data, costs.cachedData].map(ms).join(', '),
    ),
    noteRow(
      'of a made picture, and of one that is made with its draft',
      [costs.picture, costs.madePicture].map(ms).join(', '),
    ),
    noteRow('of suggestions, and of a file of the build', [costs.suggestions, costs.file].map(ms).join(', ')),
    noteRow('pages and data that the page cache answers', percent(ours.cached + ours.dataCached)),
    noteRow(
      'pictures that are made when they are asked for',
      percent(ours.picturesMade / (ours.picturesMade + ours.picturesCached)),
    ),
    ...hourRows('', spent),
    noteRow('cores at the mean and at the peak', coresText(spent.all)),
    noteRow('resident after the measured requests', `${resident.toFixed(0)} MB`),
    ...(next ? await nextRows(costs, spent) : [noteRow('the same year with Next', 'not measured: run with --next')]),
  ];
}

interface Hours {
  readonly pages: number;
  readonly pictures: number;
  readonly others: number;
  readonly all: number;
}

/** Returns the processor hours of a year. */
function hoursOf(shares: YearShares, costs: AnswerCosts): Hours {
  const year = (perPage: number) => (perPage * PORTAL.pagesAMonth * 12) / HOUR_MS;
  const sum = (one: (kind: PageKind) => number) => PAGE_KINDS.reduce((all, kind) => all + one(kind), 0);
  const pages = year(
    shares.cached * costs.cached +
      shares.dataCached * costs.cachedData +
      sum((kind) => shares.rendered[kind] * costs.page[kind] + shares.dataRendered[kind] * dataCost(costs, kind)),
  );
  const pictures = year(shares.picturesCached * costs.picture + shares.picturesMade * costs.madePicture);
  const others = year(shares.suggestions * costs.suggestions + shares.files * costs.file);
  return { pages, pictures, others, all: pages + pictures + others };
}

/** The data of a page cost as much less than its document as a yacht's do. */
function dataCost({ page, data }: AnswerCosts, kind: PageKind): number {
  return Math.max(0, page[kind] - Math.max(0, page.yacht - data));
}

/**
 * Reckons the same visits with Next. Assumed: home and yachts are static pages of the usual currency, renewed after each
 * change and kept without a limit; lists and searches read `searchParams`, and other currencies a cookie, so that they
 * are rendered for each request; what else a page costs beside a list, its search above all, and its data, pictures and
 * files cost what they cost us. Next reads no messages and builds no view here; it compresses with gzip, as by default.
 */
async function nextRows(costs: AnswerCosts, ours: Hours): Promise<ReportRow[]> {
  const bare = await serve({ script: entryFile('bare-server'), port: PORTS.bare, probe: '/material.json' });
  const material = await text(`${bare.origin}/material.json`).finally(() => bare.stop());
  const peer = await buildNextPeer(JSON.parse(material), true);
  try {
    const { rendered, still, residentMb } = await nextCosts(peer);
    const more = rendered - costs.page.list;
    const page = Object.fromEntries(
      PAGE_KINDS.map((kind) => [kind, Math.max(0, costs.page[kind] + more)]),
    ) as AnswerCosts['page'];
    const shares = playVisits(
      {
        pages: CACHES.nextPages,
        pictures: CACHES.pictures,
        isCached: (kind) => !MIX[kind].isDynamicInNext,
        hasDisplays: false,
      },
      PLAYED,
      SEED,
    );
    const theirs = hoursOf(shares, { ...costs, page, data: costs.data + more, cached: still, cachedData: still });
    return [
      noteRow('Next: processor time of a list page, rendered and static', [rendered, still].map(ms).join(', ')),
      noteRow('Next: pages and data that its cache answers', percent(shares.cached + shares.dataCached)),
      ...hourRows('Next: ', theirs),
      noteRow('Next: cores at the mean and at the peak', coresText(theirs.all)),
      noteRow(
        'Next: resident after the measured requests, without content, search or pictures',
        `${residentMb.toFixed(0)} MB`,
      ),
      noteRow('processor hours of a year for pages, Next / ours', (theirs.pages / ours.pages).toFixed(1)),
      noteRow('processor hours of a year for everything, Next / ours', (theirs.all / ours.all).toFixed(1)),
    ];
  } finally {
    await peer.remove();
  }
}

async function nextCosts(peer: NextPeer) {
  const times = (path: string, count: number) =>
    costOf(
      peer.served,
      Array.from({ length: count }, () => ({ path, headers: BROWSER })),
    );
  await times(peer.path, WARM_UP);
  const rendered = await times(peer.path, REQUESTS * 3);
  await times(peer.staticPath, WARM_UP);
  const still = await times(peer.staticPath, REPEATED);
  return { rendered, still, residentMb: peer.served.residentBytes() / MB };
}

function hourRows(whose: string, { pages, pictures, others, all }: Hours): ReportRow[] {
  const hours = (value: number) => value.toFixed(0);
  const parts = `pages ${hours(pages)}, pictures ${hours(pictures)}, others ${hours(others)}`;
  return [noteRow(`${whose}processor hours of a year`, `${hours(all)} (${parts})`)];
}

function coresText(hours: number): string {
  const mean = hours / (365 * 24);
  return `${mean.toFixed(2)}, ${(mean * PORTAL.peak).toFixed(2)}`;
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
