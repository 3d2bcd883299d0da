import type { Gallery } from '../media/gallery.ts';
import type { MediaAsset } from '../media/media-asset.ts';
import type { Result } from '../shared/result.ts';

export type MediaError =
  | { readonly kind: 'not-found'; readonly id: string }
  /** The library did not answer, or answered with something invalid. */
  | { readonly kind: 'unavailable'; readonly id: string; readonly reason: string };

/**
 * Finds pictures, films, recordings and documents by id, and the galleries of yachts. Never rejects; an asset that is
 * unavailable is logged, and the page is shown without it.
 */
export interface MediaLibrary {
  /** Finds an asset; a missing id is an error value, for which the page shows a drawing or a placeholder (ME1). */
  asset(id: string): Promise<Result<MediaAsset, MediaError>>;
  /** Finds a gallery (ME4). `id` may be the address of a media service's gallery (ME2). */
  gallery(id: string): Promise<Result<Gallery, MediaError>>;
}
export const MediaLibrary = Symbol.for('MediaLibrary');
