import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import {
  type ContentFile,
  isMissing,
  parseJsonFile,
  readContentFile,
  readContentFolder,
} from '../../adapters/content-files/content-folder.ts';
import { ok, type Result } from '../../core/shared/result.ts';

/** A file of the content parsed as JSON, or the reason why it could not be. */
export interface JsonFile {
  readonly name: string;
  readonly json: Result<unknown, string>;
}

/** All files of a content folder, before they are validated. */
export interface ContentFolder {
  readonly dir: string;
  readonly site: JsonFile;
  readonly home: JsonFile;
  readonly areas: JsonFile;
  readonly offices: JsonFile;
  readonly redirects: JsonFile;
  readonly assets: JsonFile;
  readonly galleries: JsonFile;
  /** The JSON is null where there are no charter terms. */
  readonly charterTerms: JsonFile;
  readonly stops: JsonFile;
  readonly calendars: readonly JsonFile[];
  readonly check: JsonFile;
  readonly pages: readonly JsonFile[];
  readonly drafts: readonly JsonFile[];
  readonly yachts: readonly JsonFile[];
  /** Paths below content/media, without the lists themselves. */
  readonly media: ReadonlySet<string>;
}

const LISTS = { assets: 'assets.json', galleries: 'galleries.json' } as const;

export async function readFolder(dir: string): Promise<ContentFolder> {
  const [site, home, areas, offices, redirects, assets, galleries, charterTerms, stops, check] = await Promise.all([
    one(dir, 'site.json'),
    one(dir, 'home.json'),
    one(dir, 'areas.json'),
    one(dir, 'offices.json'),
    one(dir, 'redirects.json', []),
    one(dir, `media/${LISTS.assets}`, []),
    one(dir, `media/${LISTS.galleries}`, []),
    one(dir, 'charter-terms.json', null),
    one(dir, 'stops.json', []),
    one(dir, 'check.json', { accept: [] }),
  ]);
  const [pages, drafts, yachts, calendars, media] = await Promise.all([
    folder(dir, 'pages'),
    folder(dir, 'drafts'),
    folder(dir, 'yachts'),
    folder(dir, 'calendars'),
    mediaFiles(dir),
  ]);
  return {
    dir,
    site,
    home,
    areas,
    offices,
    redirects,
    assets,
    galleries,
    charterTerms,
    stops,
    calendars,
    check,
    pages,
    drafts,
    yachts,
    media,
  };
}

/**
 *
 * @param absent the value of an optional file that does not exist
 */
async function one(dir: string, name: string, absent?: unknown): Promise<JsonFile> {
  const file = await readContentFile(dir, name);
  return isMissing(file) && absent !== undefined ? { name, json: ok(absent) } : asJson(file);
}

async function folder(dir: string, name: string): Promise<readonly JsonFile[]> {
  return ((await readContentFolder(dir, name)) ?? []).map(asJson);
}

function asJson(file: ContentFile): JsonFile {
  return { name: file.name, json: parseJsonFile(file) };
}

async function mediaFiles(dir: string): Promise<ReadonlySet<string>> {
  const found = await readdir(join(dir, 'media'), { recursive: true, withFileTypes: true }).catch(() => []);
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, 'media').length + 1));
  return new Set(
    names.map((name) => name.replaceAll(sep, '/')).filter((name) => !Object.values<string>(LISTS).includes(name)),
  );
}
