import { useSyncExternalStore } from 'react';

/** Returns false on the server and during hydration, then true: controls that need a script are shown from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
