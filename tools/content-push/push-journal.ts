import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRecord, parseJson } from '../../core/shared/parse-json.ts';

/** What a push knows of an entry that it has written. */
export interface Written {
  readonly id: number;
  /** What was written, or, of a story, when: while the space still has it, nobody has changed the entry since. */
  readonly seen: string;
  /** A hash of the story that was written. */
  readonly wanted: string;
}

/**
 * The entries that the pushes of this machine have written into a space, in a file of one line each. A line is added
 * before and after each write, so that a push can be interrupted at any time.
 */
export class PushJournal {
  readonly #written = new Map<string, Written>();
  /** Entries whose write has begun and was not seen to end. */
  readonly #begun = new Set<string>();

  /** @param isKept whether the file is written, which a dry run does not */
  constructor(
    private readonly path: string,
    private readonly isKept = true,
  ) {
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
    for (const line of lines) this.#take(parseJson(line));
    if (!isKept) return;
    mkdirSync(dirname(path), { recursive: true });
    const rows = [...this.#written].map(([key, written]) => JSON.stringify({ key, ...written }));
    const open = [...this.#begun].map((key) => JSON.stringify({ key }));
    writeFileSync(`${path}.new`, [...rows, ...open, ''].join('\n'));
    renameSync(`${path}.new`, path);
  }

  get(key: string): Written | undefined {
    return this.#written.get(key);
  }

  hasBegun(key: string): boolean {
    return this.#begun.has(key);
  }

  get isInterrupted(): boolean {
    return this.#begun.size > 0;
  }

  get entries(): Iterable<readonly [string, Written]> {
    return this.#written;
  }

  /** @param isNew whether an entry is made, so that what was written before is there no more */
  begin(key: string, isNew = false): void {
    if (isNew && this.#written.has(key)) this.forget(key);
    this.#begun.add(key);
    this.#add({ key });
  }

  end(key: string, written: Written): void {
    this.#begun.delete(key);
    this.#written.set(key, written);
    this.#add({ key, ...written });
  }

  forget(key: string): void {
    this.#begun.delete(key);
    this.#written.delete(key);
    this.#add({ key, gone: true });
  }

  #add(line: object): void {
    if (this.isKept) appendFileSync(this.path, `${JSON.stringify(line)}\n`);
  }

  /** A last line that was cut off is no JSON, and its entry has begun. */
  #take(line: unknown): void {
    if (!isRecord(line) || typeof line.key !== 'string') return;
    const { key, id, seen, wanted } = line;
    this.#begun.delete(key);
    if (line.gone === true) this.#written.delete(key);
    else if (typeof id === 'number' && typeof seen === 'string' && typeof wanted === 'string')
      this.#written.set(key, { id, seen, wanted });
    else this.#begun.add(key);
  }
}

/** Returns the file of a space's journal in the cache folder. */
export function journalFile(cacheDir: string, host: string, space: number): string {
  const server = createHash('sha256').update(host).digest('hex').slice(0, 8);
  return join(cacheDir, 'content-push', `${space}-${server}.jsonl`);
}
