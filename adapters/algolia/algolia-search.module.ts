import { ContainerModule } from 'inversify';
import { Recommendations } from '../../core/ports/recommendations.ts';
import { SiteSearch } from '../../core/ports/site-search.ts';
import { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { YachtSearch } from '../../core/ports/yacht-search.ts';
import { type AlgoliaSearchAccount, algoliaClient } from './algolia-client.ts';
import { AlgoliaRecommendations } from './recommend/algolia-recommendations.ts';
import type { RecommendModel } from './recommend/recommend-model.ts';
import type { SearchLog } from './search-log.ts';
import { AlgoliaSiteSearch } from './site/algolia-site-search.ts';
import { AlgoliaYachtSearch } from './yachts/algolia-yacht-search.ts';

export interface AlgoliaSearchWiring extends AlgoliaSearchAccount {
  /** Name of the yacht index. */
  readonly index: string;
  /** Name of the index of everything. */
  readonly siteIndex: string;
  /** The model that recommends; null leaves recommendations to others. */
  readonly recommend: RecommendModel | null;
}

/** Search in the indices of an Algolia application, and its recommendations where a model is named. */
export function algoliaSearchModule(
  { index, siteIndex, recommend: model, ...account }: AlgoliaSearchWiring,
  log: SearchLog,
): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const client = algoliaClient(account, log);
    bind<YachtSearch>(YachtSearch).toConstantValue(new AlgoliaYachtSearch({ client, index, log }));
    bind<SiteSearch>(SiteSearch).toConstantValue(new AlgoliaSiteSearch({ client, index: siteIndex, log }));
    if (model === null) return;
    bind<Recommendations>(Recommendations)
      .toResolvedValue(
        (catalogue: YachtCatalogue) => new AlgoliaRecommendations({ client, index, model, catalogue, log }),
        [YachtCatalogue],
      )
      .inSingletonScope();
  });
}
