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
import { httpKyModule } from '../http-ky/http-ky.module.ts';
import type { FileMediaLibrary } from '../media-files/file-media-library.ts';
import { mediaFilesModule } from '../media-files/media-files.module.ts';
import { mediaServiceModule } from '../media-service/media-service.module.ts';
import type { MediaServiceOptions } from '../media-service/media-service-library.ts';
import type { MediaServiceLog } from '../media-service/media-service-log.ts';
import { storyblokModule } from '../storyblok/storyblok.module.ts';
import type { StoryblokLog } from '../storyblok/storyblok-log.ts';
import type { StoryblokOptions } from '../storyblok/storyblok-space.ts';

export interface ServerWiring {
  readonly contentDir: string;
  /** Files of the content folder, or a service. */
  readonly media: FileMediaLibrary | ({ readonly kind: 'service' } & MediaServiceOptions);
  /** Files of the content folder where nothing is said. */
  readonly content?:
    | { readonly kind: 'files'; readonly lookAgainMs?: number }
    | ({ readonly kind: 'storyblok' } & StoryblokOptions);
  readonly search: { readonly kind: 'embedded' } | ({ readonly kind: 'algolia' } & AlgoliaSearchWiring);
  readonly log: ContentLog & MediaServiceLog & SearchLog & StoryblokLog;
}

/** The server's one container: who answers which port. */
export function serverContainer(wiring: ServerWiring): Container {
  const { contentDir, media, content = { kind: 'files' }, search, log } = wiring;
  const container = new Container({ jitless: true });
  container.load(
    httpKyModule,
    content.kind === 'files' ? contentFilesModule(contentDir, log, content.lookAgainMs) : storyblokModule(content, log),
    search.kind === 'embedded' ? embeddedSearchModule : algoliaSearchModule(search, log),
    ...(search.kind === 'embedded' || search.recommend === null ? [embeddedRecommendationsModule] : []),
    'kind' in media ? mediaServiceModule(media, log) : mediaFilesModule(media),
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
