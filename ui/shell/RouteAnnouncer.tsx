import { useEffect, useRef, useState } from 'react';

/**
 * Announces the title of a new page after a client-side navigation, politely; silent on the first page
 * (UI1).
 */
export function RouteAnnouncer({ title }: { readonly title: string }) {
  const first = useRef(true);
  const [announced, announce] = useState('');
  useEffect(() => {
    if (first.current) first.current = false;
    else announce(title);
  }, [title]);
  return (
    <div className="vh" aria-live="polite" aria-atomic="true">
      {announced}
    </div>
  );
}
