import { socialAccounts } from '../content/site.ts';
import type { Position } from '../geo/position.ts';
import { LOCALES, localeEntry } from '../locale/locale.ts';
import type { Office } from '../office/office.ts';
import { routePath } from '../routing/routes.ts';
import { type JsonLd, type PageFacts, pageThing, type SeoContext, thing } from './json-ld.ts';

/** Builds the short data of the brokerage as publisher, seller or employer; the homepage has the full data. */
export function brokerageData({ site, page, file }: SeoContext): JsonLd {
  return thing('Organization', {
    '@id': file('/#organization'),
    name: site.brand.name,
    url: page('/'),
    logo: file('/favicon.svg'),
  });
}

/** Builds the full data of the brokerage, with its offices as departments (CO5). */
export function fullBrokerageData(offices: readonly Office[], context: SeoContext): JsonLd {
  const { site, locale } = context;
  const { brand } = site;
  return thing('Organization', {
    ...brokerageData(context),
    description: brand.tagline[locale],
    email: brand.email,
    telephone: brand.phone,
    contactPoint: thing('ContactPoint', {
      contactType: 'customer service',
      email: brand.email,
      telephone: brand.phone,
      availableLanguage: LOCALES.map(({ language }) => language),
    }),
    department: offices.map((office) => thing('LocalBusiness', officePlace(office, context))),
    sameAs: socialAccounts(site).map(({ url }) => url),
  });
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the properties of an office that every mention of it has. */
function officePlace({ name, country, phone, email }: Office, { locale, site }: SeoContext) {
  return {
    name: `${site.brand.name}, ${name[locale]}`,
    telephone: phone,
    email,
    address: thing('PostalAddress', { addressLocality: name[locale], addressCountry: country[locale] }),
  };
}

/** Builds the data of an office on its own page, with its opening hours (CO5). */
export function officeData(office: Office, facts: PageFacts, context: SeoContext): JsonLd {
  const { days, opens, closes } = office.hours;
  return pageThing('LocalBusiness', facts, {
    '@id': facts.url,
    ...officePlace(office, context),
    geo: geoCoordinates({ latitude: office.lat, longitude: office.lng }),
    openingHoursSpecification: thing('OpeningHoursSpecification', {
      dayOfWeek: days.map((day) => `https://schema.org/${DAYS[day - 1]}`),
      opens,
      closes,
    }),
    parentOrganization: thing('Organization', { '@id': context.file('/#organization'), name: context.site.brand.name }),
  });
}

export function geoCoordinates({ latitude, longitude }: Position): JsonLd {
  return thing('GeoCoordinates', { latitude, longitude });
}

const TERM = 'search_term_string';

/** Builds the data of the site with its search (SE8); empty without a public address. */
export function webSiteData(context: SeoContext): JsonLd[] {
  const { site, locale, page } = context;
  const url = page('/');
  const search = page(routePath({ name: 'search', scope: 'site', below: '' }));
  if (url === null || search === null) return [];
  return [
    thing('WebSite', {
      name: site.brand.name,
      alternateName: site.brand.mark === site.brand.name ? null : site.brand.mark,
      url,
      inLanguage: localeEntry(locale).language,
      publisher: brokerageData(context),
      potentialAction: thing('SearchAction', {
        target: thing('EntryPoint', { urlTemplate: `${search}?q={${TERM}}` }),
        'query-input': `required name=${TERM}`,
      }),
    }),
  ];
}
