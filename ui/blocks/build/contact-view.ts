import { nearestDestination } from '../../../core/content/nearest-destination.ts';
import { pageName, translationOrFallback } from '../../../core/content/page.ts';
import { EMPTY_ENQUIRY_REQUEST, encodeEnquiryRequest } from '../../../core/enquiry/form-queries.ts';
import type { Office } from '../../../core/office/office.ts';
import { phoneHref } from '../../../core/routing/phone-href.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { languagesText } from '../../i18n/languages-text.ts';
import { officeHoursView } from '../../i18n/office-hours.ts';
import { timezoneName } from '../../i18n/timezone-name.ts';
import { seasonMapView } from '../../map/place-map.ts';
import { photographById } from '../../yacht-card/hero-picture.ts';
import { type BlockContext, type BlockOf, pageHref, titleWithId } from './block-context.ts';
import { directionsHref, officeHref } from './office-links.ts';

export async function contactView({ type, title, text, ...block }: BlockOf<'contact'>, context: BlockContext) {
  const contact = (await personContact(block.person, context)) ?? (await officeContact(block.office, context));
  const { office, ...who } = contact ?? (await brokerageContact(context));
  return {
    type,
    ...titleWithId(title),
    text,
    who,
    enquireHref: enquireHref(block, context),
    /** The office's chart and the waters near it; null on pages that are about something else. */
    place: office === null ? null : await officePlace(office, context),
  };
}

/** Builds the chart of an office, and the nearest waters with their picture; these are null if they are far away. */
async function officePlace(office: Office, context: BlockContext) {
  const { locale, translate, pages } = context;
  const position = { latitude: office.lat, longitude: office.lng };
  const name = office.name[locale];
  const here = { id: office.id, position, name, href: null };
  const near = nearestDestination(pages, position);
  const href = near && pageHref(near, context);
  const picture = near && (await photographById(near.image, context));
  return {
    map: seasonMapView(translate('office.here', { office: name }), [here]),
    waters: near && href && picture ? { text: pageName(near, locale), href, picture } : null,
  };
}

/** Returns the address of the enquiry form for a person or office; on a berth's page it asks about the berth (FM1). */
function enquireHref({ person, office }: Pick<BlockOf<'contact'>, 'person' | 'office'>, { page, href }: BlockContext) {
  const about = page.details.kind === 'berth' ? ({ kind: 'berth', berth: page.id } as const) : null;
  return href(
    routePath({ name: 'enquire' }) + encodeEnquiryRequest({ ...EMPTY_ENQUIRY_REQUEST, ...about, person, office }),
  );
}

async function personContact(id: string | null, context: BlockContext) {
  const page = id === null ? undefined : context.pages.find((other) => other.id === id);
  if (page?.details.kind !== 'person') return null;
  const { locale } = context;
  const { details } = page;
  const office = await context.ports.offices.byId(details.office);
  const name = translationOrFallback(page, locale).state.breadcrumbsTitle;
  const isOwnPage = page.id === context.page.id;
  const label = [details.role[locale], ...(office ? [office.name[locale]] : [])].join(', ');
  return {
    name,
    office: isOwnPage ? office : null,
    // A person's own page does not name the person again.
    facts: isOwnPage
      ? [
          ...(office
            ? [
                {
                  label: context.translate('office.office'),
                  text: office.name[locale],
                  href: officeHref(office.id, context),
                },
              ]
            : []),
          {
            label: context.translate('person.languages'),
            text: languagesText(details.languages, locale),
            href: null,
          },
        ]
      : [{ label, text: name, href: pageHref(page, context) }],
    ...reachedBy(details),
    ...clockOf(office, context),
  };
}

async function officeContact(id: string | null, context: BlockContext) {
  const office = id === null ? null : await context.ports.offices.byId(id);
  if (office === null) return null;
  const { page, locale } = context;
  const isOwnPage = page.details.kind === 'office' && page.details.office === office.id;
  return {
    name: office.name[locale],
    office: isOwnPage ? office : null,
    facts: isOwnPage
      ? [
          {
            label: `${office.name[locale]}, ${office.country[locale]}`,
            text: context.translate('office.directions'),
            href: directionsHref(office),
          },
        ]
      : [{ label: office.country[locale], text: office.name[locale], href: officeHref(office.id, context) }],
    ...reachedBy(office),
    ...clockOf(office, context),
  };
}

async function brokerageContact(context: BlockContext) {
  const { brand } = await context.ports.content.site();
  return {
    name: brand.name,
    office: null,
    facts: [{ label: brand.tagline[context.locale], text: brand.name, href: null }],
    ...reachedBy(brand),
    ...clockOf(null, context),
  };
}

/** Returns the phone and email links of a person, an office or the brokerage. */
function reachedBy({ phone, email }: { readonly phone: string; readonly email: string }) {
  return {
    phone: { text: phone, href: phoneHref(phone) },
    email: { text: email, href: `mailto:${email}` },
  };
}

/** Returns time zone and opening hours; without an office there are none. */
function clockOf(office: Office | null, context: BlockContext) {
  if (office === null) return { timezone: null, zone: '', hours: null };
  const { timezone } = office;
  return { timezone, zone: timezoneName(timezone, context.locale), hours: officeHoursView(office, context) };
}
