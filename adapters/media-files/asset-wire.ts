import type { Localized } from '../../core/locale/locale.ts';

/** A row of content/media/assets.json, which editors or an import write. Nothing in it is trusted. */
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
  /** WebVTT files of a film's captions, relative to content/media, by locale. */
  vtt?: Localized | null;
  /** Id of the image that is a film's poster. */
  poster?: string | null;
  /** The market that a film is made for (ME4). */
  videoProfileCharter?: boolean;
  videoProfileSale?: boolean;
}
