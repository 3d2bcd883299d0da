import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** The instant at which each name was retired, in milliseconds; null for those of the newest build. */
export type Retirements = ReadonlyMap<string, number | null>;

export interface ArchiveIndex {
  /** By build id. */
  readonly builds: Retirements;
  /** By name below /assets/. */
  readonly files: Retirements;
}

export const NO_INDEX: ArchiveIndex = { builds: new Map(), files: new Map() };

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
      if (isMissing(error)) return null;
      throw error;
    });
    return text === null ? NO_INDEX : parseIndex(text);
  }

  /**
   * Writes the index. Rejects where another server that started at the same time has written the index of another
   * build.
   */
  async writeIndex({ builds, files }: ArchiveIndex, buildId: string): Promise<void> {
    const wire = { version: VERSION, builds: Object.fromEntries(builds), files: Object.fromEntries(files) };
    await this.#whole(this.#index, (part) => writeFile(part, JSON.stringify(wire)));
    const written = await this.readIndex();
    if (written.builds.get(buildId) !== null) throw new Error('another server wrote index.json at the same time');
  }

  /** Stores assets. An existing file of the same size is the same. */
  async store(assets: ReadonlyMap<string, string>): Promise<void> {
    await forEachSettled(assets, async ([name, source]) => {
      const [wanted, found] = await Promise.all([stat(source), stat(this.pathOf(name)).catch(() => null)]);
      if (found?.size !== wanted.size) await this.#whole(this.pathOf(name), (part) => copyFile(source, part));
    });
  }

  /** Removes files, and parts that were left before `deadBefore`, in milliseconds. */
  async remove(names: readonly string[], deadBefore: number): Promise<void> {
    await forEachSettled(names, (name) => rm(this.pathOf(name), { force: true }));
    await mkdir(this.#parts, { recursive: true });
    await forEachSettled(await readdir(this.#parts), async (name) => {
      const part = join(this.#parts, name);
      const found = await stat(part).catch(() => null);
      if (found !== null && found.mtimeMs < deadBefore) await rm(part, { force: true });
    });
  }

  /** Writes a file under a temporary name and renames it, so that no reader sees a part of it. */
  async #whole(path: string, write: (part: string) => Promise<void>): Promise<void> {
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

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function parseIndex(text: string): ArchiveIndex {
  const { version, builds, files } = recordOf(parsed(text));
  const index = { builds: retirements(builds), files: retirements(files) };
  if (version !== VERSION || index.builds === null || index.files === null)
    throw new Error('index.json is none of ours, so that every earlier build counts as retired now');
  return { builds: index.builds, files: index.files };
}

function retirements(raw: unknown): Retirements | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const found = new Map<string, number | null>();
  const entries: [string, unknown][] = Object.entries(raw);
  for (const [name, retired] of entries) {
    if (retired !== null && typeof retired !== 'number') return null;
    found.set(name, retired);
  }
  return found;
}

function recordOf(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? { ...raw } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
