import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { hasErrorCode } from '../../core/shared/error-text.ts';

/** Milliseconds for which those who ask for unknown files wait, so that many of them cause one look at the disk. */
const LOOK_INTERVAL_MS = 100;
/** Milliseconds for which a file is kept after the last build that had it. */
const ASSET_LIFE_MS = 24 * 60 * 60 * 1000;

export interface AssetArchiveOptions {
  /** Shared by deploys, and by nodes that share a disk. */
  readonly folder: string;
  /** This build's files by their names under /assets/, see `listAssets`; names contain a hash of the content. */
  readonly assets: ReadonlyMap<string, string>;
  readonly buildId: string;
  /** Milliseconds. */
  readonly now: () => number;
  readonly warn: (message: string) => void;
}

/** Finds this build's assets, and those of earlier builds that open tabs may still request. */
export interface AssetArchive {
  has(name: string): boolean;
  /** Looks which files other nodes have added since the start: a page of a newer build may ask this node for its own. */
  lookAgain(): Promise<void>;
  /** Absolute path; null for a name that no build of the last day had. Names are looked up, never joined to a path. */
  file(name: string): string | null;
  /** Ids of the builds of the last day, this one first. */
  builds(): string[];
}

/**
 * Stores this build's assets in the folder, so that the next deploy can serve them for a day, and removes those that
 * were retired more than a day ago. Never rejects: a failure is logged as a warning, and this build's own files are
 * always served.
 */
export async function openAssetArchive(options: AssetArchiveOptions): Promise<AssetArchive> {
  const { folder, assets, buildId, now, warn } = options;
  const disk = new ArchiveFolder(folder);
  const at = now();
  const failures: string[] = [];
  const orFallback = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
    work.catch((error: unknown) => {
      failures.push(String(error));
      return otherwise;
    });

  const before = await orFallback(disk.readIndex(), EMPTY_INDEX);
  const stored = await orFallback(disk.list(), []);
  const builds = renewed(before.builds, before.builds.keys(), [buildId], at);
  // Files that the index does not have count as retired now: the index was lost, or a server that started at the same
  // time overwrote it.
  const files = renewed(before.files, stored, assets.keys(), at);
  const index: ArchiveIndex = { builds, files };
  const expired = stored.filter((name) => !files.has(name));
  // Removing comes first, because these files may be what fills the disk.
  await orFallback(disk.remove(expired, at - ASSET_LIFE_MS), undefined);
  await orFallback(disk.store(assets), undefined);
  await orFallback(disk.writeIndex(index, buildId), undefined);
  if (failures.length > 0) {
    const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : '';
    warn(`Assets of earlier builds may not be kept in ${folder}: ${failures[0]}${more}`);
  }

  let look: Promise<void> | null = null;
  async function lookInAWhile(): Promise<void> {
    await pause(LOOK_INTERVAL_MS);
    look = null;
    const found = await disk.readIndex().catch(() => EMPTY_INDEX);
    for (const [name, retired] of found.files) if (!files.has(name)) files.set(name, retired);
    for (const [id, retired] of found.builds) if (!builds.has(id)) builds.set(id, retired);
  }

  const isReachable = (retired: number | null | undefined) => retired !== undefined && isAlive(retired, now());
  const file = (name: string) => assets.get(name) ?? (isReachable(files.get(name)) ? disk.pathOf(name) : null);
  return {
    file,
    has: (name) => file(name) !== null,
    lookAgain() {
      look ??= lookInAWhile();
      return look;
    },
    builds: () => [buildId, ...[...builds.keys()].filter((id) => id !== buildId && isReachable(builds.get(id)))],
  };
}

/**
 * Updates the retirement instants: current names have none, others keep theirs or are retired now, and expired ones are
 * dropped.
 */
function renewed(
  before: Retirements,
  known: Iterable<string>,
  current: Iterable<string>,
  at: number,
): Map<string, number | null> {
  const next = new Map<string, number | null>();
  for (const name of known) {
    // A wrong clock may have written an instant in the future.
    const retired = Math.min(before.get(name) ?? at, at);
    if (isAlive(retired, at)) next.set(name, retired);
  }
  for (const name of current) next.set(name, null);
  return next;
}

function isAlive(retired: number | null, now: number): boolean {
  return retired === null || now - retired <= ASSET_LIFE_MS;
}

/** The instant at which each name was retired, in milliseconds; null for those of the newest build. */
export type Retirements = ReadonlyMap<string, number | null>;

export interface ArchiveIndex {
  /** By build id. */
  readonly builds: Retirements;
  /** By name under /assets/. */
  readonly files: Retirements;
}

const EMPTY_INDEX: ArchiveIndex = { builds: new Map(), files: new Map() };

const VERSION = 1;

/**
 * Lists the files below a folder: absolute paths by their relative paths with slashes. Rejects where it cannot be read.
 */
export async function listAssets(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = resolve(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(relative(folder, file).split(sep).join('/'), file);
  }
  return files;
}

/** The archive on disk: `files/` by name, `index.json`, and `parts/` for files that are being written. */
export class ArchiveFolder {
  readonly #files: string;
  readonly #parts: string;
  readonly #index: string;

  constructor(folder: string) {
    this.#files = resolve(folder, 'files');
    this.#parts = resolve(folder, 'parts');
    this.#index = resolve(folder, 'index.json');
  }

  pathOf(name: string): string {
    return join(this.#files, name);
  }

  async list(): Promise<string[]> {
    await mkdir(this.#files, { recursive: true });
    return [...(await listAssets(this.#files)).keys()];
  }

  /** Reads the index; empty where there is none yet. */
  async readIndex(): Promise<ArchiveIndex> {
    const text = await readFile(this.#index, 'utf8').catch((error: unknown) => {
      if (hasErrorCode(error, 'ENOENT')) return null;
      throw error;
    });
    return text === null ? EMPTY_INDEX : parseIndex(text);
  }

  /**
   * Writes the index. Rejects where another server that started at the same time has written the index of another
   * build.
   */
  async writeIndex({ builds, files }: ArchiveIndex, buildId: string): Promise<void> {
    const wire = { version: VERSION, builds: Object.fromEntries(builds), files: Object.fromEntries(files) };
    await this.#writeWhole(this.#index, (part) => writeFile(part, JSON.stringify(wire)));
    const written = await this.readIndex();
    if (written.builds.get(buildId) !== null) throw new Error('another server wrote index.json at the same time');
  }

  /** Stores assets. An existing file of the same name and size counts as the same. */
  async store(assets: ReadonlyMap<string, string>): Promise<void> {
    await forEachSettled(assets, async ([name, source]) => {
      const [wanted, found] = await Promise.all([stat(source), stat(this.pathOf(name)).catch(() => null)]);
      if (found?.size !== wanted.size) await this.#writeWhole(this.pathOf(name), (part) => copyFile(source, part));
    });
  }

  /** Removes files, and parts that were last written before an instant in milliseconds. */
  async remove(names: readonly string[], lastWrittenBefore: number): Promise<void> {
    await forEachSettled(names, (name) => rm(this.pathOf(name), { force: true }));
    await mkdir(this.#parts, { recursive: true });
    await forEachSettled(await readdir(this.#parts), async (name) => {
      const part = join(this.#parts, name);
      const found = await stat(part).catch(() => null);
      if (found !== null && found.mtimeMs < lastWrittenBefore) await rm(part, { force: true });
    });
  }

  /** Writes a file under a temporary name and renames it, so that no reader sees a part of it. */
  async #writeWhole(path: string, write: (part: string) => Promise<void>): Promise<void> {
    const part = join(this.#parts, randomUUID());
    try {
      await mkdir(this.#parts, { recursive: true });
      await mkdir(dirname(path), { recursive: true });
      await write(part);
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true }).catch(() => {});
      throw error;
    }
  }
}

/** Runs the work for all items and throws the first failure at the end. */
async function forEachSettled<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled([...items].map(work));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

const RETIREMENTS = v.pipe(
  v.unknown(),
  v.check((raw) => !Array.isArray(raw)),
  v.record(v.string(), v.nullable(v.number())),
  v.transform((retirements) => new Map(Object.entries(retirements))),
);
const INDEX = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(VERSION), builds: RETIREMENTS, files: RETIREMENTS }),
);

function parseIndex(text: string): ArchiveIndex {
  const index = v.safeParse(INDEX, text);
  if (!index.success)
    throw new Error('index.json has an unknown format, so that every earlier file counts as retired now');
  return index.output;
}
