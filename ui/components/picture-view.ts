/** A picture as the page needs it, with words in the reader's language; `Picture` makes the addresses of its sizes. */
export interface PictureView {
  /** Without width and format for a photograph; whole for a drawing. */
  readonly src: string;
  readonly kind: 'photograph' | 'drawing';
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** What stands for it until it is there: two letters of `ui/pictures/tones.ts`, or null for paper. */
  readonly tone: string | null;
}
