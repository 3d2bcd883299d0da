import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRecord, parseJson } from '../../core/shared/parse-json.ts';
import type { Fields } from '../stored-stories/stored.ts';
import { pathProblem } from './path-problem.ts';

/** Of a list of at least so many rows no more than this share may go at once. */
const SMALL_LIST = 5;
const MAX_REMOVED = 0.2;

/** The rules by which a pull changes a folder. */
export interface FolderRules {
  readonly dryRun: boolean;
  /** Whether a list may lose more than a fifth of its rows. */
  readonly acceptsRemovals: boolean;
}

/** Writes records into a content folder. A file that says the same already stays as it is. */
export class FolderWriter {
  /** Files that were written, records of the folder that the space does not have, and rows that went from lists. */
  readonly written: string[] = [];
  readonly extra: string[] = [];
  readonly removed: string[] = [];
  /** Names that the space gives to files and that no file may have, each with the reason. */
  readonly refused: string[] = [];

  constructor(
    private readonly dir: string,
    private readonly rules: FolderRules,
  ) {}

  async one(file: string, record: Fields | undefined): Promise<void> {
    if (record !== undefined) await this.#write(file, record);
    else if (existsSync(join(this.dir, file))) this.extra.push(file);
  }

  /**
   * Writes a list in the order of its rows, or, where that says nothing, in the order that the file has.
   * @param stays whether a row of the file that the space does not have stays
   */
  async rows(
    file: string,
    rows: readonly Fields[],
    isOrdered: boolean,
    stays: (row: Fields) => boolean = () => false,
  ): Promise<void> {
    const read = await this.#read(file);
    if (rows.length === 0 && read === undefined) return;
    const before: readonly unknown[] = Array.isArray(read) ? read : [];
    const ids = new Set(rows.map(({ id }) => id));
    const missing = before.filter(isRecord).filter(({ id }) => id !== undefined && !ids.has(id));
    const kept = missing.filter(stays);
    const gone = missing.length - kept.length;
    if (!this.rules.acceptsRemovals && gone > Math.max(SMALL_LIST, before.length * MAX_REMOVED)) {
      return this.refuse(file, `would lose ${gone} of its ${before.length} rows; --accept removals lets it`);
    }
    this.removed.push(...missing.filter((row) => !kept.includes(row)).map(({ id }) => `${file} ${id}`));
    const places = new Map(before.map((row, at) => [isRecord(row) ? row.id : at, at]));
    const place = ({ id }: Fields) => places.get(id) ?? places.size;
    const all = [...rows, ...kept];
    await this.#write(file, isOrdered ? all : all.toSorted((a, b) => place(a) - place(b)));
  }

  /**
   * Writes a file for each record into a folder: where the folder has one with its id, that one.
   * @param key name of the field with the id
   * @param fileOf the file of a record that the folder does not have, below it; null where its id is none
   * @param kept ids of records that are in the space, and of which nothing is known
   */
  async each(
    folder: string,
    key: string,
    records: readonly Fields[],
    fileOf: (record: Fields) => string | null,
    kept: readonly string[] = [],
  ): Promise<void> {
    const known = new Map<unknown, string>();
    for (const file of await this.#files(folder)) {
      const record = await this.#read(file);
      if (isRecord(record)) known.set(record[key], file);
    }
    const ids = new Set<unknown>([...kept, ...records.map((record) => record[key])]);
    const taken = new Set(known.values());
    for (const record of records) {
      const name = fileOf(record);
      const free = [`${folder}/${name}.json`, `${folder}/${name}-${record[key]}.json`].find((file) => !taken.has(file));
      const file = known.get(record[key]) ?? (name === null ? undefined : free);
      if (file === undefined) this.refuse(`${folder}/${record[key]}`, 'is not an id of a record');
      else await this.#write(file, record);
      if (file !== undefined) taken.add(file);
    }
    this.extra.push(...[...known].filter(([id]) => !ids.has(id)).map(([, file]) => file));
  }

  /** Writes the calendars, each into the file that has one of its yacht. */
  async calendars(rows: readonly Fields[]): Promise<void> {
    const files = new Map<string, Fields[]>();
    const known = new Map<unknown, string>();
    for (const file of await this.#files('calendars')) {
      const before = await this.#read(file);
      for (const row of Array.isArray(before) ? before.filter(isRecord) : []) known.set(row.id, file);
      files.set(file, []);
    }
    for (const row of rows) {
      const file = known.get(row.id) ?? 'calendars/fleet.json';
      files.set(file, [...(files.get(file) ?? []), row]);
    }
    for (const [file, own] of files) await this.rows(file, own, false);
  }

  async bytes(file: string, content: Uint8Array): Promise<void> {
    const problem = await pathProblem(this.dir, file);
    if (problem !== null) return this.refuse(file, problem);
    this.written.push(file);
    if (this.rules.dryRun) return;
    await mkdir(dirname(join(this.dir, file)), { recursive: true });
    await writeFile(join(this.dir, file), content);
  }

  /** Notes a file that is not written. Its name may hold codes for a terminal. */
  refuse(file: string, problem: string): void {
    this.refused.push(`${JSON.stringify(file)} ${problem}`);
  }

  async #files(folder: string): Promise<readonly string[]> {
    if (!existsSync(join(this.dir, folder))) return [];
    const names = await readdir(join(this.dir, folder), { recursive: true });
    return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
  }

  async #read(file: string): Promise<unknown> {
    const path = join(this.dir, file);
    return existsSync(path) ? parseJson(await readFile(path, 'utf8')) : undefined;
  }

  async #write(file: string, value: Fields | readonly Fields[]): Promise<void> {
    if (isSameContent(await this.#read(file), value)) return;
    await this.bytes(file, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));
  }
}

/** Returns whether two values say the same: a field that is missing, null, '' or an empty list is empty in each. */
function isSameContent(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => isSameContent(one, b[at]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSameContent(a[key], b[key]));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
