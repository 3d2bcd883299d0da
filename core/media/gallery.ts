import type { Localized } from '../locale/locale.ts';
import type { MediaAsset } from './media-asset.ts';

/** All media of a yacht on one market (ME2, ME4). Missing assets are left out. */
export interface Gallery {
  /** Her side view. */
  readonly profile: MediaAsset | null;
  readonly deckPlans: readonly MediaAsset[];
  readonly sections: readonly GallerySection[];
  readonly videos: readonly MediaAsset[];
}

export interface GallerySection {
  /** Null for a gallery that is not divided. */
  readonly title: Localized | null;
  readonly images: readonly MediaAsset[];
}
