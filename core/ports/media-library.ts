import type { Gallery } from '../media/gallery.ts';
import type { MediaAsset } from '../media/media-asset.ts';
import type { Result } from '../shared/result.ts';

export type MediaError =
  | { readonly kind: 'not-found'; readonly id: string }
  /** The library did not say: it is away, or answered with something else. */
  | { readonly kind: 'unavailable'; readonly id: string; readonly reason: string };

/**
 * Pictures, films, recordings and documents by id, and what is to be seen of a yacht. Never rejects; whatever cannot be
 * had is named in a line of the log, and the page carries on without it.
 */
export interface MediaLibrary {
  /** product.md ME1: a missing id is an error value; the page shows a drawing or a placeholder. */
  asset(id: string): Promise<Result<MediaAsset, MediaError>>;
  /** product.md ME2, ME4. */
  gallery(id: string): Promise<Result<Gallery, MediaError>>;
}
export const MediaLibrary = Symbol.for('MediaLibrary');
