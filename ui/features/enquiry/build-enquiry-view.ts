import {
  type ResolvedEnquiryRequest,
  resolveEnquiryRequest,
} from '../../../core/application/resolve-enquiry-request.ts';
import { type Page, translationOrFallback } from '../../../core/content/page.ts';
import { type EnquiryRequest, encodeEnquiryRequest, withoutSubject } from '../../../core/enquiry/form-queries.ts';
import { ENQUIRY_FIELDS, type EnquiryField, VESSEL_UNIT_FIELD } from '../../../core/enquiry/read-enquiry-form.ts';
import type { ReturnedForm } from '../../../core/enquiry/submission.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { formatLength } from '../../../core/yacht/format-length.ts';
import { headlinePrice } from '../../../core/yacht/headline-price.ts';
import { isLengthUnit } from '../../../core/yacht/length.ts';
import { isOfferedOn, slugWithFallback } from '../../../core/yacht/market-rules.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { opensInAt } from '../../i18n/clock-time.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { viewContextOf } from '../../page-data/page-builder.ts';
import { heroPicture } from '../../yacht-card/hero-picture.ts';
import { priceText } from '../../yacht-card/price-text.ts';
import { buildResponderView } from './build-responder-view.ts';
import { privacyHref } from './privacy-href.ts';

export interface EnquiryContext
  extends Pick<ReturnType<typeof viewContextOf>, 'ports' | 'locale' | 'href' | 'translate' | 'preferences' | 'now'> {
  readonly token: string;
  /** The returned submission; null for a fresh form. */
  readonly submission: ReturnedForm | null;
  /** The estimate in one line; null where the request has none or it cannot be calculated. */
  readonly estimate: { readonly title: string; readonly total: string; readonly notIncluded: string | null } | null;
}

export type EnquiryView = Awaited<ReturnType<typeof buildEnquiryView>>;

/** Builds the enquiry form for the request in an address, with the values of a returned form, if any (FM1, FM2). */
export async function buildEnquiryView(request: EnquiryRequest, context: EnquiryContext) {
  const { ports, locale, href, translate, now, token, submission, preferences } = context;
  const resolved = await resolveEnquiryRequest(request, { ports, locale, opensIn: opensInAt(now) });
  const { request: answered } = resolved;
  const { brand } = await ports.content.site();
  const responder = buildResponderView({ ...resolved, house: brand }, context);
  const formPath = href(routePath({ name: 'enquire' }) + encodeEnquiryRequest(request));
  const subject = await subjectView(resolved, context);
  const sentUnit = submission?.values[VESSEL_UNIT_FIELD];
  return {
    kind: answered.kind,
    title: titleOf(resolved, responder.name, translate),
    intro: answered.yacht === null && answered.berth === null ? translate(`enquiry.intro.${answered.kind}`) : null,
    responder,
    subject,
    values: valuesOf(request, submission),
    problems: submission?.problems ?? {},
    notice: submission?.notice ?? (answered.missing === null ? null : 'subject-gone'),
    /** Reference of the enquiry that was sent before, for the notice that names it. */
    reference: submission?.reference ?? null,
    /** Whether the server returned the form; its values are then newer than any draft. */
    isReturned: submission !== null,
    /** The key of the form's draft: the request without its estimate, favourites and itinerary. */
    draft: encodeEnquiryRequest({ ...request, estimate: '', favourites: [], itinerary: null }),
    /** ISO 8601 date: the first day that can be chosen. */
    today: now.slice(0, 10),
    /** The unit in which a vessel's length is typed. */
    vesselUnit: isLengthUnit(sentUnit) ? sentUnit : preferences.unit,
    attached: attachedViews(request, resolved, context),
    consent: { text: translate('enquiry.consent', { house: brand.name }), href: await privacyHref(context) },
    hidden: {
      locale,
      ask: encodeEnquiryRequest(answered),
      page: submission?.values.page ?? subject?.href ?? formPath,
      token,
    },
    /** The request without its subject, for a form whose yacht or berth the server reports as gone. */
    ifGone: encodeEnquiryRequest(withoutSubject(answered)),
  };
}

function titleOf({ request, subject }: ResolvedEnquiryRequest, responder: string, translate: Translate): string {
  switch (subject.kind) {
    case 'charter':
    case 'purchase': {
      const { yacht } = subject;
      return yacht === null
        ? translate(`enquiry.title.${subject.kind}`)
        : translate('enquiry.title.about', { name: yacht.name });
    }
    case 'berth':
      return subject.berth === null
        ? translate('enquiry.title.berth')
        : translate('enquiry.title.theBerth', { name: subject.berth.name });
    default:
      if (request.kind === 'selling') return translate('enquiry.title.selling');
      return request.person === null && request.office === null
        ? translate('enquiry.title.general')
        : translate('contact.write', { name: responder });
  }
}

/** Returns the value of each field; '' for an empty one. */
function valuesOf({ estimate }: EnquiryRequest, submission: ReturnedForm | null) {
  const query = new URLSearchParams(estimate);
  const estimated = { from: query.get('from'), to: query.get('to'), guests: query.get('party') };
  const values: Partial<Record<EnquiryField, string | null>> = submission?.values ?? estimated;
  // The cast adds what `Object.fromEntries` cannot express: each field has a value.
  return Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, values[field] ?? ''])) as Record<
    EnquiryField,
    string
  >;
}

export type SubjectView = NonNullable<Awaited<ReturnType<typeof subjectView>>>;

/** Builds the card of the enquiry's yacht or berth; null if there is none. */
async function subjectView(resolved: ResolvedEnquiryRequest, context: EnquiryContext) {
  const { yacht, berth, subject } = resolved;
  if (yacht !== null) return yachtSubject(yacht, subject.kind === 'purchase' ? 'sale' : 'charter', context);
  return berth && berthSubject(berth, context);
}

async function yachtSubject(yacht: Yacht, market: 'charter' | 'sale', context: EnquiryContext) {
  const { ports, locale, translate, href, preferences, now } = context;
  // A market on which she is not offered shows no price (YA3).
  const price = isOfferedOn(yacht.market, market) ? headlinePrice(yacht, market, preferences.currency, now) : null;
  const { guests, cabins } = yacht;
  return {
    name: yacht.name,
    href: href(routePath({ name: 'yacht', market, slug: slugWithFallback(yacht.slugs, market) ?? '' })),
    picture: await heroPicture(yacht, 'scene-3x2', { media: ports.media, locale, translate }),
    lines: [
      [
        formatLength(yacht.dimensions.length, preferences.unit, locale),
        ...(guests.total > 0 ? [translate('yacht.guests', { count: guests.total })] : []),
        ...(cabins.total > 0 ? [translate('yacht.cabins', { count: cabins.total })] : []),
      ].join(', '),
      ...(price === null ? [] : [priceText(price, translate)]),
    ],
  };
}

function berthSubject(berth: Page, { href, locale }: EnquiryContext) {
  const { slug, state } = translationOrFallback(berth, locale);
  const { details } = berth;
  return {
    name: state.breadcrumbsTitle,
    href: href(`/${slug}/`),
    picture: null,
    lines: details.kind === 'berth' ? [details.port[locale]] : [],
  };
}

function attachedViews(request: EnquiryRequest, { favourites }: ResolvedEnquiryRequest, context: EnquiryContext) {
  const { translate, estimate, submission } = context;
  const attachment = (name: string, text: string, note: string | null) => ({
    name,
    text,
    note,
    on: submission?.values[`attach-${name}`] === '1',
  });
  const views = [
    estimate &&
      attachment(
        'estimate',
        translate('enquiry.attach.estimate'),
        [`${estimate.title}. ${estimate.total}`, estimate.notIncluded].filter((part) => part !== null).join('. '),
      ),
    favourites.length === 0
      ? null
      : attachment(
          'favourites',
          translate('enquiry.attach.favourites', { count: favourites.length }),
          favourites.map(({ name }) => name).join(', '),
        ),
    request.itinerary === null ? null : attachment('itinerary', translate('enquiry.attach.itinerary'), null),
  ];
  return views.filter((view) => view !== null);
}
