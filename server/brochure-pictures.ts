import sharp from 'sharp';
import { DEFAULT_LOCALE } from '../core/locale/locale.ts';
import { widestUrl } from '../core/media/image-url.ts';
import type { BrochurePicture } from '../ui/features/yacht/brochure/brochure-view.ts';
import { DRAWING_KINDS, type Draw } from './drawing-route.ts';
import type { AnswerMedia } from './media-route.ts';

/** A JPEG to print, or null where it cannot be had now. */
export type PictureFile = (picture: BrochurePicture) => Promise<Buffer | null>;

export interface BrochurePicturesOptions {
  readonly answerMedia: AnswerMedia;
  readonly draw: Draw;
  /** Origins of a media service, whose pictures are asked for there; none where media are files. */
  readonly origins?: readonly string[];
  readonly fetch?: typeof globalThis.fetch;
}

const DRAWING = /^\/media\/drawings\/([^/]+)\/([a-z0-9-]+)\.svg/;
const MEDIA = '/media/';
/** Pixels across A4: 174 an inch. */
const WIDTH = 1440;
const QUALITY = 80;
const TIME_LIMIT_MS = 10_000;
const MOST_PIXELS = 64_000_000;

/** Photographs from the media pipeline, which keeps them, or from the service that has them; drawings as pictures. */
export function brochurePictures(options: BrochurePicturesOptions): PictureFile {
  const { answerMedia, draw, origins = [], fetch = globalThis.fetch } = options;

  async function photograph(address: string): Promise<Buffer | null> {
    const [path = '', query = ''] = address.slice(MEDIA.length).split('?');
    const request = { path, query, ifNoneMatch: undefined, range: undefined, ifRange: undefined, origin: () => '' };
    const { body } = await answerMedia(request);
    return Buffer.isBuffer(body) ? body : null;
  }
  async function drawing(yacht: string, file: string): Promise<Buffer | null> {
    const kind = DRAWING_KINDS.find((known) => known === file);
    const svg = kind ? await draw(decodeURIComponent(yacht), kind, DEFAULT_LOCALE, 'meters') : null;
    return svg === null ? null : jpeg(Buffer.from(svg));
  }
  async function foreign(address: string): Promise<Buffer | null> {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    return answer.ok ? jpeg(Buffer.from(await answer.arrayBuffer())) : null;
  }
  return async (picture) => {
    const { src } = picture;
    const [, yacht, file] = DRAWING.exec(src) ?? [];
    if (yacht !== undefined && file !== undefined) return drawing(yacht, file);
    const address = widestUrl({ ...picture, url: src }, 'print', 'jpeg');
    if (src.startsWith(MEDIA)) return photograph(address);
    return URL.canParse(src) && origins.includes(new URL(src).origin) ? foreign(address) : null;
  };
}

function jpeg(image: Buffer): Promise<Buffer> {
  const made = sharp(image, { limitInputPixels: MOST_PIXELS }).resize({ width: WIDTH });
  return made.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}
