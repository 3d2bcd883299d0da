import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALLOCATOR, heapFlags } from '../../heap-flags.mjs';
import { fleetKept, writeLargeFleet } from '../large-fleet.ts';
import type { BenchOptions } from '../options.ts';
import { PORTS, SITE_SERVER } from '../paths.ts';
import { type ServerProcess, serve } from '../processes.ts';
import { noteRow, type ReportRow } from '../report.ts';
import { costOf } from '../requests.ts';
import { editRows } from './measure-content.ts';
import { text } from './measure-render.ts';

const MB = 1_000_000;
/** Seconds within which a node must start. */
const PATIENCE = 1200;
/** Different addresses of each kind, so that no page comes from the cache. */
const REQUESTS = 60;
const YACHT_LINK = /href="(\/en\/yacht-for-charter\/[^"?]+)"/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Measures what grows with the fleet: start, memory, pages, search, sitemaps and a change of the content. */
export async function measureScale({ scaleFleets }: BenchOptions): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (const size of scaleFleets) {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-scale-'));
    try {
      writeLargeFleet(folder, size);
      rows.push(...(await scaleRows(folder, size)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}

/** Measures a fleet in a content folder. */
async function scaleRows(folder: string, size: number): Promise<ReportRow[]> {
  const yachts = size.toLocaleString('en');
  const row = (what: string, measured: string) => noteRow(`${yachts} yachts: ${what}`, measured);
  const first = await started(folder, size);
  await fleetKept(first.site, join(folder, 'cache'));
  await first.site.stop();
  const { site, took } = await started(folder, size);
  try {
    const rows = [
      row('first start of a build', startText(first)),
      row('second start', startText({ site, took, cpuMs: site.cpuMs() })),
      row('resident after it', megabytes(site)),
    ];
    const asked = site.cpuMs();
    const list = await text(`${site.origin}/en/yachts-for-charter/?s=length-desc`);
    rows.push(row('first search, with the index', `${seconds(site.cpuMs() - asked)} of processor time`));
    for (const [what, paths] of Object.entries(await requestsOf(site, list))) {
      const requests = paths.map((path) => ({ path }));
      rows.push(row(what, `${(await costOf(site, requests)).toFixed(1)} ms of processor time`));
    }
    rows.push(row('resident after these', megabytes(site)), ...(await sitemapRows(site, row)));
    return [...rows, ...(await editRows(site, folder, yachts))];
  } finally {
    await site.stop();
  }
}

/** Returns addresses that no earlier request has named. */
async function requestsOf(site: ServerProcess, list: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const numbers = Array.from({ length: REQUESTS }, (_, at) => at + 1);
  const yachts = new Set([...list.matchAll(YACHT_LINK)].map(([, path = '']) => path));
  for (let page = 2; yachts.size < REQUESTS && page < 10; page += 1)
    for (const [, path = ''] of (await text(`${site.origin}/en/yachts-for-charter/?s=length-desc&p=${page}`)).matchAll(
      YACHT_LINK,
    ))
      yachts.add(path);
  return {
    'uncached list page, by length': numbers.map(
      (page) => `/en/yachts-for-charter/?r=length:${20 + page}:&s=length-asc`,
    ),
    'uncached list page, two filters': numbers.map(
      (length) => `/en/yachts-for-charter/?l=kind:motor&r=length:${20 + length}:${60 + length}`,
    ),
    'uncached list page, price order': numbers.map(
      (length) => `/en/yachts-for-sale/?r=length:${20 + length}:&s=price-asc`,
    ),
    'search for a text': numbers.map((at) => `/en/yachts-for-charter/?q=${LETTERS[at % 26]}${LETTERS[(at * 7) % 26]}`),
    suggestions: numbers.map((at) => `/api/suggestions/?locale=en&q=${LETTERS[at % 26]}${LETTERS[(at * 5 + 4) % 26]}`),
    'uncached page of a yacht': [...yachts].slice(0, REQUESTS),
  };
}

async function sitemapRows(
  site: ServerProcess,
  row: (what: string, measured: string) => ReportRow,
): Promise<ReportRow[]> {
  const before = site.cpuMs();
  const began = performance.now();
  const index = await text(`${site.origin}/sitemap.xml`);
  const wall = performance.now() - began;
  const made = `${seconds(site.cpuMs() - before)} of processor time, ${seconds(wall)}`;
  const files = [...index.matchAll(/<loc>[^<]*\/(en-sitemap[^<]*)</g)].map(([, file = '']) => file);
  let addresses = 0;
  for (const file of files) addresses += (await text(`${site.origin}/${file}`)).match(/<url>/g)?.length ?? 0;
  const name = `sitemaps of all languages, ${addresses.toLocaleString('en')} addresses and ${files.length} files each`;
  return [row(name, made)];
}

interface Started {
  readonly site: ServerProcess;
  /** Milliseconds. */
  readonly took: number;
  readonly cpuMs: number;
}

async function started(folder: string, size: number): Promise<Started> {
  const began = performance.now();
  const site = await serve({
    script: SITE_SERVER,
    flags: heapFlags(size, Number.POSITIVE_INFINITY),
    port: PORTS.site,
    probe: '/en/destinations/',
    patience: PATIENCE,
    env: { ...ALLOCATOR, CONTENT_DIR: folder, CACHE_DIR: join(folder, 'cache'), DATA_DIR: join(folder, 'data') },
  });
  return { site, took: performance.now() - began, cpuMs: site.cpuMs() };
}

function startText({ took, cpuMs }: Started): string {
  return `${seconds(took)}, ${seconds(cpuMs)} of processor time`;
}

function megabytes(site: ServerProcess): string {
  return `${(site.residentBytes() / MB).toFixed(0)} MB`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
