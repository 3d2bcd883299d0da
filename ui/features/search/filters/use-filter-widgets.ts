import { type RefObject, useEffect, useState } from 'react';

export type FilterWidgets = typeof import('./filter-widgets.ts').FILTER_WIDGETS;

let loaded: FilterWidgets | null = null;

/** Loads the widgets that need a script once the filter panel is first visible; null before. */
export function useFilterWidgets(panel: RefObject<HTMLElement | null>): FilterWidgets | null {
  const [widgets, setWidgets] = useState(loaded);
  useEffect(() => {
    if (loaded || !panel.current) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      import('./filter-widgets.ts').then(
        ({ FILTER_WIDGETS }) => {
          loaded = FILTER_WIDGETS;
          setWidgets(loaded);
        },
        // The fields work without them.
        () => {},
      );
    });
    seen.observe(panel.current);
    return () => seen.disconnect();
  }, [panel]);
  return widgets;
}
