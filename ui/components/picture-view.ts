/** A picture with texts in the reader's language; `Picture` builds the addresses of its sizes. */
export interface PictureView {
  /** Address: complete for a drawing, without width and format for a photograph. */
  readonly src: string;
  readonly kind: 'photograph' | 'drawing';
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** The two colours shown until it has loaded, as letters of `TONE_LETTERS`; null for the colour of paper. */
  readonly placeholder: string | null;
}
