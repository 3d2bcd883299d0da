import { clockTime } from '../i18n/clock-time.ts';
import { useMinute } from './use-minute.ts';

interface Props {
  /** IANA time zone. */
  readonly timezone: string;
  /** The name of the time zone, shown without a script. */
  readonly zone?: string;
  /** The time as the server wrote it, `09:42`: only on pages that are never cached. */
  readonly time?: string;
}

/**
 * The local time somewhere. A cached page holds no time, only the place for one and the name of the zone; the browser
 * fills in the time and renews it each minute.
 */
export function Clock({ timezone, zone, time }: Props) {
  const now = useMinute();
  const shown = now ? clockTime(timezone, now) : time;
  return <span className="clock">{shown ? <time>{shown}</time> : <noscript>{zone}</noscript>}</span>;
}
