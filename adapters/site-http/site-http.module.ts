import { ContainerModule } from 'inversify';
import { Builds } from '../../core/ports/builds.ts';
import { EnquiryApi } from '../../core/ports/enquiry-api.ts';
import { HttpClient } from '../../core/ports/http-client.ts';
import { SeaCharts } from '../../core/ports/sea-charts.ts';
import { SearchHits } from '../../core/ports/search-hits.ts';
import { Suggestions } from '../../core/ports/suggestions.ts';
import { SiteBuilds } from './site-builds.ts';
import { SiteEnquiryApi } from './site-enquiry-api.ts';
import { SiteSeaCharts } from './site-sea-charts.ts';
import { SiteSearchHits } from './site-search-hits.ts';
import { SiteSuggestions } from './site-suggestions.ts';

/** What a tab asks its own site, over the container's HTTP client. */
export const siteHttpModule = new ContainerModule(({ bind }) => {
  bind<Builds>(Builds)
    .toResolvedValue((http: HttpClient) => new SiteBuilds(http, () => Date.now()), [HttpClient])
    .inSingletonScope();
  bind<EnquiryApi>(EnquiryApi)
    .toResolvedValue((http: HttpClient) => new SiteEnquiryApi(http), [HttpClient])
    .inSingletonScope();
  bind<SeaCharts>(SeaCharts)
    .toResolvedValue(() => new SiteSeaCharts((url) => fetch(url)))
    .inSingletonScope();
  bind<SearchHits>(SearchHits)
    .toResolvedValue((http: HttpClient) => new SiteSearchHits(http), [HttpClient])
    .inSingletonScope();
  bind<Suggestions>(Suggestions)
    .toResolvedValue((http: HttpClient) => new SiteSuggestions(http), [HttpClient])
    .inSingletonScope();
});
