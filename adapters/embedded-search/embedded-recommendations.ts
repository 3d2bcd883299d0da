import { inject, injectable } from 'inversify';
import type { Market } from '../../core/market/market.ts';
import type { Recommendations } from '../../core/ports/recommendations.ts';
import { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { mostSimilar } from '../../core/search/related-yachts.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';

/** Recommends the most similar yachts, by their records alone, without tracking visitors. */
@injectable()
export class EmbeddedRecommendations implements Recommendations {
  readonly #catalogue: YachtCatalogue;

  constructor(@inject(YachtCatalogue) catalogue: YachtCatalogue) {
    this.#catalogue = catalogue;
  }

  async similar(yacht: Yacht, market: Market, count: number): Promise<readonly YachtId[]> {
    return mostSimilar(await this.#catalogue.all(), yacht, market, count).map(({ id }) => id);
  }
}
