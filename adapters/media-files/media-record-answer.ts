import { createHash } from 'node:crypto';
import { inEveryLocale } from '../../core/locale/locale.ts';
import type { Gallery } from '../../core/media/gallery.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import { matchesEtag } from '../../core/shared/matches-etag.ts';
import type { FileMediaLibrary } from './file-media-library.ts';
import { type MediaAnswer, type MediaRequest, mimeTypeOf, refusal } from './media-answer.ts';

type Records = Pick<FileMediaLibrary, 'findAsset' | 'findGallery'>;
type Absolute = (address: string) => string;

const PATH = /^v4\/(file|gallery)\/([^/]{1,600})$/;
const MAX_ID_LENGTH = 200;

/**
 * Answers with the metadata of a file or gallery in the shape of media services (ME1, ME2), at `v4/file/{uuid}` and
 * `v4/gallery/{id}`, so that one site can be the media service of another. Answers 404 to any other path.
 */
export async function mediaRecordAnswer(library: Records, request: MediaRequest): Promise<MediaAnswer> {
  const [, kind, sent] = PATH.exec(request.path) ?? [];
  const id = sent === undefined ? null : idOf(sent);
  if (kind === undefined || id === null) return refusal(404);
  const { origin } = request;
  const absolute: Absolute = (address) => `${origin()}${address}`;
  const record = kind === 'file' ? await fileRecord(library, id, absolute) : await galleryRecord(library, id, absolute);
  const missing = { status: 'error', code: 'FILE_NOT_FOUND', msg: `There is no ${kind} ${id}` };
  const body = Buffer.from(JSON.stringify(record ?? missing));
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': String(body.length) };
  if (record === null) return { status: 404, headers: { ...headers, 'Cache-Control': 'no-store' }, body };
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  const caching = { ETag: etag, 'Cache-Control': 'public, max-age=60' };
  if (matchesEtag(request.ifNoneMatch, etag)) return { status: 304, headers: caching, body: null };
  return { status: 200, headers: { ...headers, ...caching }, body };
}

async function fileRecord(library: Records, id: string, absolute: Absolute) {
  const asset = await library.findAsset(id);
  return asset && { status: 'success', file: describeFile(asset, absolute) };
}

async function galleryRecord(library: Records, id: string, absolute: Absolute) {
  const gallery = await library.findGallery(id);
  return gallery && { status: 'success', gallery: describeGallery(id, gallery, absolute) };
}

/** Returns a file as media services describe it (ME1), with absolute URLs. */
function describeFile(asset: MediaAsset, absolute: Absolute) {
  const { id, name, title, description, alt, vttSrc, blurhash, width, height, videoPoster, bytes } = asset;
  const url = absolute(asset.url);
  return {
    uuid: id,
    name,
    type: mimeTypeOf(name),
    size: { bytes },
    url: { cdn: url, public: url },
    meta: {
      title,
      description,
      alt,
      webvtt: vttSrc && inEveryLocale((locale) => absolute(vttSrc[locale])),
      video_profile_charter: asset.videoProfileCharter,
      video_profile_sale: asset.videoProfileSale,
      room: asset.room,
      time_of_day: asset.timeOfDay,
    },
    hash: { blurhash },
    info: { img_w: width, img_h: height, video_thumbnail: videoPoster && absolute(videoPoster) },
    created_at: asset.createdAt,
  };
}

function describeGallery(id: string, gallery: Gallery, absolute: Absolute) {
  const all = (assets: readonly MediaAsset[]) => assets.map((asset) => describeFile(asset, absolute));
  const { profile, deckPlans, sections, videos } = gallery;
  return {
    id,
    profile: profile && describeFile(profile, absolute),
    deckplans: all(deckPlans),
    sections: sections.map(({ title, images }) => ({ title, images: all(images) })),
    videos: all(videos),
  };
}

/** Decodes an id; null for a broken escape, and for an id that is too long. */
function idOf(sent: string): string | null {
  try {
    const id = decodeURIComponent(sent);
    return id.length > MAX_ID_LENGTH ? null : id;
  } catch {
    return null;
  }
}
