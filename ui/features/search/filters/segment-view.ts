/** One of several links, each to the same page in another way. */
export interface SegmentView {
  readonly text: string;
  /** The count of what is found there, as text. */
  readonly count?: string | null;
  readonly href: string;
  readonly current: boolean;
}
