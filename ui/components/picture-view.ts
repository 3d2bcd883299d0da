/** A picture as the page needs it: addresses made, words in the reader's language. */
export interface PictureView {
  readonly src: string;
  /** AVIF and WebP candidate lists; null for a drawing, which scales by itself. */
  readonly avif: string | null;
  readonly webp: string | null;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}
