import type { Recommendations } from '../../core/ports/recommendations.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { similarity } from '../../core/search/similarity.ts';
import type { Market } from '../../core/yacht/market.ts';
import { offeredOn } from '../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';

/** Recommends by likeness of the yachts themselves: no visitor is watched for it. */
export class EmbeddedRecommendations implements Recommendations {
  readonly #catalogue: YachtCatalogue;

  constructor(catalogue: YachtCatalogue) {
    this.#catalogue = catalogue;
  }

  async similar(yacht: Yacht, market: Market, count: number): Promise<readonly YachtId[]> {
    const others = (await this.#catalogue.all()).filter(
      (other) => other.id !== yacht.id && offeredOn(other.market, market),
    );
    return others
      .map((other) => ({ id: other.id, alike: similarity(yacht, other, market) }))
      .sort((a, b) => b.alike - a.alike || (a.id < b.id ? -1 : 1))
      .slice(0, Math.max(count, 0))
      .map(({ id }) => id);
  }
}
