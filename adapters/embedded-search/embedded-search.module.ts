import { ContainerModule } from 'inversify';
import { ContentRepository } from '../../core/ports/content-repository.ts';
import { OfficeDirectory } from '../../core/ports/office-directory.ts';
import { Recommendations } from '../../core/ports/recommendations.ts';
import { SiteSearch } from '../../core/ports/site-search.ts';
import { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { YachtSearch } from '../../core/ports/yacht-search.ts';
import { EmbeddedRecommendations } from './embedded-recommendations.ts';
import { EmbeddedSiteSearch, portEntries } from './embedded-site-search.ts';
import { EmbeddedYachtSearch } from './embedded-yacht-search.ts';

/** Search over the container's own catalogue, and over everything else that it has. */
export const embeddedSearchModule = new ContainerModule(({ bind }) => {
  bind<YachtSearch>(YachtSearch)
    .toResolvedValue((catalogue: YachtCatalogue) => new EmbeddedYachtSearch(catalogue), [YachtCatalogue])
    .inSingletonScope();
  bind<SiteSearch>(SiteSearch)
    .toResolvedValue(
      (content: ContentRepository, offices: OfficeDirectory, catalogue: YachtCatalogue) =>
        new EmbeddedSiteSearch(portEntries(content, offices, catalogue)),
      [ContentRepository, OfficeDirectory, YachtCatalogue],
    )
    .inSingletonScope();
});

/** Recommendations over the container's own catalogue, whoever searches it. */
export const embeddedRecommendationsModule = new ContainerModule(({ bind }) => {
  bind<Recommendations>(Recommendations)
    .toResolvedValue((catalogue: YachtCatalogue) => new EmbeddedRecommendations(catalogue), [YachtCatalogue])
    .inSingletonScope();
});
