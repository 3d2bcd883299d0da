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
}
