import * as v from 'valibot';
import { RECOMMEND_MODELS } from '../../../adapters/algolia/recommend/recommend-query.ts';
import { rule } from '../../../core/shared/schema-rule.ts';
import { choice, optional, plainName, privateOrigin, text, variable } from './variable.ts';

/** The service that answers searches (SE1). Algolia without application or key answers none (SE9). */
export const searchEnv = v.pipe(
  v.object({
    kind: optional('SEARCH', choice(['embedded', 'algolia'])),
    appId: optional('ALGOLIA_APP_ID', text),
    searchKey: optional('ALGOLIA_SEARCH_KEY', text),
    /** The name of the yacht index, with which the names of its replicas begin. */
    index: variable('ALGOLIA_INDEX', plainName, 'yachts'),
    /** The name of the site index; its replicas are named in the same way. */
    siteIndex: variable('ALGOLIA_SITE_INDEX', plainName, 'GenericIndex'),
    /** The model that recommends yachts (UI6); null recommends similar yachts. */
    recommend: optional('ALGOLIA_RECOMMEND', choice(RECOMMEND_MODELS)),
    /** The origin of a single host; null uses the service's own hosts. */
    host: optional('ALGOLIA_HOST', privateOrigin('the key goes with every request')),
  }),
  rule(['siteIndex', 'index'], ({ siteIndex, index }) =>
    siteIndex === index ? `must differ from ALGOLIA_INDEX (${index})` : null,
  ),
  rule(['recommend', 'kind', 'appId', 'searchKey'], ({ recommend, ...chosen }) =>
    recommend !== null && !isAlgolia(chosen) ? 'needs SEARCH=algolia: it asks the same application' : null,
  ),
  v.transform(({ kind, ...algolia }) =>
    isAlgolia({ kind, ...algolia }) ? { kind: 'algolia' as const, ...algolia } : { kind: 'embedded' as const },
  ),
);

interface Chosen {
  readonly kind: 'embedded' | 'algolia' | null;
  readonly appId: string | null;
  readonly searchKey: string | null;
}

function isAlgolia({ kind, appId, searchKey }: Chosen): boolean {
  return kind === null ? appId !== null || searchKey !== null : kind === 'algolia';
}
