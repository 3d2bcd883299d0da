import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { CompareView } from './build-compare-view.ts';

/** The root margin that makes all that is below the window count as visible: only a head above it counts as hidden. */
const ALL_BELOW = '0px 0px 1000000px';

interface Props extends Pick<CompareView, 'columns'> {
  readonly widths: ReactNode;
  /** The region that scrolls sideways and contains the table. */
  readonly region: RefObject<HTMLElement | null>;
}

/**
 * Renders the names of the columns once the table's own head has left the window, in step with the table's widths and
 * horizontal scroll. It is hidden from screen readers, which have the table's head.
 */
export function StickyColumnNames({ columns, widths, region }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, show] = useState(false);
  useEffect(() => {
    const head = region.current?.querySelector('thead');
    if (!head) return undefined;
    const watch = new IntersectionObserver(([entry]) => show(entry?.isIntersecting === false), {
      rootMargin: ALL_BELOW,
    });
    watch.observe(head);
    return () => watch.disconnect();
  }, [region]);
  useEffect(() => {
    const scroller = region.current;
    if (scroller === null || !shown) return undefined;
    const follow = () => {
      if (strip.current !== null) strip.current.scrollLeft = scroller.scrollLeft;
    };
    follow();
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => scroller.removeEventListener('scroll', follow);
  }, [region, shown]);
  return (
    <div className="cmp-strip" aria-hidden="true">
      <div ref={strip} hidden={!shown}>
        <table className="cmp-table">
          {widths}
          <tbody>
            <tr className="cmp-names">
              <td />
              {columns.map(({ id, name }) => (
                <td key={id}>
                  <span className="h cmp-name">{name}</span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}
