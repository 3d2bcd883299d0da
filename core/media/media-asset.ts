import type { Localized } from '../locale/locale.ts';
import type { PicturedRoom } from './pictured-room.ts';

/** The types of files of the library; not MIME types. */
export const MEDIA_TYPES = ['audio', 'image', 'video', 'pdf'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** A file of the media library (ME1). */
export interface MediaAsset {
  readonly id: string;
  readonly type: MediaType;
  /** Address of the original, without width or format. */
  readonly url: string;
  readonly name: string;
  readonly title: Localized | null;
  readonly description: Localized | null;
  readonly alt: Localized;
  /** Address of a video's captions (WebVTT), by the language of the page. */
  readonly vttSrc: Localized | null;
  readonly blurhash: string | null;
  /** Address of a video's poster, without width or format. */
  readonly videoPoster: string | null;
  /** Whether a video is made for charter (ME4). */
  readonly videoProfileCharter: boolean;
  /** Whether a video is made for sale (ME4). */
  readonly videoProfileSale: boolean;
  /** The room that a picture shows; null if that is not known, and for other files. */
  readonly room: PicturedRoom | null;
  /** The local time at which a picture was taken: `06:40`; null if that is not known, and for other files. */
  readonly timeOfDay: string | null;
  /** The file's id in its source: the service's uuid (ME1), or the path in the media folder. */
  readonly fileId: string;
  /** Width in pixels; null for audio and PDF, and for a video of unknown size. */
  readonly width: number | null;
  /** Height in pixels; null where the width is. */
  readonly height: number | null;
  /** Size of the original in bytes; null if the library does not have it. */
  readonly bytes: number | null;
  /** ISO 8601; empty if unknown. */
  readonly createdAt: string;
}
