import { ContainerModule } from 'inversify';
import { Recommendations } from '../../core/ports/recommendations.ts';
import { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { YachtSearch } from '../../core/ports/yacht-search.ts';
import { EmbeddedRecommendations } from './embedded-recommendations.ts';
import { EmbeddedYachtSearch } from './embedded-yacht-search.ts';

/** Search over the container's own catalogue. */
export const embeddedSearchModule = new ContainerModule(({ bind }) => {
  bind<YachtSearch>(YachtSearch)
    .toResolvedValue((catalogue: YachtCatalogue) => new EmbeddedYachtSearch(catalogue), [YachtCatalogue])
    .inSingletonScope();
});

/** Recommendations over the container's own catalogue, whoever searches it. */
export const embeddedRecommendationsModule = new ContainerModule(({ bind }) => {
  bind<Recommendations>(Recommendations)
    .toResolvedValue((catalogue: YachtCatalogue) => new EmbeddedRecommendations(catalogue), [YachtCatalogue])
    .inSingletonScope();
});
