import { bulkhead, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import { widestUrl } from '../../core/media/image-url.ts';
import { MAX_PIXELS, PICTURE_TIMEOUT_SECONDS, photographProblem } from '../../core/media/photograph.ts';
import { monotonicPause } from '../../core/shared/monotonic-pause.ts';
import type { BrochurePicture } from '../../ui/features/yacht/brochure/build-brochure-view.ts';
import { DRAWING_KINDS, type DrawYacht } from './drawings.ts';
import type { AnswerMedia } from './media-route.ts';

/**
 * Loads a picture as a JPEG for print; null where it is not available. Rejects where a service fails or its file is not
 * a picture.
 */
export type LoadPicture = (picture: BrochurePicture) => Promise<Buffer | null>;

export interface BrochurePicturesOptions {
  readonly answerMedia: AnswerMedia;
  readonly draw: DrawYacht;
  /** Origins of the media service that pictures are loaded from; none where media are local files. */
  readonly origins?: readonly string[];
  readonly fetch?: typeof globalThis.fetch;
}

const DRAWING = /^\/media\/drawings\/([^/]+)\/([a-z0-9-]+)\.svg/;
const MEDIA = '/media/';
/** Pixels per inch at which a drawing has its own size. */
const SVG_DENSITY = 72;
const QUALITY = 80;
const TIME_LIMIT_MS = 10_000;
/** The number of failures in a row after which the service is not asked for a while, and that while in milliseconds. */
const MAX_FAILURES = 3;
const OPEN_MS = 10_000;
/** Byte limit of a photograph; a service that does not resize sends originals. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Loads photographs from the media pipeline or from their service, and drawings as rasterised pictures. */
export function createLoadPicture(options: BrochurePicturesOptions): LoadPicture {
  const { answerMedia, draw, origins = [], fetch = globalThis.fetch } = options;

  const circuit = circuitBreaker(handleAll, {
    halfOpenAfter: monotonicPause(OPEN_MS, () => performance.now()),
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
  });

  // Each may take much memory, and a brochure asks for all of its pictures at once.
  const turns = bulkhead(1, Number.POSITIVE_INFINITY);

  async function photograph(address: string): Promise<Buffer | null> {
    const [path = '', query = ''] = address.slice(MEDIA.length).split('?');
    const nothing = { accept: undefined, ifNoneMatch: undefined, range: undefined, ifRange: undefined };
    // The brochure had its turn already, and is finished even if its client has left.
    const own = { networks: [], isWanted: () => true };
    const { body } = await answerMedia({ path, query, ...nothing, ...own, origin: () => '' });
    return Buffer.isBuffer(body) ? body : null;
  }
  async function drawing(yacht: string, file: string, width: number): Promise<Buffer | null> {
    const kind = DRAWING_KINDS.find((known) => known === file);
    const svg = kind ? await draw(decodeURIComponent(yacht), kind, DEFAULT_LOCALE, 'meters') : null;
    return svg === null ? null : rasterised(Buffer.from(svg), width);
  }
  /** Fetches a file, or the status with which it is refused; rejects where the service fails. */
  async function fetched(address: string): Promise<Buffer | number> {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    const { ok, status } = answer;
    if (ok) return bytesOf(answer);
    await answer.body?.cancel();
    if (status >= 500 || status === 429) throw refusal(status);
    return status;
  }
  async function foreign(address: string, width: number): Promise<Buffer | null> {
    const file = await circuit.execute(() => fetched(address));
    if (typeof file === 'number') throw refusal(file);
    return turns.execute(() => jpeg(file, width));
  }
  return async (picture) => {
    const { src, printWidth } = picture;
    const [, yacht, file] = DRAWING.exec(src) ?? [];
    if (yacht !== undefined && file !== undefined) return drawing(yacht, file, printWidth);
    const address = widestUrl({ ...picture, url: src }, 'print', 'jpeg', printWidth);
    if (src.startsWith(MEDIA)) return photograph(address);
    return URL.canParse(src) && origins.includes(new URL(src).origin) ? foreign(address, printWidth) : null;
  };
}

function refusal(status: number): Error {
  return new Error(`the service answered ${status}`);
}

/** Throws where the body exceeds the limit. */
async function bytesOf({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > MAX_BYTES) throw new Error(`it has more than ${MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Rasterises a drawing as a JPEG of the needed width. */
async function rasterised(svg: Buffer, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const own = await sharp(svg).metadata();
  const density = (SVG_DENSITY * width) / Math.max(1, own.width);
  return sharp(svg, { density }).resize({ width }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}

/** Converts a photograph to a JPEG, scaled down to the needed width but never up. Throws for any other file. */
async function jpeg(image: Buffer, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { autoOrient, ...metadata } = await sharp(image, { limitInputPixels: false }).metadata();
  const problem = photographProblem({ ...metadata, ...autoOrient });
  if (problem !== null) throw new Error(problem);
  const made = sharp(image, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: PICTURE_TIMEOUT_SECONDS })
    .autoOrient();
  return made.resize({ width, withoutEnlargement: true }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}
