import type { Market } from '../market/market.ts';
import type { MediaAsset } from './media-asset.ts';

/** Returns the first film made for this market; null for none (ME4). */
export function chooseVideo(videos: readonly MediaAsset[], market: Market): MediaAsset | null {
  const isMadeFor = (asset: MediaAsset) => (market === 'sale' ? asset.videoProfileSale : asset.videoProfileCharter);
  return videos.find((asset) => asset.type === 'video' && isMadeFor(asset)) ?? null;
}
