import { localeEntry } from '../locale/locale.ts';
import { routePath } from '../routing/routes.ts';
import { brokerage } from './brokerage.ts';
import { type JsonLd, type SeoContext, thing } from './json-ld.ts';

const TERM = 'search_term_string';

/** Builds the data of the site with its search (SE8); empty without a public address. */
export function webSite(context: SeoContext): JsonLd[] {
  const { site, locale, page } = context;
  const url = page('/');
  const search = page(routePath({ name: 'search', category: 'web', below: '' }));
  if (url === null || search === null) return [];
  return [
    thing('WebSite', {
      name: site.brand.name,
      alternateName: site.brand.mark === site.brand.name ? null : site.brand.mark,
      url,
      inLanguage: localeEntry(locale).language,
      publisher: brokerage(context),
      potentialAction: thing('SearchAction', {
        target: thing('EntryPoint', { urlTemplate: `${search}?q={${TERM}}` }),
        'query-input': `required name=${TERM}`,
      }),
    }),
  ];
}
