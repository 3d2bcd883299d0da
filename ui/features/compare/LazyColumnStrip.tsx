import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { ColumnStrip } from './ColumnStrip.tsx';

type Props = ComponentProps<typeof ColumnStrip>;

/** The names that follow a table as it scrolls sideways. Their script loads after hydration; the page is whole without it. */
export function LazyColumnStrip(props: Props) {
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
