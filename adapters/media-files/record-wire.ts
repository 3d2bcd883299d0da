import type { Localized } from '../../core/locale/locale.ts';

/** A file as media services describe it (ME1). URLs are absolute. */
export interface FileWire {
  readonly uuid: string;
  readonly name: string;
  /** MIME. */
  readonly type: string;
  readonly size: { readonly bytes: number | null };
  readonly url: { readonly cdn: string; readonly public: string };
  readonly meta: {
    readonly title: Localized | null;
    readonly description: Localized | null;
    readonly alt: Localized;
    readonly webvtt: Localized | null;
    readonly video_profile_charter: boolean;
    readonly video_profile_sale: boolean;
  };
  readonly hash: { readonly blurhash: string | null };
  readonly info: {
    readonly img_w: number | null;
    readonly img_h: number | null;
    readonly video_thumbnail: string | null;
  };
  readonly created_at: string;
}

export interface GalleryRecordWire {
  readonly id: string;
  readonly profile: FileWire | null;
  readonly deckplans: readonly FileWire[];
  readonly sections: readonly { readonly title: Localized | null; readonly images: readonly FileWire[] }[];
  readonly videos: readonly FileWire[];
}

export type RecordWire =
  | { readonly status: 'success'; readonly file: FileWire }
  | { readonly status: 'success'; readonly gallery: GalleryRecordWire }
  | { readonly status: 'error'; readonly code: 'FILE_NOT_FOUND'; readonly msg: string };
