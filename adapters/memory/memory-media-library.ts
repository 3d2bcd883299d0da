import type { MediaAsset } from '../../core/media/media-asset.ts';
import type { MediaError, MediaLibrary } from '../../core/ports/media-library.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** The library as a list of assets, for tests and for reading. */
export class MemoryMediaLibrary implements MediaLibrary {
  readonly #assets: ReadonlyMap<string, MediaAsset>;

  constructor(assets: Iterable<MediaAsset> = []) {
    this.#assets = new Map([...assets].map((asset) => [asset.id, asset]));
  }

  asset(id: string): Promise<Result<MediaAsset, MediaError>> {
    const asset = this.#assets.get(id);
    return Promise.resolve(asset ? ok(asset) : err({ kind: 'not-found', id }));
  }
}
