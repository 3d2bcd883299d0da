import type { Market } from '../market/market.ts';
import type { MediaAsset } from './media-asset.ts';

/** product.md ME4: the first film that is made for this market; null where none is. */
export function chooseVideo(videos: readonly MediaAsset[], market: Market): MediaAsset | null {
  const isMadeFor = (asset: MediaAsset) => (market === 'sale' ? asset.videoProfileSale : asset.videoProfileCharter);
  return videos.find((asset) => asset.type === 'video' && isMadeFor(asset)) ?? null;
}
