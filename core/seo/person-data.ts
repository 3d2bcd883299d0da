import type { PersonDetails } from '../content/page-details.ts';
import { brokerage } from './brokerage.ts';
import { type JsonLd, type SeoContext, thing } from './json-ld.ts';
import type { PageFacts } from './page-facts.ts';

/** Builds the data of a member of the brokerage. */
export function personData(
  { name, description, url, images }: PageFacts,
  { role, languages, phone, email }: Pick<PersonDetails, 'role' | 'languages' | 'phone' | 'email'>,
  context: SeoContext,
): JsonLd {
  return thing('Person', {
    '@id': url,
    name,
    description,
    url,
    image: images,
    jobTitle: role[context.locale],
    worksFor: brokerage(context),
    knowsLanguage: languages,
    telephone: phone,
    email,
  });
}
