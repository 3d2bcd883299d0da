import type { MediaAsset } from '../../core/media/media-asset.ts';
import { demoTexts } from '../demo-texts.ts';

/** Makes a picture of the media library, with the changes of a test. */
export function sampleAsset(id: string, change: Partial<MediaAsset> = {}): MediaAsset {
  return {
    id,
    type: 'image',
    url: `/media/${id}.jpg`,
    name: id,
    title: null,
    description: null,
    alt: demoTexts({ en: `${id} seen`, es: `${id} visto` }),
    vttSrc: null,
    blurhash: null,
    videoPoster: null,
    videoProfileCharter: false,
    videoProfileSale: false,
    room: null,
    timeOfDay: null,
    fileId: id,
    width: 1600,
    height: 900,
    bytes: null,
    createdAt: '2026-01-01',
    ...change,
  };
}
