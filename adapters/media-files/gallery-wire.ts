import type { Localized } from '../../core/locale/locale.ts';

/** A row of content/media/galleries.json (ME4) with ids of assets. Nothing in it is trusted. */
export interface GalleryWire {
  id: string;
  profile: string | null;
  deckplans: string[];
  sections: { title: Localized | null; images: string[] }[];
  videos: string[];
}
