import { useEffect, useState } from 'react';
import { clockTime } from './clock-time.ts';

interface Props {
  /** IANA time zone. */
  readonly timezone: string;
  /** What the server read when it wrote the page, `09:42`. */
  readonly time: string;
}

/** A local time that a cached page cannot make stale: the browser reads the clock anew, each minute. */
export function Clock({ timezone, time }: Props) {
  const [shown, show] = useState(time);
  useEffect(() => {
    const tick = () => show(clockTime(timezone, new Date()));
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, [timezone]);
  return <time>{shown}</time>;
}
