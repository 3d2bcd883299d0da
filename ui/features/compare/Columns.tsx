/** More stand side by side on no small screen: the table scrolls sideways there, under names that follow it. */
export const MOST_ON_PHONE = 3;
/** Pixels: six of them, and the words of the lines, fit where the window is wide enough to show those beside their cells. */
const LEAST = 124;

/** The words of the lines, then the yachts: where there are many, none narrower than its cells can be read in. */
export function Columns({ count }: { readonly count: number }) {
  return (
    <colgroup>
      <col className="cmp-label" />
      <col span={count} width={count > MOST_ON_PHONE ? LEAST : undefined} />
    </colgroup>
  );
}
