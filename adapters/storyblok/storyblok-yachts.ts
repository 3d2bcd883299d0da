import { inject, injectable } from 'inversify';
import type { Market } from '../../core/market/market.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import { StoryblokSpace } from './storyblok-space.ts';

/** The yachts of a space, in the order of their ids. */
@injectable()
export class StoryblokYachts implements YachtCatalogue {
  readonly #space: StoryblokSpace;

  constructor(@inject(StoryblokSpace) space: StoryblokSpace) {
    this.#space = space;
  }

  async all(): Promise<readonly Yacht[]> {
    return (await this.#space.current()).fleet.yachts;
  }

  async bySlug(market: Market, slug: string): Promise<Yacht | null> {
    return (await this.#space.current()).fleet.bySlug(market, slug);
  }

  async byId(id: YachtId): Promise<Yacht | null> {
    return (await this.#space.current()).fleet.byId(id);
  }

  async version(): Promise<string> {
    this.#space.renew();
    return (await this.#space.current()).fleet.version;
  }
}
