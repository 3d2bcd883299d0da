import { createHash } from 'node:crypto';
import type { SandboxAsset } from './media-content.ts';

const MIME: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
};

export function mimeOf(file: string): string {
  return MIME[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}

/**
 * Returns an asset as the service describes a file.
 * @param origin of the addresses in it
 * @param poster the asset that is a film's still
 */
export function deliveredFile(asset: SandboxAsset, origin: string, poster: SandboxAsset | undefined): object {
  const { id, file, type, width = null, height = null } = asset;
  const cdn = (path: string) => `${origin}/cdn/${path}`;
  const captions = Object.entries(asset.vtt ?? {}).map(([language, path]) => [language, cdn(path)]);
  return {
    uuid: id,
    container: 'sandbox',
    name: file.slice(file.lastIndexOf('/') + 1),
    type: mimeOf(file),
    size: { bytes: asset.bytes ?? null },
    url: { cdn: cdn(file), public: `${origin}/public/${file}` },
    meta: {
      title: asset.title ?? null,
      description: asset.description ?? null,
      alt: asset.alt ?? '',
      webvtt: captions.length === 0 ? null : Object.fromEntries(captions),
      video_profile_charter: asset.videoProfileCharter === true ? '1' : '0',
      video_profile_sale: asset.videoProfileSale === true,
      ...(asset.room && { room: asset.room }),
    },
    hash: { md5: createHash('md5').update(id).digest('hex'), blurhash: asset.blurhash ?? null },
    info: {
      ...(type === 'image' ? { img_w: width, img_h: height } : {}),
      ...(type === 'video' ? { video_w: width, video_h: height } : {}),
      video_thumbnail: poster === undefined ? null : cdn(poster.file),
    },
    tags: [],
    created_at: asset.createdAt ?? '2026-01-01T00:00:00.000Z',
  };
}
