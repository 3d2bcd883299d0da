import { useSyncExternalStore } from 'react';

/** False on the server and while the page hydrates, true once React runs the page: then what needs a script is shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
