import { LOCALES } from '../locale/locale.ts';
import type { Office } from '../office/office.ts';
import { type JsonLd, type SeoContext, thing } from './json-ld.ts';
import { officePlace } from './office-data.ts';

/** The one mark of the house that is a file. */
const LOGO = '/favicon.svg';

/** The brokerage where it is named as publisher, seller or employer: by its id, said in full on the homepage. */
export function brokerage({ site, page, file }: SeoContext): JsonLd {
  return thing('Organization', {
    '@id': file('/#organization'),
    name: site.brand.name,
    url: page('/'),
    logo: file(LOGO),
  });
}

/** The brokerage in full, with its offices as departments (product.md CO5). */
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

/** The network's own front page is nobody's account. */
function isAccount(url: string): boolean {
  return /^https:\/\/[^/]+\/[^/]/.test(url);
}
