import { useEffect, useState } from 'react';

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
