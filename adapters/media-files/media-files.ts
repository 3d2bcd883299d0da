import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { inject, injectable } from 'inversify';
import { LRUCache } from 'lru-cache';
import type { ImagePreset, PixelSize } from '../../core/media/image-preset.ts';
import type { ImageFormat } from '../../core/media/image-url.ts';
import { matchesEtag } from '../../core/shared/matches-etag.ts';
import { FileMediaLibrary, type StoredFile } from './file-media-library.ts';
import { cacheControl, type MediaAnswer, type MediaRequest, mimeTypeOf, refusal } from './media-answer.ts';
import { mediaRecordAnswer } from './media-record-answer.ts';
import { acceptedFormat, parsePictureQuery, type RequestedPicture, variantOf } from './picture.ts';
import { MadePictureStore, PictureMaker, pictureName } from './picture-maker.ts';
import { PictureQueue, type QueueRules } from './picture-queue.ts';

export interface MediaFilesOptions {
  readonly warn: (message: string) => void;
  /** Whether another site may read the library's records; it reads those of unpublished yachts, too. */
  readonly records?: boolean;
  /** Rules of the queue; the usual ones where they are left out. */
  readonly queue?: Partial<QueueRules>;
}

export const MediaFilesOptions = Symbol.for('MediaFilesOptions');

/** A picture's cached answer, valid as long as its original does not change. */
interface HotAnswer {
  readonly name: string;
  readonly stored: StoredFile;
  readonly etag: string;
  readonly answer: MediaAnswer;
  readonly bytes: number;
}

interface FoundPicture extends RequestedPicture {
  readonly stored: StoredFile;
  /** Whether the URL contains the hash of the file as it is now. */
  readonly current: boolean;
  readonly name: string;
  readonly key: string;
}

const MEMORY_BYTES = 32 * 1024 * 1024;
/** Bytes of a cached answer besides its body. */
const OVERHEAD_BYTES = 1024;
const RULES: QueueRules = {
  maxConcurrent: availableParallelism(),
  maxWaiting: 200,
  // A list shows thirty cards.
  maxWaitingPerNetwork: 40,
  maxWaitMs: 5000,
};
/** Seconds after which a request that got no turn may be repeated. */
const RETRY_AFTER = '2';
const NAME = /^([0-9a-f]{8})\/([A-Za-z0-9_-][A-Za-z0-9._/-]*)$/;

/**
 * Answers all requests below `/media/`: pictures in the site's presets, made at the first request (ME3),
 * other files as they are, and, where they are shared, their metadata as JSON (ME1, ME2). Only listed files are opened.
 */
@injectable()
export class MediaFiles {
  readonly #pictures: PictureMaker;
  readonly #hasRecords: boolean;
  /** Keyed by the current URL, with the negotiated format where the URL names none. */
  readonly #hot = new LRUCache<string, HotAnswer>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ bytes }) => bytes });

  constructor(
    @inject(FileMediaLibrary) private readonly library: FileMediaLibrary,
    @inject(MadePictureStore) store: MadePictureStore,
    @inject(MediaFilesOptions) { warn, records = false, queue }: MediaFilesOptions,
  ) {
    this.#hasRecords = records;
    this.#pictures = new PictureMaker({ queue: new PictureQueue({ ...RULES, ...queue }), store, warn });
  }

  get made(): number {
    return this.#pictures.made;
  }

  async answer(request: MediaRequest): Promise<MediaAnswer> {
    const { path, query, ifNoneMatch } = request;
    const fallbackFormat = acceptedFormat(request.accept);
    const key = `${path}?${query}${query.includes('format=') ? '' : ` ${fallbackFormat}`}`;
    const hot = this.#hot.get(key);
    if (hot !== undefined && hot.stored === (await this.library.file(hot.name))) {
      return matchesEtag(ifNoneMatch, hot.etag) ? notModified(hot.answer) : hot.answer;
    }
    const [, hash, name] = NAME.exec(path) ?? [];
    if (hash === undefined || name === undefined)
      return this.#hasRecords ? mediaRecordAnswer(this.library, request) : refusal(404);
    const stored = await this.library.file(name);
    if (stored === null) return refusal(404);
    const current = stored.hash.startsWith(hash);
    if (stored.type !== 'image') return originalFile(stored, current, request);
    const original = measuresOf(stored);
    const requested = original && parsePictureQuery(query, original, fallbackFormat);
    if (requested === null) return refusal(400);
    return this.#picture({ ...requested, stored, current, name, key }, request);
  }

  /** Makes a picture in advance; false where it could not be made. @param name as in the URL, after the hash */
  async warm(name: string, preset: ImagePreset, width: number, format: ImageFormat): Promise<boolean> {
    const stored = await this.library.file(name);
    const original = stored && measuresOf(stored);
    if (stored === null || original === null) return false;
    return typeof (await this.#pictures.finish(stored, variantOf(preset, width, format, original))) !== 'string';
  }

  async #picture(found: FoundPicture, request: MediaRequest): Promise<MediaAnswer> {
    const { stored, picture, isNegotiated, current, name, key } = found;
    const { ifNoneMatch } = request;
    const etag = `"${pictureName(stored, picture)}"`;
    const headers = {
      ETag: etag,
      'Cache-Control': cacheControl(current),
      'Content-Type': `image/${picture.format}`,
      ...(isNegotiated && { Vary: 'Accept' }),
    };
    if (matchesEtag(ifNoneMatch, etag)) return { status: 304, headers, body: null };
    const made = await this.#pictures.get(stored, picture, request);
    if (made === 'busy') return refusal(503, { 'Retry-After': RETRY_AFTER });
    if (made === 'broken') return refusal(404);
    const { body, isDraft } = made;
    // A draft is kept shortly, like a picture at an old address, so that the finished one soon takes its place everywhere.
    const draft = { ETag: `${etag.slice(0, -1)}-draft"`, 'Cache-Control': cacheControl(false) };
    const sent = { ...headers, ...(isDraft && draft), 'Content-Length': String(body.length) };
    const answer: MediaAnswer = { status: 200, headers: sent, body };
    if (isDraft) return matchesEtag(ifNoneMatch, draft.ETag) ? notModified(answer) : answer;
    // Answers of old URLs are not cached, since their number has no limit.
    if (current) this.#hot.set(key, { name, stored, etag, answer, bytes: body.length + OVERHEAD_BYTES });
    return answer;
  }
}

function notModified({ headers }: MediaAnswer): MediaAnswer {
  const { 'Content-Length': _, ...kept } = headers;
  return { status: 304, headers: kept, body: null };
}

function measuresOf({ width, height }: StoredFile): PixelSize | null {
  return width === null || height === null ? null : { width, height };
}

/**
 * Answers with sound, films, captions and documents, whole or as a byte range, which players and PDF viewers request.
 */
async function originalFile(stored: StoredFile, current: boolean, request: MediaRequest): Promise<MediaAnswer> {
  const found = await stat(stored.path).catch(() => null);
  if (!found) return refusal(404);
  const { size } = found;
  const etag = `"${stored.hash.slice(0, 20)}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': cacheControl(current),
    'Content-Type': mimeTypeOf(stored.path),
    'Accept-Ranges': 'bytes',
  };
  if (matchesEtag(request.ifNoneMatch, etag)) return { status: 304, headers, body: null };
  // No range is sent where the client has a part of another version.
  const isSame = request.ifRange === undefined || request.ifRange === etag;
  const requested = isSame ? parseByteRange(request.range, size) : null;
  const plays = stored.type === 'audio' || stored.type === 'video';
  if (requested === 'unsatisfiable' && plays) return refusal(416, { 'Content-Range': `bytes */${size}` });
  const part = requested === 'unsatisfiable' ? null : requested;
  const { start, end } = part ?? { start: 0, end: size - 1 };
  const length = { 'Content-Length': String(end - start + 1) };
  const body = size === 0 ? null : { file: stored.path, start, end };
  if (part === null) return { status: 200, headers: { ...headers, ...length }, body };
  return { status: 206, headers: { ...headers, ...length, 'Content-Range': `bytes ${start}-${end}/${size}` }, body };
}

/** Parses one byte range; an invalid header or several ranges count as none, which is null (RFC 9110). */
export function parseByteRange(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
