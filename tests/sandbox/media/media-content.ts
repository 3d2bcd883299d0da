import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Texts by language code. */
type Texts = Readonly<Record<string, string>>;

/** A row of `media/assets.json`. */
export interface SandboxAsset {
  readonly id: string;
  /** Path below `media`. */
  readonly file: string;
  readonly type: 'image' | 'audio' | 'video' | 'pdf';
  readonly title?: Texts | null;
  readonly description?: Texts | null;
  readonly alt?: Texts | null;
  readonly blurhash?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
  /** A film's captions: files below `media`. */
  readonly vtt?: Texts | null;
  /** A film's still: the id of an image. */
  readonly poster?: string | null;
  /** The room that a picture shows. */
  readonly room?: { readonly kind: string; readonly bearing: number | null } | null;
  readonly videoProfileCharter?: boolean;
  readonly videoProfileSale?: boolean;
  readonly createdAt?: string;
  /** Size of the file; not a field of the row. */
  readonly bytes?: number;
}

/** A row of `media/galleries.json`: ids of assets. */
export interface SandboxGallery {
  readonly id: string;
  readonly profile: string | null;
  readonly deckplans: readonly string[];
  readonly sections: readonly { readonly title: Texts | null; readonly images: readonly string[] }[];
  readonly videos: readonly string[];
}

export interface MediaContent {
  readonly assets?: readonly SandboxAsset[];
  readonly galleries?: readonly SandboxGallery[];
  /** The folder with the files; pictures without a file are generated. */
  readonly folder?: string;
}

/** Reads `media` of a content folder. Missing files stay missing; invalid JSON rejects. */
export async function readMediaFolder(contentDir: string): Promise<MediaContent> {
  const folder = join(contentDir, 'media');
  const assets = (await rows(folder, 'assets.json')) as readonly SandboxAsset[];
  const galleries = (await rows(folder, 'galleries.json')) as readonly SandboxGallery[];
  const sizes = assets.map(({ file }) =>
    stat(join(folder, file)).then(
      ({ size }) => ({ bytes: size }),
      () => ({}),
    ),
  );
  const sized = await Promise.all(assets.map(async (asset, index) => ({ ...asset, ...(await sizes[index]) })));
  return { assets: sized, galleries, folder };
}

async function rows(folder: string, name: string): Promise<unknown> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => '[]');
  return JSON.parse(text);
}
