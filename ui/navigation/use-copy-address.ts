import { useState } from 'react';

/** Returns a function that copies an address of the site, and the last one that was copied; null after a failure. */
export function useCopyAddress() {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = (path: string) => {
    navigator.clipboard.writeText(new URL(path, window.location.href).href).then(
      () => setCopied(path),
      () => setCopied(null),
    );
  };
  return { copied, copy };
}
