import { useEffect, useState } from 'react';

/** The present time, renewed each minute; undefined in markup and before the browser has taken the page over. */
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
