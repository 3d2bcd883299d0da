import type { OfficeHours } from '../../core/office/office.ts';
import { isOpen } from '../../core/office/opening.ts';
import { useTranslate } from '../i18n/page-language.ts';
import { localMoment } from './clock-time.ts';
import { useMinute } from './use-minute.ts';

interface Props {
  readonly hours: OfficeHours & { readonly text: string };
  /** IANA time zone. */
  readonly timezone: string;
  /** Text before the answer, where the hours themselves stand beside it; without it they are shown without a script. */
  readonly lead?: string;
}

/**
 * Whether an office is open, by its own clock (product.md CO5). A cached page holds only the place for the answer; the
 * browser fills it in and renews it each minute.
 */
export function OpenNow({ hours, timezone, lead }: Props) {
  const t = useTranslate();
  const now = useMinute();
  const isNow = now !== null && isOpen(hours, localMoment(timezone, now));
  return (
    <span className={isNow ? 'is-open' : 'is-closed'}>
      {now === null ? (
        lead ? null : (
          <noscript>{hours.text}</noscript>
        )
      ) : (
        [lead, t(isNow ? 'office.open' : 'office.closed')]
      )}
    </span>
  );
}
