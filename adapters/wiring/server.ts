import { Container } from 'inversify';
import { ContentRepository } from '../../core/ports/content-repository.ts';
import { MediaLibrary } from '../../core/ports/media-library.ts';
import { OfficeDirectory } from '../../core/ports/office-directory.ts';
import { Recommendations } from '../../core/ports/recommendations.ts';
import { RedirectRules } from '../../core/ports/redirect-rules.ts';
import { SiteSearch } from '../../core/ports/site-search.ts';
import { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { YachtSearch } from '../../core/ports/yacht-search.ts';
import { type AlgoliaSearchWiring, algoliaSearchModule } from '../algolia/algolia-search.module.ts';
import type { SearchLog } from '../algolia/search-log.ts';
import { contentFilesModule } from '../content-files/content-files.module.ts';
import type { ContentLog } from '../content-files/content-log.ts';
import { embeddedRecommendationsModule, embeddedSearchModule } from '../embedded-search/embedded-search.module.ts';
import type { FileMediaLibrary } from '../media-files/file-media-library.ts';
import { mediaFilesModule } from '../media-files/media-files.module.ts';

export interface ServerWiring {
  readonly contentDir: string;
  readonly media: FileMediaLibrary;
  readonly search: { readonly kind: 'embedded' } | ({ readonly kind: 'algolia' } & AlgoliaSearchWiring);
  readonly log: ContentLog & SearchLog;
}

/** The server's one container: who answers which port. */
export function serverContainer({ contentDir, media, search, log }: ServerWiring): Container {
  const container = new Container({ jitless: true });
  container.load(
    contentFilesModule(contentDir, log),
    search.kind === 'embedded' ? embeddedSearchModule : algoliaSearchModule(search, log),
    embeddedRecommendationsModule,
    mediaFilesModule(media),
  );
  return container;
}

/** The ports that pages and routes ask. */
export function serverPorts(container: Container) {
  return {
    catalogue: container.get<YachtCatalogue>(YachtCatalogue),
    search: container.get<YachtSearch>(YachtSearch),
    siteSearch: container.get<SiteSearch>(SiteSearch),
    recommendations: container.get<Recommendations>(Recommendations),
    media: container.get<MediaLibrary>(MediaLibrary),
    offices: container.get<OfficeDirectory>(OfficeDirectory),
    content: container.get<ContentRepository>(ContentRepository),
    redirects: container.get<RedirectRules>(RedirectRules),
  };
}
