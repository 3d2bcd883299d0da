import { useEffect, useState } from 'react';
import { clockTime } from '../i18n/clock-time.ts';

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

/** Returns the present time, updated each minute; undefined on the server and before hydration. */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
