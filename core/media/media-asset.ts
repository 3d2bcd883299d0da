import type { Localized } from '../locale/locale.ts';

export type MediaType = 'audio' | 'image' | 'video' | 'pdf';

/** product.md ME1. */
export interface MediaAsset {
  readonly id: string;
  readonly type: MediaType;
  /** Address of the original, without width or format. */
  readonly url: string;
  readonly name: string;
  readonly title: Localized | null;
  readonly description: Localized | null;
  readonly alt: Localized;
  readonly vttSrc: string | null;
  readonly blurhash: string | null;
  readonly videoPoster: string | null;
  readonly videoProfileCharter: boolean;
  readonly videoProfileSale: boolean;
  readonly fileId: string;
  /** Pixels; null for audio and pdf. */
  readonly width: number | null;
  readonly height: number | null;
  /** ISO 8601. */
  readonly createdAt: string;
}
