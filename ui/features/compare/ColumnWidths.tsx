/**
 * The largest number of columns on a small screen; with more the table scrolls sideways, and the column strip follows
 * it.
 */
export const MAX_COLUMNS_ON_PHONE = 3;
/**
 * Least column width in pixels: six of them and the row labels fit as soon as the window shows labels beside their
 * cells.
 */
const MIN_COLUMN_WIDTH = 124;

/** Renders the column widths: the row labels, then the yachts, whose columns keep a least width if there are many. */
export function ColumnWidths({ count }: { readonly count: number }) {
  return (
    <colgroup>
      <col className="cmp-label" />
      <col span={count} width={count > MAX_COLUMNS_ON_PHONE ? MIN_COLUMN_WIDTH : undefined} />
    </colgroup>
  );
}
