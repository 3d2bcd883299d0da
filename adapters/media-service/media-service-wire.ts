/** A text for every language, or texts by the codes of locales; empty where nothing is said. */
type TextWire = string | Readonly<Record<string, string | null>> | null;

/** `file` of `GET /{container}/v4/file/{uuid}`. Nothing in it is trusted. */
export interface FileWire {
  uuid: string;
  name: string;
  /** A MIME type. */
  type: string;
  size: { bytes: number };
  /** The content delivery network's address is preferred. */
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
  /** Addresses of captions. */
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

/** `gallery` of the JSON at a gallery's address. Nothing in it is trusted. */
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

/** A wire type as it really comes: any field may be missing, or anything. */
export type Untrusted<Wire> = { readonly [Field in keyof Wire]?: unknown };

/** Of what is no object, no fields. */
export function fieldsOf<Wire>(value: unknown): Untrusted<Wire> {
  return isObject(value) ? (value as Untrusted<Wire>) : {};
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
