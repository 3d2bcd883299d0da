import { LOCALES } from '../locale/locale.ts';
import type { Office } from '../office/office.ts';
import { type JsonLd, type SeoContext, thing } from './json-ld.ts';
import { officePlace } from './office-data.ts';

/** The logo of the brokerage. */
const LOGO = '/favicon.svg';

/** Builds the short data of the brokerage as publisher, seller or employer, with its id; the homepage has all of it. */
export function brokerage({ site, page, file }: SeoContext): JsonLd {
  return thing('Organization', {
    '@id': file('/#organization'),
    name: site.brand.name,
    url: page('/'),
    logo: file(LOGO),
  });
}

/** Builds the full data of the brokerage, with its offices as departments (CO5). */
export function wholeBrokerage(offices: readonly Office[], context: SeoContext): JsonLd {
  const { site, locale } = context;
  const { brand, footer } = site;
  return thing('Organization', {
    ...brokerage(context),
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
    sameAs: footer.social.map(({ url }) => url).filter(isAccount),
  });
}

/** Returns whether an address is an account of a social network, not its front page. */
function isAccount(url: string): boolean {
  return /^https:\/\/[^/]+\/[^/]/.test(url);
}
