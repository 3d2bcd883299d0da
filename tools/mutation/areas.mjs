/**
 * The areas of `npm run mutation`. Each names the sources that are mutated and the tests that run against the mutants,
 * as globs from the project's folder. Tests that start processes or a PostgreSQL are left out: they would run
 * thousands of times, and the others prove the same rules.
 */
export const AREAS = {
  price: {
    mutate: ['core/price/*.ts', '!core/price/{season,charter-rates}.ts'],
    tests: ['core/price/*.test.ts'],
  },
  season: {
    mutate: ['core/price/{season,charter-rates}.ts', 'core/shared/calendar-day.ts'],
    tests: ['core/price/{season,charter-rates}.test.ts', 'core/shared/calendar-day.test.ts'],
  },
  estimate: { mutate: ['core/estimate/*.ts'], tests: ['core/estimate/*.test.ts'] },
  'search-codec': {
    mutate: ['core/search/query/*.ts', 'core/search/criteria/change-criteria.ts', 'core/search/page-size.ts'],
    tests: ['core/search/{query,criteria}/*.test.ts', 'core/search/page-size.test.ts'],
  },
  navigation: {
    // Left out: the table of routes and what reads it, which the crawl of the built site proves link by link.
    mutate: [
      'core/navigation/{list-navigation,navigation-machine,route-query-rules}.ts',
      'core/routing/{query-rules,redirects,trailing-slash,link-policy}.ts',
    ],
    tests: ['core/{navigation,routing}/*.test.ts'],
  },
  records: {
    // Left out: descriptions, whose fields are read one like the other, and the wording of problems.
    mutate: ['core/records/{parse-yacht,parse-listing,parse-charter-terms,fields,record-reader,fleet}.ts'],
    tests: ['core/records/*.test.ts'],
  },
  'enquiry-rules': {
    // Left out: the wording of letters, and the addresses of the forms.
    mutate: [
      'core/enquiry/{choose-responder,contact-details,delivery,enquiry,plain-text,rate-limit}.ts',
      'core/enquiry/{read-enquiry,reference,stored-enquiry}.ts',
    ],
    tests: ['core/enquiry/*.test.ts'],
  },
  outbox: {
    // Left out: letters, PostgreSQL's own statements and pool, and the secret that processes share.
    mutate: [
      'server/enquiry/{delivery-lane,enquiry-route,form-body,outbox-outage,retention-schedule,signed-tokens}.ts',
      'adapters/enquiry-sql/{sql-database,sql-enquiry-store,sql-outbox}.ts',
    ],
    tests: [
      'server/enquiry/{dispatcher,enquiry-route,enquiry-services,form-body,signed-tokens}.test.ts',
      'tests/contract/enquiry/{enquiry-store,outbox,subscription-store,rate-limits}.test.ts',
    ],
  },
  'page-cache': { mutate: ['server/cache/*.ts'], tests: ['server/cache/*.test.ts'] },
  'search-engine': {
    // Left out: the list of facets, which is data, and the columns, whose bits every answer of the index reads.
    mutate: [
      'adapters/embedded-search/{market-index,slices}.ts',
      'adapters/embedded-search/text/text-index.ts',
      'core/search/facets/{facet-value,range,shown-figure}.ts',
    ],
    tests: [
      'adapters/embedded-search/**/*.test.ts',
      'core/search/facets/*.test.ts',
      'tests/contract/search/{yacht,site}-search.test.ts',
    ],
  },
};
