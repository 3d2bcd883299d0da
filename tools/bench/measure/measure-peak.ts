import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALLOCATOR, heapFlagsHere } from '../../heap-flags.mjs';
import { load } from '../load.ts';
import { PORTS, SITE_SERVER } from '../paths.ts';
import { serve } from '../processes.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';
import { mapSite } from '../visits.ts';
import { text } from './measure-render.ts';

const MIB = 1024 * 1024;
const GOAL_MIB = 350;
const PAGES = 250;
const UNCACHED = 1500;
const PICTURES = 90;
const BROCHURES = 30;

/** Measures the most memory that the server takes while it makes what costs most, nothing of which was made before. */
export async function measurePeak(): Promise<ReportRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-peak-'));
  const flags = heapFlagsHere(process.env);
  const env = { ...ALLOCATOR, CACHE_DIR: folder, DATA_DIR: join(folder, 'data') };
  const site = await serve({ script: SITE_SERVER, port: PORTS.site, probe: '/en/', flags, env });
  try {
    const { hot, yachts } = await mapSite(site.origin);
    const pictures = await cardPictures(site.origin, hot);
    const brochures = yachts.map((path) =>
      path.replace(/^\/(\w+)\/yacht-for-(\w+)\/([^/]+)\/$/, '/brochures/$1/$2/$3.pdf'),
    );
    const works: readonly (readonly [string, readonly string[], number])[] = [
      ['pages', yachts.slice(0, PAGES), 10],
      ['uncached', Array.from({ length: UNCACHED }, (_, number) => `/en/search/web/?q=ketch${number}`), 10],
      ['card pictures', pictures.slice(0, PICTURES), 4],
      ['brochures', brochures.slice(0, BROCHURES), 2],
    ];
    const peaks: string[] = [];
    for (const [name, paths, connections] of works) {
      const pages = paths.map((path) => ({
        path,
        headers: { accept: 'image/avif,*/*', 'accept-encoding': 'gzip, br' },
      }));
      const { answers } = await load({ origin: site.origin, pages, amount: pages.length, connections }, true);
      peaks.push(`${answers} ${name} ${(site.peakBytes() / MIB).toFixed(0)}`);
    }
    const peak = site.peakBytes() / MIB;
    return [
      noteRow('most resident memory after each, MiB', peaks.join(', ')),
      goalRow('most resident memory', `${peak.toFixed(0)} MiB`, `≤ ${GOAL_MIB} MiB`, peak <= GOAL_MIB),
    ];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the addresses of cards' pictures in every width and format, in the order of the lists. */
async function cardPictures(origin: string, lists: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const list of lists) {
    const html = await text(origin + list);
    for (const [, url = ''] of html.matchAll(/[" ](\/media\/[^ "]+) \d+w/g)) found.add(url.replaceAll('&amp;', '&'));
  }
  return [...found];
}
