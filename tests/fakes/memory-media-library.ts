import type { Gallery } from '../../core/media/gallery.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import type { MediaError, MediaLibrary } from '../../core/ports/media-library.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** The library as a list of assets and galleries by id, for tests and for reading. */
export class MemoryMediaLibrary implements MediaLibrary {
  readonly #assets: ReadonlyMap<string, MediaAsset>;
  readonly #galleries: ReadonlyMap<string, Gallery>;

  constructor(assets: Iterable<MediaAsset> = [], galleries: Iterable<readonly [string, Gallery]> = []) {
    this.#assets = new Map([...assets].map((asset) => [asset.id, asset]));
    this.#galleries = new Map(galleries);
  }

  asset(id: string): Promise<Result<MediaAsset, MediaError>> {
    return Promise.resolve(found(this.#assets.get(id), id));
  }

  gallery(id: string): Promise<Result<Gallery, MediaError>> {
    return Promise.resolve(found(this.#galleries.get(id), id));
  }
}

function found<T>(value: T | undefined, id: string): Result<T, MediaError> {
  return value === undefined ? err({ kind: 'not-found', id }) : ok(value);
}
