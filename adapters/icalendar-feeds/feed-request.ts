import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type FeedFailure, ForbiddenAddress, lasting, passing } from './feed-failure.ts';
import { type FeedValidators, readValidators } from './feed-validators.ts';
import { type AllowedAddresses, guardedLookup, isAllowedAddress, isLoopback } from './public-address.ts';

/** The answer of a feed's server. Its body has a memory of its own, which can be passed to a thread. */
export type FeedAnswer =
  | ({ readonly kind: 'new'; readonly body: Uint8Array<ArrayBuffer> } & FeedValidators)
  | { readonly kind: 'unchanged' }
  | ({ readonly kind: 'failed' } & FeedFailure);

export interface FeedRequestOptions {
  readonly allowed: AllowedAddresses;
  readonly timeoutMs: number;
  /** The largest body, in bytes after decompression. */
  readonly maxBytes: number;
  /** Ends the request, for a server that stops. */
  readonly signal: AbortSignal;
  readonly lookup?: ReturnType<typeof guardedLookup>;
}

const MOST_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Statuses below 500 that pass by themselves. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 425, 429]);

class FailedRequest extends Error {
  constructor(readonly failure: FeedFailure) {
    super(failure.problem);
  }
}

/** Asks the server of a feed, and answers within its time-out. Never rejects; failures name nothing of the address. */
export async function askFeed(
  address: string,
  validators: FeedValidators,
  options: FeedRequestOptions,
): Promise<FeedAnswer> {
  const ending = new AbortController();
  // A request may be lost without an event, so its end is not left to the request alone.
  const ended = new Promise<never>((_, reject) => {
    ending.signal.addEventListener('abort', () => reject(new Error('ended')));
  });
  const end = () => ending.abort();
  const timer = setTimeout(end, options.timeoutMs);
  options.signal.addEventListener('abort', end);
  if (options.signal.aborted) end();
  try {
    return await Promise.race([answerOf(address, validators, { ...options, signal: ending.signal }), ended]);
  } catch (error) {
    if (error instanceof FailedRequest) return failed(error.failure);
    if (error instanceof ForbiddenAddress) return failed(FORBIDDEN);
    return failed(passing(ending.signal.aborted ? 'timed out' : `no whole answer${codeOf(error)}`));
  } finally {
    clearTimeout(timer);
    options.signal.removeEventListener('abort', end);
    end();
  }
}

async function answerOf(
  address: string,
  { etag, modified }: FeedValidators,
  options: FeedRequestOptions,
): Promise<FeedAnswer> {
  const headers = {
    accept: 'text/calendar, text/plain;q=0.5',
    'accept-encoding': 'gzip',
    'user-agent': 'Halyard (calendar feeds)',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(modified !== null && { 'if-modified-since': modified }),
  };
  const response = await follow(address, headers, options);
  try {
    const status = response.statusCode ?? 0;
    const isAsked = etag !== null || modified !== null;
    if (status === 304) return isAsked ? { kind: 'unchanged' } : failed(lasting('status 304, though not asked for'));
    if (status !== 200) return failed(failureOf(status));
    const body = await readBody(response, options.maxBytes);
    return { kind: 'new', body, ...readValidators(response.headers.etag, response.headers['last-modified']) };
  } finally {
    // A body that nobody reads would keep its socket for ever.
    response.destroy();
  }
}

const FORBIDDEN = lasting('leads to an address that is not public');

function failed(failure: FeedFailure): FeedAnswer {
  return { kind: 'failed', ...failure };
}

function failureOf(status: number): FeedFailure {
  const problem = `status ${status}`;
  const isSuccess = status >= 200 && status < 300;
  return !isSuccess && status < 500 && !PASSING.has(status) ? lasting(problem) : passing(problem);
}

/** The code of an error of the system; its message may repeat the address. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^[A-Z_0-9]{1,40}$/.test(code) ? ` (${code})` : '';
}

/** Returns the first answer that is no redirect. Its body is not read yet. */
async function follow(
  address: string,
  headers: Readonly<Record<string, string>>,
  options: FeedRequestOptions,
): Promise<IncomingMessage> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await send(url, headers, options);
    const { location } = response.headers;
    if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined) return response;
    response.destroy();
    if (!URL.canParse(location, url)) throw new FailedRequest(lasting('redirects to no address'));
    url = new URL(location, url);
  }
  throw new FailedRequest(lasting('redirects too often'));
}

async function send(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { allowed, signal, lookup = guardedLookup(allowed) }: FeedRequestOptions,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A socket looks up names only.
  if (isIP(host) !== 0 && !isAllowedAddress(host, allowed)) throw new ForbiddenAddress();
  const isPlain =
    url.protocol === 'http:' &&
    allowed === 'public-and-loopback' &&
    (host === 'localhost' || (isIP(host) !== 0 && isLoopback(host)));
  if (url.protocol !== 'https:' && !isPlain) throw new FailedRequest(lasting('leads to an address that is not https'));
  const request = (isPlain ? requestHttp : requestHttps)(url, { headers, signal, lookup, agent: false });
  return new Promise((resolve, reject) => {
    request
      .on('response', resolve)
      // One that is aborted after its answer has begun fails by itself.
      .on('error', reject)
      // Without a listener, Node destroys the socket and the request has no further event.
      .on('upgrade', ({ statusCode = 101 }, socket) => {
        socket.destroy();
        reject(new FailedRequest(failureOf(statusCode)));
      })
      .end();
  });
}

/** Reads a body as it comes, and stops at the limit: a small compressed one may be large. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (!['gzip', 'x-gzip', 'identity'].includes(encoding))
    throw new FailedRequest(lasting('is encoded in an unknown way'));
  const body: Readable = encoding === 'identity' ? response : response.pipe(createGunzip());
  response.once('error', (error) => body.destroy(error));
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > maxBytes) throw new FailedRequest(lasting('is too long'));
      parts.push(part);
    }
  } finally {
    body.destroy();
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
