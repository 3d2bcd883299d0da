import type { ContentRepository } from '../core/ports/content-repository.ts';
import type { MediaLibrary } from '../core/ports/media-library.ts';
import type { OfficeDirectory } from '../core/ports/office-directory.ts';
import type { Recommendations } from '../core/ports/recommendations.ts';
import type { RedirectRules } from '../core/ports/redirect-rules.ts';
import type { SiteSearch } from '../core/ports/site-search.ts';
import type { YachtCatalogue } from '../core/ports/yacht-catalogue.ts';
import type { YachtSearch } from '../core/ports/yacht-search.ts';

/** What the server asks of the world; `adapters/wiring/server.ts` says who answers. */
export interface ServerPorts {
  readonly catalogue: YachtCatalogue;
  readonly search: YachtSearch;
  readonly siteSearch: SiteSearch;
  readonly recommendations: Recommendations;
  readonly media: MediaLibrary;
  readonly offices: OfficeDirectory;
  readonly content: ContentRepository;
  readonly redirects: RedirectRules;
}
