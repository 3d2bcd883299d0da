import { createHash } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject, injectable } from 'inversify';
import type { FailedPicture, FeedAsset, KnownPictures, PictureLists } from '../../core/import/pictures/picture-plan.ts';
import type { FeedPictureSession, FeedPictureStore, MasterPicture } from '../../core/ports/feed-picture-store.ts';
import type { FeedLock } from '../../core/ports/listing-store.ts';
import { hasErrorCode } from '../../core/shared/error-text.ts';
import { isRecord, parseJson } from '../../core/shared/parse-json.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { makeMaster } from './make-master.ts';

/*
 * The pictures of a feed lie in a media folder of its own, which the media library reads like content/media:
 *
 *   feeds/<feed>/media/assets.json     the pictures that are there, by id
 *   feeds/<feed>/media/galleries.json  the pictures of each yacht, in order
 *   feeds/<feed>/media/failed.json     those that could not be had, and when they are asked for again
 *   feeds/<feed>/media/ab/<hash>.jpg   masters, named by the SHA-256 of what the feed's server gave
 */
const [ASSETS, GALLERIES, FAILED] = ['assets.json', 'galleries.json', 'failed.json'] as const;
const LISTS: readonly string[] = [ASSETS, GALLERIES, FAILED];

export interface FeedMediaOptions {
  readonly contentDir: string;
  /** Milliseconds in which every server has read the first of two lists that changed, before the other is written. */
  readonly pauseMs?: number;
}
export const FeedMediaOptions = Symbol.for('FeedMediaOptions');

/** A server looks at the lists once a second. */
const PAUSE_MS = 1500;

/** Keeps the pictures of feeds in the content folder (FD3). */
@injectable()
export class FeedMediaFolder implements FeedPictureStore {
  constructor(@inject(FeedMediaOptions) private readonly options: FeedMediaOptions) {}

  async begin(feed: string, lock: FeedLock): Promise<FeedPictureSession> {
    const { contentDir, pauseMs = PAUSE_MS } = this.options;
    const folder = join(contentDir, 'feeds', feed, 'media');
    await mkdir(folder, { recursive: true });
    const assets = await readList(folder, ASSETS, isAsset);
    const failed = await readList(folder, FAILED, isFailed);
    const files = await filesIn(folder);
    const named = new Set([...LISTS, ...assets.map(({ file }) => file)]);
    for (const file of files) {
      if (named.has(file)) continue;
      await lock.check();
      await rm(join(folder, file), { force: true });
    }
    // A master that was lost is fetched again.
    const there = assets.filter(({ file }) => files.has(file));
    const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
      new Map(rows.map((row) => [row.id, row]));
    return new Pictures(folder, { assets: byId(there), failed: byId(failed) }, lock, assets.length, pauseMs);
  }
}

class Pictures implements FeedPictureSession {
  /** The lists as they were written last, as hashes by name. */
  readonly #shown = new Map<string, string>();
  #making: Promise<unknown> = Promise.resolve();

  /** @param listed the number of assets in the list as it is */
  constructor(
    private readonly folder: string,
    readonly known: KnownPictures,
    private readonly lock: FeedLock,
    private listed: number,
    private readonly pauseMs: number,
  ) {}

  async keep(bytes: Uint8Array): Promise<Result<MasterPicture, string>> {
    // One at a time, since a large picture takes much memory.
    const making = this.#making.then(() => makeMaster(bytes));
    this.#making = making;
    const made = await making;
    if (!made.ok) return made;
    const { body, width, height } = made.value;
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const file = `${hash.slice(0, 2)}/${hash}.jpg`;
    const path = join(this.folder, file);
    if (!(await isThere(path))) await replaceFile(path, body);
    return ok({ file, width, height });
  }

  async show({ assets, galleries, failed }: PictureLists): Promise<void> {
    const lists: [string, readonly object[]][] = [
      [ASSETS, assets],
      [GALLERIES, galleries],
    ];
    // A gallery never names a picture that is not listed, whenever the process ends and whenever a server looks.
    if (assets.length < this.listed) lists.reverse();
    for (const [at, [name, rows]] of lists.entries()) {
      const isChanged = await this.#write(name, rows);
      if (isChanged && at === 0) await setTimeout(this.pauseMs);
    }
    await this.#write(FAILED, failed);
    this.listed = assets.length;
  }

  /** Returns whether the list has changed. */
  async #write(name: string, rows: readonly object[]): Promise<boolean> {
    const text = JSON.stringify(rows);
    const path = join(this.folder, name);
    const before = this.#shown.get(name) ?? (await readFile(path).then(hashOf, () => ''));
    const hash = hashOf(text);
    if (before === hash) return false;
    await this.lock.check();
    await replaceFile(path, text);
    this.#shown.set(name, hash);
    return true;
  }
}

/** Reads a list, which the site itself wrote; a missing one is empty. Throws for one that cannot be read. */
async function readList<Row>(
  folder: string,
  name: string,
  isRow: (value: unknown) => value is Row,
): Promise<readonly Row[]> {
  const path = join(folder, name);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return '[]';
    throw error;
  });
  const rows = parseJson(text);
  // To take it for an empty one would remove all pictures.
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new Error(`${path} is not a list of pictures`);
  return rows;
}

function isAsset(row: unknown): row is FeedAsset {
  return isRecord(row) && typeof row.id === 'string' && typeof row.file === 'string';
}

function isFailed(row: unknown): row is FailedPicture {
  return (
    isRecord(row) && typeof row.id === 'string' && typeof row.tries === 'number' && typeof row.againAt === 'number'
  );
}

function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the files in a folder and below it, with forward slashes. */
async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => !entry.isDirectory());
  return new Set(
    files.map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    ),
  );
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Writes a file so that it outlasts a power cut, and readers find the old one or the whole new one. */
async function replaceFile(path: string, body: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(`${path}.new`, 'w');
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}
