import type { Localized } from '../../core/locale/locale.ts';

/** One row of content/media/assets.json, as an editor or an import writes it. Nothing in it is trusted. */
export interface AssetWire {
  id: string;
  /** Relative to content/media. */
  file: string;
  type: 'image' | 'audio' | 'video' | 'pdf';
  title: Localized | null;
  description: Localized | null;
  alt: Localized;
  blurhash: string | null;
  width: number | null;
  height: number | null;
  createdAt: string;
  /** A film's captions: WebVTT files relative to content/media, by the language of the page. */
  vtt?: Localized | null;
  /** A film's still: the id of an image. */
  poster?: string | null;
  /** For which market a film is made (product.md ME4). */
  videoProfileCharter?: boolean;
  videoProfileSale?: boolean;
}
