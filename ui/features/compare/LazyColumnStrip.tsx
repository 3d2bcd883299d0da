import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { ColumnStrip } from './ColumnStrip.tsx';

type Props = ComponentProps<typeof ColumnStrip>;

/** Loads the column strip after hydration; the page works without it. */
export function LazyColumnStrip(props: Props) {
  const [Strip, show] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let gone = false;
    import('./ColumnStrip.tsx').then(
      (module) => {
        if (!gone) show(() => module.ColumnStrip);
      },
      () => {
        // If the script does not load, the head of the table still names the columns.
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return Strip === null ? null : <Strip {...props} />;
}
