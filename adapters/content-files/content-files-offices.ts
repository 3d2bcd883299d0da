import type { Office } from '../../core/office/office.ts';
import type { OfficeDirectory } from '../../core/ports/office-directory.ts';
import { readContentFile } from './content-folder.ts';
import { rowsOf } from './content-list.ts';
import type { ContentLog } from './content-log.ts';
import { parseOffice } from './office-mapper.ts';

const FILE = 'offices.json';

/** The offices of `<dir>/offices.json`, read once at first use. */
export class ContentFilesOffices implements OfficeDirectory {
  readonly #dir: string;
  readonly #log: ContentLog;
  #read: Promise<ReadonlyMap<string, Office>> | null = null;

  constructor(dir: string, log: ContentLog) {
    this.#dir = dir;
    this.#log = log;
  }

  async all(): Promise<readonly Office[]> {
    return [...(await this.#offices()).values()];
  }

  async byId(id: string): Promise<Office | null> {
    return (await this.#offices()).get(id) ?? null;
  }

  #offices(): Promise<ReadonlyMap<string, Office>> {
    this.#read ??= readContentFile(this.#dir, FILE).then((file) => rowsOf(file, parseOffice, this.#log));
    return this.#read;
  }
}
