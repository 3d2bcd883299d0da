import type { Position } from '../geo/position.ts';
import type { Office } from '../office/office.ts';
import { type JsonLd, type SeoContext, thing } from './json-ld.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the properties of an office that every mention of it has. */
export function officePlace({ name, country, phone, email }: Office, { locale, site }: SeoContext) {
  return {
    name: `${site.brand.name}, ${name[locale]}`,
    telephone: phone,
    email,
    address: thing('PostalAddress', { addressLocality: name[locale], addressCountry: country[locale] }),
  };
}

/** Builds the data of an office on its own page, with its opening hours (CO5). */
export function officeData(
  office: Office,
  page: { readonly url: string | null; readonly description: string; readonly images: readonly string[] },
  context: SeoContext,
): JsonLd {
  const { days, opens, closes } = office.hours;
  return thing('LocalBusiness', {
    '@id': page.url,
    ...officePlace(office, context),
    url: page.url,
    description: page.description,
    image: page.images,
    geo: geoOf({ latitude: office.lat, longitude: office.lng }),
    openingHoursSpecification: thing('OpeningHoursSpecification', {
      dayOfWeek: days.map((day) => `https://schema.org/${DAYS[day - 1]}`),
      opens,
      closes,
    }),
    parentOrganization: thing('Organization', { '@id': context.file('/#organization'), name: context.site.brand.name }),
  });
}

export function geoOf({ latitude, longitude }: Position): JsonLd {
  return thing('GeoCoordinates', { latitude, longitude });
}
