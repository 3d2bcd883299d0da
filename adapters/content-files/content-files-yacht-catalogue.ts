import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { Market } from '../../core/yacht/market.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import type { ContentLog } from './content-log.ts';
import type { Fleet } from './fleet.ts';
import { readFleet } from './read-fleet.ts';

/**
 * The yachts of `<dir>/yachts/*.json`, in the order of the file names, with the areas of `<dir>/areas.json`.
 * Read once, at first use; `reload` reads again, and until that is done the old fleet answers.
 */
export class ContentFilesYachtCatalogue implements YachtCatalogue {
  readonly #dir: string;
  readonly #log: ContentLog;
  #fleet: Promise<Fleet> | null = null;

  constructor(dir: string, log: ContentLog) {
    this.#dir = dir;
    this.#log = log;
  }

  async all(): Promise<readonly Yacht[]> {
    return (await this.#current()).yachts;
  }

  async bySlug(market: Market, slug: string): Promise<Yacht | null> {
    return (await this.#current()).bySlug(market, slug);
  }

  async byId(id: YachtId): Promise<Yacht | null> {
    return (await this.#current()).byId(id);
  }

  async version(): Promise<string> {
    return (await this.#current()).version;
  }

  async reload(): Promise<void> {
    const next = readFleet(this.#dir, this.#log);
    this.#fleet ??= next;
    await next;
    this.#fleet = next;
  }

  #current(): Promise<Fleet> {
    this.#fleet ??= readFleet(this.#dir, this.#log);
    return this.#fleet;
  }
}
