import type { Localized } from '../locale/locale.ts';
import type { PicturedRoom } from './pictured-room.ts';

/** The kinds of files of the library; they are no MIME types. */
export const MEDIA_KINDS = ['audio', 'image', 'video', 'pdf'] as const;
export type MediaType = (typeof MEDIA_KINDS)[number];

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
  /** Address of a film's captions (WebVTT), by the language of the page. */
  readonly vttSrc: Localized | null;
  readonly blurhash: string | null;
  /** Address of a film's still, without width or format. */
  readonly videoPoster: string | null;
  /** Whether a film is made for charter, and for sale (ME4). */
  readonly videoProfileCharter: boolean;
  readonly videoProfileSale: boolean;
  /** The room that a picture shows; null for any other picture and file. */
  readonly room: PicturedRoom | null;
  readonly fileId: string;
  /** Pixels; null for audio and PDF, and for a film of unknown size. */
  readonly width: number | null;
  readonly height: number | null;
  /** Size of the original; null if the library does not have it. */
  readonly bytes: number | null;
  /** ISO 8601; '' if it is not known. */
  readonly createdAt: string;
}
