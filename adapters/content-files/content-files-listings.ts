import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { inject, injectable } from 'inversify';
import { parseRecordsAndLog } from '../../core/content/parse-source-records.ts';
import type { KnownListing } from '../../core/import/known-listing.ts';
import type { YachtRecord } from '../../core/import/yacht-record.ts';
import { type ImportTransaction, ImportUnderWayError, type ListingStore } from '../../core/ports/listing-store.ts';
import { parseArea } from '../../core/records/parse-places.ts';
import { Log } from '../../core/shared/log.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import type { CruisingArea } from '../../core/yacht/yacht.ts';
import {
  isMissing,
  jsonFilesIn,
  listFolder,
  parseJsonFile,
  readContentFile,
  readContentFileSync,
  rowsOrWarn,
  throwIfUnreadable,
} from './content-folder.ts';
import { ContentDir } from './content-source.ts';
import {
  feedDir,
  feedsIn,
  LISTINGS_FILE,
  LISTINGS_VERSION,
  parseStoredListings,
  readListingsFile,
  type StoredListing,
  yachtFile,
} from './feed-folder.ts';
import { type ImportLock, takeLock } from './import-lock.ts';

/** Milliseconds after which a record that no list names is of no import that still runs. */
const LEFTOVER_MS = 3_600_000;
/** Files that are read in one turn of the event loop. */
const FILES_PER_TURN = 32;
/** Files that are written at the same time: the disk sorts them, and one import does not fill its queue. */
const AT_ONCE = 16;

/** Keeps the yachts of feeds in the content folder (FD1, FD2). */
@injectable()
export class ContentFilesListings implements ListingStore {
  constructor(
    @inject(ContentDir) private readonly dir: string,
    @inject(Log) private readonly log: Pick<Log, 'warn'>,
  ) {}

  async known(feed: string): Promise<ReadonlyMap<string, KnownListing>> {
    const file = await readListingsFile(this.dir, feed);
    const listings = parseStoredListings(file);
    if (!listings.ok && !isMissing(file)) throw new Error(`${file.name} ${listings.error}`);
    const records = (await listFolder(join(feedDir(this.dir, feed), 'yachts'))) ?? [];
    const there = new Set(records.map(({ name }) => name));
    const known = (listing: StoredListing) => ({ ...listing, file: there.has(listing.file) ? listing.file : null });
    return new Map((listings.ok ? listings.value : []).map((listing) => [listing.ref, known(listing)]));
  }

  async lastSource(feed: string): Promise<string | null> {
    const json = parseJsonFile(await readListingsFile(this.dir, feed));
    return json.ok && isRecord(json.value) && typeof json.value.source === 'string' ? json.value.source : null;
  }

  async otherSlugs(feed: string): Promise<ReadonlySet<string>> {
    const slugs = new Set<string>();
    const names = await jsonFilesIn(this.dir, 'yachts');
    for (const [at, name] of (names ?? []).entries()) {
      if (at % FILES_PER_TURN === 0) await setImmediate();
      const json = parseJsonFile(throwIfUnreadable(readContentFileSync(this.dir, name)));
      const own = json.ok && isRecord(json.value) && isRecord(json.value.slugs) ? Object.values(json.value.slugs) : [];
      for (const slug of own) if (typeof slug === 'string') slugs.add(slug);
    }
    for (const other of await feedsIn(this.dir)) {
      if (other === feed) continue;
      const listings = parseStoredListings(await readListingsFile(this.dir, other));
      for (const { slug } of listings.ok ? listings.value : []) slugs.add(slug);
    }
    return slugs;
  }

  async areas(): Promise<ReadonlyMap<string, CruisingArea>> {
    const rows = rowsOrWarn(await readContentFile(this.dir, 'areas.json'), this.log);
    return parseRecordsAndLog(rows, parseArea, this.log);
  }

  async record(feed: string, { file }: KnownListing): Promise<YachtRecord | null> {
    if (file === null) return null;
    const json = parseJsonFile(await readContentFile(this.dir, yachtFile(feed, file)));
    return json.ok && isRecord(json.value) ? json.value : null;
  }

  async begin(feed: string): Promise<ImportTransaction> {
    const folder = feedDir(this.dir, feed);
    await mkdir(join(folder, 'yachts'), { recursive: true });
    const lock = await takeLock(join(folder, 'import.lock'));
    try {
      const known = await this.known(feed);
      const used = new Set([...known.values()].map(({ file }) => file));
      await removeUnused(join(folder, 'yachts'), used, lock.takenAt - LEFTOVER_MS);
      return new Changes(folder, known, lock);
    } catch (error) {
      await lock.release();
      throw error;
    }
  }
}

class Changes implements ImportTransaction {
  readonly #changed = new Map<string, KnownListing>();
  readonly #writing = new Set<Promise<void>>();
  #isOver = false;

  constructor(
    private readonly dir: string,
    private readonly known: ReadonlyMap<string, KnownListing>,
    private readonly lock: ImportLock,
  ) {}

  async put(listing: KnownListing, record: YachtRecord): Promise<void> {
    const text = `${JSON.stringify(record, null, 2)}\n`;
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const file = `${listing.slug}-${hash}.json`;
    this.#changed.set(listing.ref, { ...listing, file });
    if (this.known.get(listing.ref)?.file === file) return;
    while (this.#writing.size >= AT_ONCE) await Promise.race(this.#writing);
    const writing: Promise<void> = writeDurably(join(this.dir, 'yachts', file), text);
    this.#writing.add(writing);
    writing.then(
      () => this.#writing.delete(writing),
      // The failure is thrown by the next call that waits.
      () => {},
    );
  }

  async check(): Promise<void> {
    if (!(await this.lock.isHeld())) throw new ImportUnderWayError('Another import of this feed has begun meanwhile');
  }

  async commit(source: string): Promise<void> {
    await Promise.all(this.#writing);
    await this.check();
    const listings = new Map([...this.known, ...this.#changed]);
    const text = JSON.stringify({ version: LISTINGS_VERSION, source, listings: [...listings.values()] });
    await syncFolder(join(this.dir, 'yachts'));
    await writeDurably(join(this.dir, `${LISTINGS_FILE}.new`), text);
    await rename(join(this.dir, `${LISTINGS_FILE}.new`), join(this.dir, LISTINGS_FILE));
    await syncFolder(this.dir);
    await this.#end();
  }

  async end(): Promise<void> {
    await Promise.allSettled(this.#writing);
    await this.#end();
  }

  async #end(): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    await this.lock.release();
  }
}

/** Writes a file so that it outlasts a power cut. */
async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the names in a folder outlast a power cut, where the system can. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

/**
 * Removes the records that earlier imports replaced or left behind; the last list that named them is gone by now. Newer
 * ones may be of an import that runs although its lock was taken over.
 * @param before milliseconds since 1970
 */
async function removeUnused(folder: string, used: ReadonlySet<string | null>, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (used.has(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && found.mtimeMs < before) await rm(path, { force: true, recursive: true });
  }
}
