import { ContainerModule } from 'inversify';
import { YachtSearch } from '../../core/ports/yacht-search.ts';
import { type AlgoliaSearchAccount, algoliaClient } from './algolia-client.ts';
import { AlgoliaYachtSearch } from './algolia-yacht-search.ts';
import type { SearchLog } from './search-log.ts';

export interface AlgoliaSearchWiring extends AlgoliaSearchAccount {
  readonly index: string;
}

/** Search in the indices of an Algolia application. */
export function algoliaSearchModule({ index, ...account }: AlgoliaSearchWiring, log: SearchLog): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const client = algoliaClient(account, log);
    bind<YachtSearch>(YachtSearch).toConstantValue(new AlgoliaYachtSearch({ client, index, log }));
  });
}
