import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMediaFile } from '../../adapters/media-files/media-lists.ts';
import { isPageId } from '../../core/content/parse-page.ts';
import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import { isRecord, parseJson } from '../../core/shared/parse-json.ts';
import { isUrlSafeYachtId } from '../../core/shortlist/yacht-id.ts';
import { type ManagementClient, PushError } from '../content-push/management-client.ts';
import { fileHash } from '../content-push/media-files.ts';
import type { ContentRecords } from '../stored-stories/content-records.ts';
import { type Fields, isFields, LANGUAGES } from '../stored-stories/stored.ts';
import { FolderWriter } from './folder-writer.ts';
import { pulledStories } from './pulled-stories.ts';

export interface PullOptions {
  readonly client: ManagementClient;
  readonly contentDir: string;
  readonly dryRun: boolean;
  /** Whether a list may lose more than a fifth of its rows. */
  readonly acceptsRemovals: boolean;
  readonly say: (line: string) => void;
  /** Returns the bytes at the address of an asset. */
  readonly download: (url: string) => Promise<Uint8Array>;
}

/** Where pages of a kind lie in a new folder; those of other kinds lie in the folder of pages itself. */
const PAGE_FOLDERS: Readonly<Record<string, string>> = {
  ...{ destination: 'destinations', event: 'events', news: 'news', editorial: 'editorials', podcast: 'podcasts' },
  ...{ person: 'people', office: 'offices', berth: 'berths' },
};

/** The files that a pull has written, and those that it has refused, with the reasons. */
export type PulledFiles = Pick<FolderWriter, 'written' | 'refused'>;

/** Writes a space as a content folder (CM1). */
export async function pull(options: PullOptions): Promise<PulledFiles> {
  const { client, contentDir, dryRun, say, download } = options;
  const { content, unpublished } = await pulledStories(client, say);
  const folder = new FolderWriter(contentDir, options);
  await writeRecords(folder, content, unpublished);
  await writeMedia(folder, { client, contentDir, download });
  for (const file of folder.written) say(`${dryRun ? 'would write' : 'written'}: ${file}`);
  for (const file of folder.extra) say(`not in the space, and kept: ${file}`);
  for (const row of folder.removed) say(`not in the space, and removed: ${row}`);
  for (const id of unpublished) say(`${id} has changes that are not published: they are in drafts`);
  for (const refusal of folder.refused) say(`refused: ${refusal}`);
  return folder;
}

async function writeRecords(
  folder: FolderWriter,
  content: ContentRecords,
  unpublished: readonly string[],
): Promise<void> {
  const { pages = [], drafts = [], yachts = [], areas = [], offices = [], redirects = [], stops = [] } = content;
  await folder.one('site.json', content.site);
  await folder.one('home.json', content.home);
  await folder.one('charter-terms.json', content.charterTerms);
  await folder.rows('areas.json', areas, true);
  await folder.rows('offices.json', offices, true);
  await folder.rows('redirects.json', redirects, true);
  await folder.rows('stops.json', stops, true);
  await folder.rows('media/galleries.json', content.galleries ?? [], false);
  await folder.each('pages', 'id', pages, pageFile, unpublished);
  await folder.each('drafts', 'id', drafts, ({ id }) => (isPageId(id) ? id : null));
  const fleet = yachts.map(({ calendar: _, ...yacht }) => yacht);
  await folder.each('yachts', 'yachtid', fleet, yachtFile);
  const rows = yachts.flatMap(({ yachtid: id, calendar }) =>
    Array.isArray(calendar) ? calendar.filter(isFields).map((row) => ({ id, ...row })) : [],
  );
  await folder.calendars(rows);
}

function pageFile({ id, kind }: Fields): string | null {
  if (!isPageId(id)) return null;
  const folder = PAGE_FOLDERS[String(kind)];
  return folder === undefined ? id : `${folder}/${id}`;
}

/** A yacht's file has the name that her addresses have. */
function yachtFile({ yachtid, slugs }: Fields): string | null {
  const own = isFields(slugs) ? [slugs.charter, slugs.sale, slugs.ghost] : [];
  const name = own.find((slug) => typeof slug === 'string' && slug !== '') ?? yachtid;
  return isUrlSafeYachtId(name) ? name : null;
}

/** Writes the assets that a push has made, with the rows of the media library. */
async function writeMedia(
  folder: FolderWriter,
  { client, contentDir, download }: Pick<PullOptions, 'client' | 'contentDir' | 'download'>,
): Promise<void> {
  const rows: Fields[] = [];
  for (const asset of await client.list('/assets', 'assets')) {
    const meta = isFields(asset.meta_data) ? asset.meta_data : {};
    const { file, sha256, record } = meta;
    if (typeof file !== 'string') continue;
    if (!isMediaFile(file)) {
      folder.refuse(`media/${file}`, 'is not a file of the media library');
      continue;
    }
    const row = typeof record === 'string' ? parseJson(record) : null;
    if (isRecord(row)) rows.push(withTexts(row, asset, meta));
    const path = join(contentDir, 'media', file);
    const isThere = existsSync(path) && (await fileHash(path)) === sha256;
    if (isThere) continue;
    const bytes = await download(String(asset.filename));
    if (typeof sha256 === 'string' && sha256 !== hashOf(bytes))
      folder.refuse(`media/${file}`, 'is not the file that was pushed: its SHA-256 is another');
    else await folder.bytes(`media/${file}`, bytes);
  }
  // A push sends no file that the library may not have, so that the space cannot have its row.
  await folder.rows('media/assets.json', rows, false, ({ file }) => !isMediaFile(String(file)));
}

/** Returns a row with the texts that editors may have changed at the asset. */
function withTexts(row: Fields, { alt, title }: Fields, meta: Fields): Fields {
  const texts = (key: 'alt' | 'title', main: unknown) => {
    const before = row[key];
    if (!isFields(before)) return before;
    const others = LANGUAGES.map((language) => [language, meta[`${key}__i18n__${language}`] ?? before[language]]);
    return { ...before, [DEFAULT_LOCALE]: main, ...Object.fromEntries(others) };
  };
  return { ...row, alt: texts('alt', alt), title: texts('title', title) };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Downloads an asset. */
export async function downloaded(url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(300_000) });
  if (!answer.ok) throw new PushError(`${url} was answered with ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}
