import { inject, injectable } from 'inversify';
import type { Gallery } from '../../core/media/gallery.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import { HttpClient } from '../../core/ports/http-client.ts';
import type { MediaError, MediaLibrary } from '../../core/ports/media-library.ts';
import { Log } from '../../core/shared/log.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { UpstreamWatch } from '../../core/shared/upstream-watch.ts';
import { KeptAnswers } from './kept-answers.ts';
import { ASSET_ID, mapFile, mapGallery, type WithProblems } from './map-file.ts';
import { ASSET_LOG_LINES, GALLERY_LOG_LINES, type MediaLogLines, MediaReader } from './media-reader.ts';
import { type AddressReader, addressReader } from './wire-values.ts';

export interface MediaServiceOptions {
  readonly host: string;
  /** The container's name at the service, `media` in its documentation. */
  readonly container: string;
  /** Origins of pictures, films and galleries, besides the host's. */
  readonly origins: readonly string[];
  /** The most bytes of cached answers; assets and galleries each have this limit. */
  readonly maxKeptBytes?: number;
}

export const MediaServiceOptions = Symbol.for('MediaServiceOptions');

const MAX_KEPT_BYTES = 32 * 1024 * 1024;

/** A media service over HTTP (ME1, ME2, ME4) with cached answers: docs/adr/0029-media-service.md. */
@injectable()
export class MediaServiceLibrary implements MediaLibrary {
  readonly #baseUrl: string;
  readonly #readAddress: AddressReader;
  readonly #reader: MediaReader;
  readonly #assets: KeptAnswers<MediaAsset>;
  readonly #galleries: KeptAnswers<Gallery>;

  constructor(
    @inject(HttpClient) http: HttpClient,
    @inject(MediaServiceOptions) options: MediaServiceOptions,
    @inject(Log) log: Pick<Log, 'warn'>,
    @inject(UpstreamWatch) upstreams?: UpstreamWatch,
  ) {
    const { host, container, origins, maxKeptBytes = MAX_KEPT_BYTES } = options;
    this.#baseUrl = `${host}/${container}/v4`;
    this.#readAddress = addressReader(host, new Set([host, ...origins]));
    this.#reader = new MediaReader(http, log, upstreams);
    const now = () => performance.now();
    this.#assets = new KeptAnswers(maxKeptBytes, now);
    this.#galleries = new KeptAnswers(maxKeptBytes, now);
  }

  asset(id: string): Promise<Result<MediaAsset, MediaError>> {
    if (!ASSET_ID.test(id)) return this.#refused(id, ASSET_LOG_LINES);
    const url = `${this.#baseUrl}/file/${id}`;
    const map = (record: unknown) => ofId(id, mapFile(record, this.#readAddress));
    return this.#assets.get(id, () => this.#reader.read(ASSET_LOG_LINES, id, url, map));
  }

  gallery(id: string): Promise<Result<Gallery, MediaError>> {
    const url = this.#galleryAddress(id);
    if (url === null) return this.#refused(id, GALLERY_LOG_LINES);
    const map = (record: unknown) => ok(mapGallery(record, this.#readAddress));
    return this.#galleries.get(id, () => this.#reader.read(GALLERY_LOG_LINES, id, url, map));
  }

  /**
   * Returns the URL of a gallery, whose id is a plain name or a URL; null for anything else, and for a URL whose origin
   * is not allowed.
   */
  #galleryAddress(id: string): string | null {
    if (ASSET_ID.test(id)) return `${this.#baseUrl}/gallery/${id}`;
    if (!/^https?:\/\//i.test(id)) return null;
    const address = this.#readAddress(id);
    return address.ok ? address.value : null;
  }

  #refused(id: string, lines: MediaLogLines): Promise<Result<never, MediaError>> {
    this.#reader.refuse(id, lines);
    return Promise.resolve(err({ kind: 'not-found', id }));
  }
}

/** Rejects a record with another id, which a proxy's cache may have mixed up. */
function ofId(id: string, mapped: Result<WithProblems<MediaAsset>, string>): Result<WithProblems<MediaAsset>, string> {
  if (!mapped.ok) return mapped;
  const { value, problems } = mapped.value;
  return value.id.toLowerCase() === id.toLowerCase()
    ? ok({ value: { ...value, id }, problems })
    : err('is another file');
}
