/**
 * The largest number of columns on a small screen; with more the table scrolls sideways, and the column strip follows
 * it.
 */
export const MOST_ON_PHONE = 3;
/**
 * Least column width in pixels: six of them and the row labels fit as soon as the window shows labels beside their
 * cells.
 */
const LEAST = 124;

/** Renders the column widths: the row labels, then the yachts, whose columns keep a least width if there are many. */
export function Columns({ count }: { readonly count: number }) {
  return (
    <colgroup>
      <col className="cmp-label" />
      <col span={count} width={count > MOST_ON_PHONE ? LEAST : undefined} />
    </colgroup>
  );
}
