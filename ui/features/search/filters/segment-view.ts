/** A link of the component Segments. */
export interface SegmentView {
  readonly text: string;
  /** The formatted number of results behind the link. */
  readonly count?: string | null;
  readonly href: string;
  readonly current: boolean;
}
