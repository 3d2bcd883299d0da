import type { Office } from '../../../core/office/office.ts';
import { phoneHref } from '../../../core/routing/phone-href.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { clockTime } from '../../components/clock-time.ts';
import type { YachtContext } from './yacht-context.ts';
import type { OfficeView } from './yacht-view.ts';

/** Whom to ask about her (product.md PR8). */
export function officeView(office: Office, yacht: Yacht, { locale, translate, now }: YachtContext): OfficeView {
  const subject = encodeURIComponent(translate('office.subject', { name: yacht.name, id: yacht.id }));
  return {
    title: translate('office.ask', { office: office.name[locale] }),
    text: translate('office.answer'),
    write: { text: translate('office.write'), href: `mailto:${office.email}?subject=${subject}` },
    call: { text: office.phone, href: phoneHref(office.phone) },
    rows: [
      { label: translate('office.office'), value: `${office.name[locale]}, ${office.country[locale]}` },
      { label: translate('office.phone'), value: office.phone },
      { label: translate('office.email'), value: office.email },
      { label: translate('office.reference'), value: yacht.id },
    ],
    clock: { timezone: office.timezone, time: clockTime(office.timezone, now) },
  };
}
