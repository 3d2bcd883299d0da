import { deliveredFile } from './delivered-file.ts';
import type { MediaContent, SandboxAsset, SandboxGallery } from './media-content.ts';

export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** The API of the media service for one container. */
export class MediaService {
  readonly #container: string;
  readonly #assets: ReadonlyMap<string, SandboxAsset>;
  readonly #galleries: ReadonlyMap<string, SandboxGallery>;

  constructor(container: string, { assets = [], galleries = [] }: MediaContent) {
    this.#container = container;
    this.#assets = new Map(assets.map((asset) => [asset.id, asset]));
    this.#galleries = new Map(galleries.map((gallery) => [gallery.id, gallery]));
  }

  /** @param path without query; @param origin of the addresses in the answer */
  answer(path: string, origin: string): Answer {
    // Galleries are available as files, too.
    const [, bare] = /^\/galleries\/([^/]+)\.json$/.exec(path) ?? [];
    if (bare !== undefined) return this.#gallery(bare, origin);
    const [, container, kind, id = ''] = /^\/([^/]+)\/v4\/(file|gallery)\/([^/]+)$/.exec(path) ?? [];
    if (kind === undefined) return refusal('ROUTE_NOT_FOUND', 'No such route');
    if (container !== this.#container) return refusal('CONTAINER_NOT_FOUND', `Container ${container} not found`);
    return kind === 'gallery' ? this.#gallery(id, origin) : this.#file(id, origin);
  }

  #file(id: string, origin: string): Answer {
    const asset = this.#assets.get(id);
    if (asset === undefined) return refusal('FILE_NOT_FOUND', `File ${id} not found`);
    return { status: 200, body: { status: 'success', file: this.#delivered(asset, origin) } };
  }

  #gallery(id: string, origin: string): Answer {
    const found = this.#galleries.get(id);
    if (found === undefined) return refusal('GALLERY_NOT_FOUND', `Gallery ${id} not found`);
    const files = (ids: readonly string[]) =>
      ids.flatMap((each) => this.#assets.get(each) ?? []).map((asset) => this.#delivered(asset, origin));
    const gallery = {
      id,
      profile: files(found.profile === null ? [] : [found.profile])[0] ?? null,
      deckplans: files(found.deckplans),
      sections: found.sections.map(({ title, images }) => ({ title, images: files(images) })),
      videos: files(found.videos),
    };
    return { status: 200, body: { status: 'success', gallery } };
  }

  #delivered(asset: SandboxAsset, origin: string): object {
    return deliveredFile(asset, origin, this.#assets.get(asset.poster ?? ''));
  }
}

function refusal(code: string, msg: string): Answer {
  return { status: 404, body: { status: 'error', code, msg } };
}
