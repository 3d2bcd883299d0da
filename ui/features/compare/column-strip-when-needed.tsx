import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { ColumnStrip } from './ColumnStrip.tsx';

type Props = ComponentProps<typeof ColumnStrip>;

/** The names that follow a table which scrolls sideways: fetched once the page stands; the page is whole without them. */
export function ColumnStripWhenNeeded(props: Props) {
  const [Strip, show] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let gone = false;
    import('./ColumnStrip.tsx').then(
      (module) => {
        if (!gone) show(() => module.ColumnStrip);
      },
      () => {
        // The head of the table still names them.
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return Strip === null ? null : <Strip {...props} />;
}
