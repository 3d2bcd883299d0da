import { type Page, translationOrFallback } from '../../../core/content/page.ts';
import type { ResponderChoice } from '../../../core/enquiry/enquiry.ts';
import { isOpen, nextOpening, type Office } from '../../../core/office/office.ts';
import { phoneHref } from '../../../core/routing/phone-href.ts';
import { localMoment } from '../../i18n/clock-time.ts';
import { weekdayName } from '../../i18n/date-text.ts';
import type { viewContextOf } from '../../page-data/page-builder.ts';

type Context = Pick<ReturnType<typeof viewContextOf>, 'locale' | 'translate' | 'now'>;

interface Responder {
  readonly routing: Pick<ResponderChoice, 'name' | 'email'>;
  readonly person: Page | null;
  readonly office: Office | null;
  readonly house: { readonly phone: string };
}

export type ResponderView = ReturnType<typeof buildResponderView>;

/** Builds the view of the person, office or brokerage that answers, with the opening hours (FM1, CO5, PR8). */
export function buildResponderView({ routing, person, office, house }: Responder, context: Context) {
  const { locale } = context;
  const details = person?.details.kind === 'person' ? person.details : null;
  const name =
    person === null
      ? (office?.name[locale] ?? routing.name)
      : translationOrFallback(person, locale).state.breadcrumbsTitle;
  const phone = details?.phone ?? office?.phone ?? house.phone;
  return {
    name,
    /** The name on the button that sends the form. */
    short: person === null ? name : (name.split(' ')[0] ?? name),
    place: office === null || person === null ? null : office.name[locale],
    clock: office && { timezone: office.timezone, time: localMoment(office.timezone, context.now).time },
    /** A sentence on when the office is open; null without an office, and where it never opens. */
    when: office && openingText(office, context),
    phone: { text: phone, href: phoneHref(phone) },
    email: { text: routing.email, href: `mailto:${routing.email}` },
  };
}

function openingText({ hours, timezone, name }: Office, { locale, translate, now }: Context): string | null {
  const moment = localMoment(timezone, now);
  const office = name[locale];
  if (isOpen(hours, moment)) return translate('enquiry.when.open', { office, closes: hours.closes });
  const next = nextOpening(hours, moment);
  if (next === null) return null;
  if (next.inDays === 0) return translate('enquiry.when.today', { office, opens: hours.opens });
  return translate('enquiry.when.day', { office, day: weekdayName(next.day, locale), opens: hours.opens });
}
