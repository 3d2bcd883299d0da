import { inject, injectable, optional } from 'inversify';
import type { Market } from '../../core/market/market.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { Fleet } from '../../core/records/fleet.ts';
import { Log } from '../../core/shared/log.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import { stampOf } from './content-folder.ts';
import { ContentDir, ContentLookAgainMs } from './content-settings.ts';
import { ContentSource, LOOK_AGAIN_MS } from './content-source.ts';
import { readFleet } from './read-fleet.ts';

/**
 * The yachts of `<dir>/yachts/*.json` in the order of the file names, with the areas of `<dir>/areas.json`. They are
 * read at the first use; `version` reads them again where files changed.
 */
@injectable()
export class ContentFilesYachtCatalogue implements YachtCatalogue {
  readonly #fleet: ContentSource<Fleet>;

  constructor(
    @inject(ContentDir) dir: string,
    @inject(Log) log: Pick<Log, 'warn'>,
    @inject(ContentLookAgainMs) @optional() lookAgainMs = LOOK_AGAIN_MS,
  ) {
    this.#fleet = new ContentSource({
      stamp: () => stampOf(dir, ['areas.json', 'yachts']),
      read: () => readFleet(dir, log),
      log,
      lookAgainMs,
    });
  }

  async all(): Promise<readonly Yacht[]> {
    return (await this.#fleet.current()).yachts;
  }

  async bySlug(market: Market, slug: string): Promise<Yacht | null> {
    return (await this.#fleet.current()).bySlug(market, slug);
  }

  async byId(id: YachtId): Promise<Yacht | null> {
    return (await this.#fleet.current()).byId(id);
  }

  async version(): Promise<string> {
    await this.#fleet.renew();
    return (await this.#fleet.current()).version;
  }
}
