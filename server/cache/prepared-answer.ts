import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../../core/shared/matches-etag.ts';
import { acceptedEncoding, type ContentEncoding } from '../http/negotiation.ts';
import { FILE_HEADERS, type FlatHeaders, securityHeaders } from '../http/security-headers.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const PLAIN = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: (body: Buffer) => Promise.resolve(body),
} satisfies Record<ContentEncoding, unknown>;
const MIN_COMPRESSED_BYTES = 1024;
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|javascript|xml|manifest))|[+](xml|json)/;
/** Bytes of an answer besides its body, estimated: headers and bookkeeping. */
const OVERHEAD = 4096;
const NO_HEADERS: FlatHeaders = [];

/** A body in one encoding, with its headers laid out for `writeHead`. */
export interface EncodedAnswer {
  readonly body: Buffer;
  readonly etag: string;
  readonly heads: readonly [plain: string[], secure: string[]];
  readonly notModifiedHeads: readonly [plain: string[], secure: string[]];
}

/** A body as it is kept. */
interface Kept {
  readonly body: Buffer;
  readonly encoding: ContentEncoding;
}

/**
 * An answer that is made once and sent often. The body is compressed at most once for each encoding, off the main
 * thread, and headers are laid out once for each encoding, so that a hit costs little more than sending a buffer. It is
 * kept only in the encodings that clients asked for; others are made from one of these.
 */
export class PreparedAnswer {
  /** Called when `bytes` has changed. */
  onResize: (() => void) | undefined;
  #kept: Kept;
  readonly #compressible: boolean;
  readonly #hash: string;
  readonly #ready: Partial<Record<ContentEncoding, EncodedAnswer>> = {};
  readonly #making: Partial<Record<ContentEncoding, Promise<EncodedAnswer>>> = {};

  /** @param headers the other headers; type, length, encoding, ETag and security headers are added to them */
  constructor(
    readonly status: number,
    readonly contentType: string,
    body: string | readonly string[] | Buffer,
    private readonly headers: FlatHeaders,
    private readonly security: (secure: boolean) => FlatHeaders = securityHeaders,
    /** Whether the page cache may keep it. */
    readonly cacheable = true,
  ) {
    const plain = Buffer.isBuffer(body) ? body : encoded(typeof body === 'string' ? [body] : body);
    this.#kept = { body: plain, encoding: 'identity' };
    this.#compressible = plain.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(contentType);
    this.#hash = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
  }

  /** Its size in memory: the bodies that it keeps, and an estimate of the rest. */
  get bytes(): number {
    const bodies = new Set([this.#kept.body, ...Object.values(this.#ready).map(({ body }) => body)]);
    return [...bodies].reduce((sum, { length }) => sum + length, OVERHEAD);
  }

  /** Returns the variant of an encoding if it has been made already, else null. */
  ready(encoding: ContentEncoding): EncodedAnswer | null {
    return this.#ready[this.#effective(encoding)] ?? null;
  }

  prepare(encoding: ContentEncoding): Promise<EncodedAnswer> {
    const wanted = this.#effective(encoding);
    this.#making[wanted] ??= this.#make(wanted).then(
      (variant) => {
        this.#ready[wanted] = variant;
        // The plain body, which is several times as large, stays only where a client asked for it.
        this.#kept = { body: variant.body, encoding: wanted };
        this.onResize?.();
        return variant;
      },
      (error: unknown) => {
        delete this.#making[wanted];
        throw error;
      },
    );
    return this.#making[wanted];
  }

  #effective(encoding: ContentEncoding): ContentEncoding {
    return this.#compressible ? encoding : 'identity';
  }

  async #make(encoding: ContentEncoding): Promise<EncodedAnswer> {
    const { body: kept, encoding: keptAs } = this.#kept;
    const body = await compress(await PLAIN[keptAs](kept), encoding);
    const etag = encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
    const shared = ['ETag', etag, ...this.headers];
    const own = ['Content-Type', this.contentType, 'Content-Length', String(body.length)];
    if (encoding !== 'identity') own.push('Content-Encoding', encoding);
    const head = (secure: boolean) => [...own, ...shared, ...this.security(secure)];
    const notModified = (secure: boolean) => [...shared, ...this.security(secure)];
    return {
      body,
      etag,
      heads: [head(false), head(true)],
      notModifiedHeads: [notModified(false), notModified(true)],
    };
  }

  /** Sends the answer in place of Fastify, in the best encoding that the client accepts. */
  async reply(
    request: Pick<FastifyRequest, 'headers' | 'raw'>,
    reply: FastifyReply,
    secure = false,
    extra: FlatHeaders = NO_HEADERS,
  ): Promise<void> {
    const variant = await this.prepare(acceptedEncoding(request.headers['accept-encoding']));
    reply.hijack();
    this.send(request.raw, reply.raw, variant, secure, extra);
  }

  /** Sends the answer, as 304 where the visitor has it, and returns the status. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    variant: EncodedAnswer,
    secure: boolean,
    extra: FlatHeaders = NO_HEADERS,
  ): number {
    const index = secure ? 1 : 0;
    if (this.status === 200 && matchesEtag(request.headers['if-none-match'], variant.etag)) {
      response.writeHead(304, withExtra(variant.notModifiedHeads[index], extra));
      response.end();
      return 304;
    }
    response.writeHead(this.status, withExtra(variant.heads[index], extra));
    // Node leaves out the body of an answer to HEAD.
    response.end(variant.body);
    return this.status;
  }
}

/** Returns a variant that no cache may keep. */
export function withNoStore({ heads, notModifiedHeads, ...variant }: EncodedAnswer): EncodedAnswer {
  const without = (head: readonly string[]) =>
    head.flatMap((name, index) => {
      if (index % 2 === 1 || name === 'Surrogate-Key') return [];
      return [name, name === 'Cache-Control' ? 'private, no-store' : (head[index + 1] ?? '')];
    });
  const both = ([plain, secure]: EncodedAnswer['heads']) => [without(plain), without(secure)] as const;
  return { ...variant, heads: both(heads), notModifiedHeads: both(notModifiedHeads) };
}

/** Encodes pieces of text one by one: joined, a page with a character beyond Latin-1 takes two bytes a character. */
function encoded(pieces: readonly string[]): Buffer {
  const buffer = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
  let at = 0;
  for (const piece of pieces) at += buffer.write(piece, at);
  return buffer;
}

/** Prepares a file that is not a page. @param headers as in {@link PreparedAnswer} */
export function preparedFile(contentType: string, body: string | Buffer, headers: FlatHeaders): PreparedAnswer {
  return new PreparedAnswer(200, contentType, body, headers, () => FILE_HEADERS);
}

function withExtra(head: string[], extra: FlatHeaders): string[] {
  return extra.length === 0 ? head : [...head, ...extra];
}

function compress(body: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  if (encoding === 'br') {
    return brotliAsync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  }
  return encoding === 'gzip' ? gzipAsync(body) : Promise.resolve(body);
}
