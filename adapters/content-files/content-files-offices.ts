import { inject, injectable, optional } from 'inversify';
import type { Office } from '../../core/office/office.ts';
import type { OfficeDirectory } from '../../core/ports/office-directory.ts';
import { type IsTimeZone, parseOffice } from '../../core/records/parse-office.ts';
import { Log } from '../../core/shared/log.ts';
import { hashOf, readContentFile, stampOf } from './content-folder.ts';
import { rowsOf } from './content-list.ts';
import { ContentDir, ContentLookAgainMs, TimeZoneCheck } from './content-settings.ts';
import { ContentSource, LOOK_AGAIN_MS } from './content-source.ts';

const FILE = 'offices.json';

interface Offices {
  readonly byId: ReadonlyMap<string, Office>;
  readonly version: string;
}

/** The offices of `<dir>/offices.json`, read at the first use. `version` reads them again where the file changed. */
@injectable()
export class ContentFilesOffices implements OfficeDirectory {
  readonly #offices: ContentSource<Offices>;

  constructor(
    @inject(ContentDir) dir: string,
    @inject(Log) log: Pick<Log, 'warn'>,
    @inject(TimeZoneCheck) isTimeZone: IsTimeZone,
    @inject(ContentLookAgainMs) @optional() lookAgainMs = LOOK_AGAIN_MS,
  ) {
    this.#offices = new ContentSource({
      stamp: () => stampOf(dir, [FILE]),
      read: async () => {
        const file = await readContentFile(dir, FILE);
        return { byId: rowsOf(file, (row) => parseOffice(row, isTimeZone), log), version: hashOf([file]) };
      },
      log,
      lookAgainMs,
    });
  }

  async all(): Promise<readonly Office[]> {
    return [...(await this.#offices.current()).byId.values()];
  }

  async byId(id: string): Promise<Office | null> {
    return (await this.#offices.current()).byId.get(id) ?? null;
  }

  async version(): Promise<string> {
    await this.#offices.renew();
    return (await this.#offices.current()).version;
  }
}
