import type { OfficeHours } from '../../core/office/office.ts';
import { isOpen } from '../../core/office/office.ts';
import { localMoment } from '../i18n/clock-time.ts';
import { useTranslate } from '../i18n/page-language.ts';
import { useMinute } from './LocalTime.tsx';

interface Props {
  readonly hours: OfficeHours & { readonly text: string };
  /** IANA time zone. */
  readonly timezone: string;
}

/**
 * Renders whether an office is open, by its local time (CO5). A cached page holds the opening hours instead,
 * which a visitor without a script reads; the browser fills in the answer and updates it each minute.
 */
export function OpenNow({ hours, timezone }: Props) {
  const t = useTranslate();
  const now = useMinute();
  const isNow = now && isOpen(hours, localMoment(timezone, now));
  return (
    <span className={isNow ? 'is-open' : 'is-closed'}>
      {now ? t(isNow ? 'office.open' : 'office.closed') : <noscript>{hours.text}</noscript>}
    </span>
  );
}
