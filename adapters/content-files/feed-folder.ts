import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { SourceRecord } from '../../core/content/parse-source-records.ts';
import type { KnownListing } from '../../core/import/known-listing.ts';
import type { YachtRecord } from '../../core/import/yacht-record.ts';
import type { Log } from '../../core/shared/log.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { type ContentFile, isMissing, listFolder, parseJsonFile, readContentFile, recordOf } from './content-folder.ts';

/*
 * A feed has a folder of its own in the content folder:
 *
 *   feeds/<feed>/listings.json        the list of its yachts, each with the file of her record
 *   feeds/<feed>/yachts/<file>.json   her record as the feed brought it; a changed one is a new file
 *   feeds/<feed>/overlays/<slug>.json what an editor wrote over it, field by field
 *   feeds/<feed>/media/               her pictures (adapters/feed-pictures); galleries.json names those that are there
 *
 * An import writes new files first and then replaces the list, so that readers see the yachts before or after it.
 */

export const FEEDS_FOLDER = 'feeds';
export const LISTINGS_FILE = 'listings.json';
/** The version of the form of this list. A list of another version is not read. */
export const LISTINGS_VERSION = 1;

export interface StoredListing extends Omit<KnownListing, 'file'> {
  /** The name of a file below `yachts`. */
  readonly file: string;
}

/** Parses the list of the yachts of a feed; a missing file is an empty list. */
export function parseStoredListings(file: ContentFile): Result<readonly StoredListing[], string> {
  const json = parseJsonFile(file);
  if (!json.ok) return json;
  const list = isRecord(json.value) && json.value.version === LISTINGS_VERSION ? json.value.listings : null;
  if (!Array.isArray(list) || !list.every(isStored)) return err('is not a list of listings of this version');
  return ok(list);
}

/** The list is written by the site itself, so that only its outline is checked. */
function isStored(listing: unknown): listing is StoredListing {
  if (!isRecord(listing)) return false;
  const texts = [listing.ref, listing.id, listing.slug, listing.hash, listing.likeness, listing.file];
  return texts.every((text) => typeof text === 'string') && Array.isArray(listing.priceHistory);
}

/** Returns the names of the feeds of a content folder. */
export async function feedsIn(contentDir: string): Promise<readonly string[]> {
  const found = (await listFolder(join(contentDir, FEEDS_FOLDER))) ?? [];
  return found
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The media of a yacht as her record names them, once some of her pictures are there. */
export interface YachtMedia {
  /** Changes with her pictures. */
  readonly mark: string;
  readonly media: { readonly hero: string; readonly galleryCharter: string; readonly gallerySales: string };
}

export const GALLERIES_FILE = 'media/galleries.json';

/** Parses the galleries of a feed, by the ids of its yachts (FD3); a missing file has none. */
export function parseYachtMedia(file: ContentFile): Result<ReadonlyMap<string, YachtMedia>, string> {
  if (isMissing(file)) return ok(new Map());
  const json = parseJsonFile(file);
  if (!json.ok) return json;
  if (!Array.isArray(json.value)) return err('is not a list of galleries');
  const found = new Map<string, YachtMedia>();
  for (const gallery of json.value.filter(isRecord)) {
    const { id, sections } = gallery;
    const section: unknown = Array.isArray(sections) ? sections[0] : null;
    const images: readonly unknown[] = isRecord(section) && Array.isArray(section.images) ? section.images : [];
    const [hero] = images;
    if (typeof id !== 'string' || typeof hero !== 'string') continue;
    const mark = createHash('sha256').update(images.join()).digest('hex').slice(0, 16);
    found.set(id, { mark, media: { hero, galleryCharter: id, gallerySales: id } });
  }
  return ok(found);
}

/** Reads the file that lists the yachts of a feed; its JSON is not parsed. */
export function readListingsFile(contentDir: string, feed: string): Promise<ContentFile> {
  return readContentFile(contentDir, `${FEEDS_FOLDER}/${feed}/${LISTINGS_FILE}`);
}

export function yachtFile(feed: string, file: string): string {
  return `${FEEDS_FOLDER}/${feed}/yachts/${file}`;
}

export function overlayFile(feed: string, name: string): string {
  return `${FEEDS_FOLDER}/${feed}/overlays/${name}`;
}

export function feedDir(contentDir: string, feed: string): string {
  return join(contentDir, FEEDS_FOLDER, feed);
}

/** Lays what an editor wrote over a record, field by field; a list is replaced as a whole (FD2). */
function withOverlay(record: YachtRecord, overlay: YachtRecord): YachtRecord {
  const fields = Object.entries(overlay).map(([key, value]) => {
    const before = Object.hasOwn(record, key) ? record[key] : undefined;
    return [key, isRecord(before) && isRecord(value) ? withOverlay(before, value) : value] as const;
  });
  return { ...record, ...Object.fromEntries(fields) };
}

/**
 * Returns the record of a file, with her pictures, and over both what an editor wrote. Where that cannot be read there is
 * no record: it may hide a price. That a yacht is of a feed, and not the brokerage's own to pass on, is told by where her
 * record lies (FD5).
 */
export function recordWithOverlay(
  [file, overlay]: readonly ContentFile[],
  media: YachtMedia | undefined,
  warn: Log['warn'],
): SourceRecord {
  const found = recordOf(file as ContentFile);
  if (!file?.name.startsWith(`${FEEDS_FOLDER}/`) || !found.json.ok || !isRecord(found.json.value)) return found;
  const listed = isRecord(found.json.value.listed) ? found.json.value.listed : {};
  const record = { ...found.json.value, listed };
  const pictured = media === undefined ? record : withOverlay(record, { media: media.media });
  if (overlay === undefined) return { ...found, json: ok(pictured) };
  const { source, json } = recordOf(overlay);
  if (!json.ok) return { source, json };
  if (!isRecord(json.value)) return { source, json: err('must be an object') };
  if (Object.hasOwn(json.value, 'listed')) {
    const problems = [{ field: 'listed', problem: 'is what the feed says, which an overlay does not change' }];
    warn({ ...source, problems }, 'Part of a content record left out');
  }
  return { ...found, json: ok({ ...withOverlay(pictured, json.value), listed }) };
}
