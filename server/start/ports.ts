import type { ContentRepository } from '../../core/ports/content-repository.ts';
import type { EnquiryStore } from '../../core/ports/enquiry-store.ts';
import type { MediaLibrary } from '../../core/ports/media-library.ts';
import type { MessageTransport } from '../../core/ports/message-transport.ts';
import type { OfficeDirectory } from '../../core/ports/office-directory.ts';
import type { Outbox } from '../../core/ports/outbox.ts';
import type { RateLimits } from '../../core/ports/rate-limits.ts';
import type { Recommendations } from '../../core/ports/recommendations.ts';
import type { RedirectRules } from '../../core/ports/redirect-rules.ts';
import type { SeaCharts } from '../../core/ports/sea-charts.ts';
import type { SiteSearch } from '../../core/ports/site-search.ts';
import type { SubscriptionStore } from '../../core/ports/subscription-store.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { YachtSearch } from '../../core/ports/yacht-search.ts';

/** The ports of pages and routes. `adapters/wiring/server.ts` binds an adapter to each. */
export interface ServerPorts {
  readonly catalogue: YachtCatalogue;
  readonly search: YachtSearch;
  readonly siteSearch: SiteSearch;
  readonly recommendations: Recommendations;
  readonly media: MediaLibrary;
  readonly offices: OfficeDirectory;
  readonly content: ContentRepository;
  readonly redirects: RedirectRules;
  readonly seaCharts: SeaCharts;
}

/** The ports that store enquiries and send their messages. */
export interface EnquiryPorts {
  readonly enquiries: EnquiryStore;
  readonly outbox: Outbox;
  readonly subscriptions: SubscriptionStore;
  readonly rateLimits: RateLimits;
  readonly mail: MessageTransport;
  /** Null where no webhook is configured. */
  readonly webhook: MessageTransport | null;
}
