import { useEffect, useState } from 'react';
import type { OfficeHours } from '../../core/office/office.ts';
import { isOpen } from '../../core/office/office.ts';
import { clockTime, localMoment } from '../i18n/clock-time.ts';
import { useTranslate } from '../i18n/page-language.ts';

interface Props {
  /** IANA time zone. */
  readonly timezone: string;
  /** Name of the time zone, shown without a script. */
  readonly zone?: string;
  /** The time that the server rendered, such as `09:42`; only on pages that are never cached. */
  readonly time?: string;
}

/**
 * Renders the local time of a place. A cached page holds only the name of the time zone; the browser fills in the time
 * and updates it each minute.
 */
export function LocalTime({ timezone, zone, time }: Props) {
  const now = useMinute();
  const shown = now ? clockTime(timezone, now) : time;
  return <span className="clock">{shown ? <time>{shown}</time> : <noscript>{zone}</noscript>}</span>;
}

/** Returns the current time, updated each minute; undefined on the server and before hydration. */
function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface OpenNowProps {
  readonly hours: OfficeHours & { readonly text: string };
  /** IANA time zone. */
  readonly timezone: string;
}

/**
 * Renders whether an office is open, by its local time (CO5). A cached page holds the opening hours instead,
 * which a visitor without a script reads; the browser fills in the answer and updates it each minute.
 */
export function OpenNow({ hours, timezone }: OpenNowProps) {
  const t = useTranslate();
  const now = useMinute();
  const isOpenNow = now && isOpen(hours, localMoment(timezone, now));
  return (
    <span className={isOpenNow ? 'is-open' : 'is-closed'}>
      {now ? t(isOpenNow ? 'office.open' : 'office.closed') : <noscript>{hours.text}</noscript>}
    </span>
  );
}
