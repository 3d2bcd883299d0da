import type { Localized } from '../locale/locale.ts';
import type { Market } from '../market/market.ts';
import type { MediaAsset } from './media-asset.ts';

/** The most files of a gallery; a page shows all of them. */
export const MAX_GALLERY_FILES = 300;

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

/** The fewest and the most pictures of a day in one frame. */
const MIN_TIMES = 3;
const MAX_TIMES = 8;

/**
 * Returns whether a section shows a day in one frame, from dawn to night: each picture has its time, and all have one
 * size (ME4).
 */
export function isDayInOneFrame({ images }: GallerySection): boolean {
  const [first] = images;
  return (
    images.length >= MIN_TIMES &&
    images.length <= MAX_TIMES &&
    images.every(
      ({ timeOfDay, width, height }) => timeOfDay !== null && width === first?.width && height === first?.height,
    )
  );
}

/** Returns the first film made for this market; null if there is none (ME4). */
export function chooseVideo(videos: readonly MediaAsset[], market: Market): MediaAsset | null {
  const isMadeFor = (asset: MediaAsset) => (market === 'sale' ? asset.videoProfileSale : asset.videoProfileCharter);
  return videos.find((asset) => asset.type === 'video' && isMadeFor(asset)) ?? null;
}
