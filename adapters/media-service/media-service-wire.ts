/** A text for all languages, or texts by locale code. */
type TextWire = string | Readonly<Record<string, string | null>> | null;

/** The field `file` of `GET /{container}/v4/file/{uuid}`. Nothing in it is trusted. */
export interface FileWire {
  uuid: string;
  name: string;
  /** A MIME type. */
  type: string;
  size: { bytes: number };
  /** The content delivery network's URL is preferred. */
  url: { cdn?: string; public?: string };
  meta: MetaWire;
  hash: { blurhash: string };
  info: InfoWire;
  /** ISO 8601. */
  created_at: string;
}

export interface MetaWire {
  title: TextWire;
  description: TextWire;
  alt: TextWire;
  /** URLs of captions. */
  webvtt: TextWire;
  video_profile_charter: boolean | string;
  video_profile_sale: boolean | string;
}

export interface InfoWire {
  img_w: number;
  img_h: number;
  video_w: number;
  video_h: number;
  video_thumbnail: string;
}

/** The field `gallery` of the JSON at a gallery's URL. Nothing in it is trusted. */
export interface GalleryWire {
  id: string;
  profile: FileWire | null;
  deckplans: FileWire[];
  sections: SectionWire[];
  videos: FileWire[];
}

export interface SectionWire {
  title: TextWire;
  images: FileWire[];
}

/** An unvalidated wire type: any field may be missing or have any value. */
export type Untrusted<Wire> = { readonly [Field in keyof Wire]?: unknown };

/** Returns the fields of an object; none of any other value. */
export function fieldsOf<Wire>(value: unknown): Untrusted<Wire> {
  return isObject(value) ? (value as Untrusted<Wire>) : {};
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
