import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DEFAULT_LOCALE, inEveryLocale, LOCALES, sameInEveryLocale } from '../../../core/locale/locale.ts';
import { MARKETS } from '../../../core/market/market.ts';
import { pageSlug } from '../../../core/yacht/market-rules.ts';
import { createDrawYacht } from '../../../server/media/drawings.ts';
import type { ServerPorts } from '../../../server/start/ports.ts';
import { startSite } from '../../../server/start/site.fixture.ts';
import { contentPorts } from '../../../tools/content-ports.ts';
import { type ContentRecord, isAccepted } from './content-records.ts';
import { type Mutation, mutatedText } from './mutations.ts';
import { pageRenderer } from './page-renderer.ts';

/** The answer of an address, with the log lines of the site. */
export interface Answered {
  readonly address: string;
  readonly status: number;
  readonly line: string;
}

/** Pages of each kind of route, and everything else that is made from content. */
export const ALWAYS = [
  ...['/en/', '/es/', '/en/yachts-for-charter/', '/es/yachts-for-sale/', '/en/microsite/yachts-for-charter/'],
  ...['/es/search/?q=blue', '/en/search/web/?q=sea', '/es/compare/', '/en/favourites/', '/en/enquire/'],
  ...['/es/newsletter/', '/sitemap.xml', '/en-sitemap.xml', '/en/news/feed.atom', '/api/suggestions/?q=b&locale=en'],
];
/** Pages that list other records. */
const HUBS = [
  ...['offices', 'people', 'sitemap', 'destinations', 'events', 'news', 'berths', 'itinerary', 'recent-yachts-sale'],
];
/** One in this many drawings is requested. */
const DRAWN = 4;

/** Serves a content folder with mutated fields, and requests every page that one of them affects. */
export async function sweptSite(
  records: readonly ContentRecord[],
  mutations: readonly Mutation[],
  mediaDir: string,
  only?: string,
): Promise<readonly Answered[]> {
  const dir = await mkdtemp(join(tmpdir(), 'hostile-content-'));
  try {
    await writeContent(dir, records, mutations, mediaDir);
    return await ask(dir, only === undefined ? (ports) => reachedBy(mutations, ports) : async () => [only]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function ask(
  contentDir: string,
  addressesOf: (ports: ServerPorts) => Promise<readonly string[]>,
): Promise<readonly Answered[]> {
  const ports = contentPorts(contentDir, { assetsDir: contentDir });
  const site = await startSite(
    { PUBLIC_URL: 'https://sample.example', LOG_LEVEL: 'error' },
    pageRenderer(ports),
    { draw: createDrawYacht(ports.catalogue) },
    ports,
  );
  const addresses = await addressesOf(ports);
  const answers: Answered[] = [];
  for (const address of addresses) {
    const before = site.logged.length;
    const { status, text } = await site.get(address);
    answers.push({ address, status, line: site.logged.slice(before).join('') || text.slice(0, 300) });
  }
  await site.app.close();
  return answers;
}

/**
 * Returns the affected addresses: the mutated pages, alternating between the languages; pages that show offices, areas,
 * yachts and lists of pages; and everything else that is made from content.
 */
async function reachedBy(
  mutations: readonly Mutation[],
  { catalogue, content }: ServerPorts,
): Promise<readonly string[]> {
  const changed = new Set(mutations.flatMap(({ record: { type, json } }) => (type === 'page' ? idOf(json) : [])));
  const kinds = new Set<string>();
  const pages = (await content.pages()).filter((page) => {
    const isFirst = !kinds.has(page.details.kind);
    kinds.add(page.details.kind);
    return isFirst || changed.has(page.id) || HUBS.includes(page.id);
  });
  const pagePaths = pages.map((page) => inEveryLocale((locale) => page.translations[locale]?.slug ?? null));
  const yachtPaths = (await catalogue.all()).flatMap((yacht) =>
    MARKETS.flatMap((market) => {
      const slug = pageSlug(yacht, market);
      return slug === null ? [] : [sameInEveryLocale(`yacht-for-${market}/${slug}`)];
    }),
  );
  const drawings = (await catalogue.all()).map(({ id }) => `/media/drawings/${inAddress(id)}/elevation.svg`);
  const stops = await content.stops();
  return [
    ...ALWAYS,
    ...['itinerary', 'voyage'].map(
      (page) => `/en/${page}/?v=1&days=${stops.slice(0, 4).map(({ id }) => inAddress(id))}`,
    ),
    ...[...pagePaths, ...yachtPaths].flatMap((paths, at) => {
      const locale = LOCALES[at % LOCALES.length]?.code ?? DEFAULT_LOCALE;
      return paths[locale] === null ? [] : [`/${locale}/${paths[locale]}/`];
    }),
    ...drawings.filter((_, at) => at % DRAWN === 0),
  ];
}

function inAddress(id: string): string {
  return encodeURIComponent(id.replace(/\p{Cs}/gu, ''));
}

function idOf(json: unknown): string[] {
  return [(json as { readonly id: string }).id];
}

async function writeContent(
  dir: string,
  records: readonly ContentRecord[],
  mutations: readonly Mutation[],
  mediaDir: string,
): Promise<void> {
  await mkdir(join(dir, 'media'));
  for (const name of await readdir(mediaDir)) await symlink(join(mediaDir, name), join(dir, 'media', name));
  for (const [file, text] of contentFiles(records, mutations)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), text);
  }
}

/** Returns the files of the folder, without yachts that are not mutated. */
function contentFiles(records: readonly ContentRecord[], mutations: readonly Mutation[]): Map<string, string> {
  const changes = new Map<ContentRecord, Mutation[]>();
  for (const mutation of mutations) {
    changes.set(mutation.record, [...(changes.get(mutation.record) ?? []), mutation]);
  }
  const files = new Map<string, string>();
  const lists = new Map<string, string[]>();
  for (const record of records) {
    const { type, file, row, json } = record;
    const changed = changes.get(record) ?? [];
    if (type === 'yacht' && changed.length === 0) continue;
    const text = row === null ? acceptedText(record, changed) : mutatedText(json, changed);
    if (row === null) files.set(file, text);
    else lists.set(file, [...(lists.get(file) ?? []), text]);
  }
  for (const [file, rows] of lists) files.set(file, `[${rows.join(',')}]`);
  return files;
}

/** Mutations with which the site does not start are left out: it logs the reason, and serves nothing. */
function acceptedText({ file, json }: ContentRecord, changed: readonly Mutation[]): string {
  const sound = changed.filter((one) => isAccepted(file, JSON.parse(mutatedText(json, [one]))));
  return mutatedText(json, sound);
}
