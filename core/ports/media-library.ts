import type { MediaAsset } from '../media/media-asset.ts';
import type { Result } from '../shared/result.ts';

export type MediaError = { readonly kind: 'not-found'; readonly id: string };

/** Pictures, films and documents by id (product.md ME1). */
export interface MediaLibrary {
  /** A missing id is an error value; the page shows a drawing and carries on. */
  asset(id: string): Promise<Result<MediaAsset, MediaError>>;
}
export const MediaLibrary = Symbol.for('MediaLibrary');
