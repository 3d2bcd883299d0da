import { ContainerModule } from 'inversify';
import { SiteSearch } from '../../core/ports/site-search.ts';
import { YachtSearch } from '../../core/ports/yacht-search.ts';
import { type AlgoliaSearchAccount, algoliaClient } from './algolia-client.ts';
import { AlgoliaSiteSearch } from './algolia-site-search.ts';
import { AlgoliaYachtSearch } from './algolia-yacht-search.ts';
import type { SearchLog } from './search-log.ts';

export interface AlgoliaSearchWiring extends AlgoliaSearchAccount {
  /** Name of the yacht index. */
  readonly index: string;
  /** Name of the index of everything. */
  readonly siteIndex: string;
}

/** Search in the indices of an Algolia application. */
export function algoliaSearchModule(
  { index, siteIndex, ...account }: AlgoliaSearchWiring,
  log: SearchLog,
): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const client = algoliaClient(account, log);
    bind<YachtSearch>(YachtSearch).toConstantValue(new AlgoliaYachtSearch({ client, index, log }));
    bind<SiteSearch>(SiteSearch).toConstantValue(new AlgoliaSiteSearch({ client, index: siteIndex, log }));
  });
}
