/** One row of content/media/assets.json, as an editor or an import writes it. Nothing in it is trusted. */
export interface AssetWire {
  id: string;
  /** Relative to content/media. */
  file: string;
  type: 'image' | 'audio' | 'video' | 'pdf';
  title: { en: string; es: string } | null;
  description: { en: string; es: string } | null;
  alt: { en: string; es: string };
  blurhash: string | null;
  width: number | null;
  height: number | null;
  createdAt: string;
}
