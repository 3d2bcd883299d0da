import { useEffect, useState } from 'react';
import { clockTime } from './clock-time.ts';

interface Props {
  /** IANA time zone. */
  readonly timezone: string;
  /** The name of the time zone, shown without a script; '' where the time stands. */
  readonly zone?: string;
  /** The time as the server wrote it, `09:42`: only on pages that are never cached. */
  readonly time?: string;
}

/**
 * The local time somewhere. A cached page holds no time, only the place for one and the name of the zone; the browser
 * fills in the time and renews it each minute.
 */
export function Clock({ timezone, zone, time = '' }: Props) {
  const [shown, show] = useState(time);
  useEffect(() => {
    const tick = () => show(clockTime(timezone, new Date()));
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, [timezone]);
  return <span className="clock">{shown === '' ? <noscript>{zone}</noscript> : <time>{shown}</time>}</span>;
}
