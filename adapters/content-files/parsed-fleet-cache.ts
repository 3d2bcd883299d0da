import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { CruisingArea, Yacht } from '../../core/yacht/yacht.ts';

/** A valid record as it was read: its file, and the yacht. */
export interface SnapshotEntry {
  readonly name: string;
  /** Changes whenever the file does. */
  readonly stamp: string;
  /** The SHA-256 of name and bytes. */
  readonly hash: string;
  readonly yacht: Yacht;
}

export interface FleetSnapshotOptions {
  readonly file: string;
  /** The build whose parser made the yachts; another build reads all records again. */
  readonly build: string;
}

export const FleetSnapshotOptions = Symbol.for('FleetSnapshotOptions');

/** Yachts that are parsed or written in one turn of the event loop. */
const YACHTS_PER_TURN = 64;
const NEW_LINE = 10;
/** Bytes that are read at a time, and with that the longest line; memory that is used again costs no new pages. */
const BLOCK_BYTES = 1024 * 1024;
/** The age in milliseconds of a part whose process was ended before it was whole. */
const ABANDONED_MS = 3_600_000;

/**
 * Keeps parsed yachts in a file, so that a start does not parse every record again: a line for the build and the areas,
 * then one for each yacht, in ASCII, which is decoded several times faster. A snapshot that cannot be read, or that
 * another build or other areas made, is ignored.
 */
export class ParsedFleetCache {
  constructor(private readonly options: FleetSnapshotOptions) {}

  /** @param areas by id @param areasHash of the file with the areas */
  async read(areas: ReadonlyMap<string, CruisingArea>, areasHash: string): Promise<readonly SnapshotEntry[]> {
    try {
      const lines = linesOf(this.options.file);
      if (lines.next().value !== this.#head(areasHash)) return [];
      const entries: SnapshotEntry[] = [];
      for (const line of lines) {
        entries.push(parseEntry(line, areas));
        if (entries.length % YACHTS_PER_TURN === 0) await setImmediate();
      }
      return entries;
    } catch {
      return [];
    }
  }

  /** Writes the snapshot atomically; throws where that is impossible. */
  async write(entries: readonly SnapshotEntry[], areasHash: string): Promise<void> {
    const { file } = this.options;
    // Another writing may be under way.
    const part = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await this.#removeAbandoned();
    const written = await open(part, 'w');
    try {
      await written.write(`${this.#head(areasHash)}\n`);
      for (let at = 0; at < entries.length; at += YACHTS_PER_TURN) {
        const lines = entries.slice(at, at + YACHTS_PER_TURN).map(entryLine);
        await written.write(lines.join(''));
        await setImmediate();
      }
      await written.close();
      await rename(part, file);
    } catch (error) {
      await written.close().catch(() => {});
      await rm(part, { force: true });
      throw error;
    }
  }

  async #removeAbandoned(): Promise<void> {
    const { file } = this.options;
    for (const name of await readdir(dirname(file))) {
      if (!name.startsWith(`${basename(file)}.`)) continue;
      const part = join(dirname(file), name);
      // Another process may have removed it, or finished it.
      const found = await stat(part).catch(() => null);
      if (found !== null && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(part, { force: true });
    }
  }

  #head(areasHash: string): string {
    return ascii(JSON.stringify({ build: this.options.build, areas: areasHash }));
  }
}

/** Reads the lines of a file in ASCII; throws where one is cut off or longer than a block. */
function* linesOf(file: string): Generator<string, undefined> {
  const source = openSync(file, 'r');
  try {
    const block = Buffer.allocUnsafe(BLOCK_BYTES);
    let kept = 0;
    for (;;) {
      const read = readSync(source, block, kept, block.length - kept, null);
      if (read === 0) break;
      const bytes = block.subarray(0, kept + read);
      let from = 0;
      for (let end = bytes.indexOf(NEW_LINE); end !== -1; end = bytes.indexOf(NEW_LINE, from)) {
        yield bytes.toString('latin1', from, end);
        from = end + 1;
      }
      block.copyWithin(0, from, bytes.length);
      kept = bytes.length - from;
    }
    if (kept > 0) throw new Error('it is cut off');
  } finally {
    closeSync(source);
  }
}

function entryLine({ name, stamp, hash, yacht }: SnapshotEntry): string {
  const { summer, winter } = yacht.cruising;
  const ids = (list: readonly CruisingArea[]) => list.map(({ id }) => id);
  return `${ascii(JSON.stringify([name, stamp, hash, ids(summer), ids(winter), { ...yacht, cruising: null }]))}\n`;
}

function parseEntry(line: string, areas: ReadonlyMap<string, CruisingArea>): SnapshotEntry {
  const [name, stamp, hash, summer, winter, yacht] = JSON.parse(line);
  const areasOf = (ids: readonly string[]) =>
    ids.map((id) => {
      const area = areas.get(id);
      if (area === undefined) throw new Error(`there is no area ${id}`);
      return area;
    });
  yacht.cruising = { summer: areasOf(summer), winter: areasOf(winter) };
  return { name, stamp, hash, yacht };
}

function ascii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
