import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BrokenRemoteFileError, type RemoteFile, type RemoteFileRequest } from '../../core/ports/remote-files.ts';
import { readHttpValidators } from '../../core/shared/http-validators.ts';
import { lastingFailure, passingFailure, type RemoteFailure } from '../../core/shared/remote-failure.ts';
import {
  type AllowedAddresses,
  ForbiddenAddressError,
  guardedLookup,
  isAllowedAddress,
  isLoopback,
} from './public-address.ts';
import { RequestTimeouts } from './request-timeouts.ts';

interface Guard {
  readonly allowed: AllowedAddresses;
  readonly lookup: ReturnType<typeof guardedLookup>;
  readonly time: RequestTimeouts;
}

const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Statuses below 500 that pass by themselves. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 425, 429]);
const FORBIDDEN = lastingFailure('leads to an address that is not public');
const ignore = () => {};

/** Asks a server for a file. Never rejects; failures name nothing of the address. */
export async function openRemoteFile(
  address: string,
  request: RemoteFileRequest,
  allowed: AllowedAddresses,
  lookup = guardedLookup(allowed),
): Promise<RemoteFile> {
  const time = new RequestTimeouts(request);
  // A request may be lost without an event, so its end is not left to the request alone.
  const ended = new Promise<never>((_, reject) => {
    if (time.signal.aborted) reject(new Error('ended'));
    time.signal.addEventListener('abort', () => reject(new Error('ended')));
  });
  ended.catch(ignore);
  try {
    if (!URL.canParse(address)) return failed(lastingFailure('is not an address'));
    time.wait();
    const answer = await Promise.race([answerOf(address, request, { allowed, lookup, time }), ended]);
    time.pause();
    if (answer.kind !== 'new') time.close();
    return answer;
  } catch (error) {
    time.close();
    return failed(failureOf(error, time));
  }
}

async function answerOf(address: string, request: RemoteFileRequest, guard: Guard): Promise<RemoteFile> {
  const { etag = null, modified = null } = request.validators ?? {};
  const headers = {
    accept: request.accept,
    'accept-encoding': 'gzip',
    'user-agent': 'Halyard',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(modified !== null && { 'if-modified-since': modified }),
  };
  const response = await follow(address, headers, guard);
  const status = response.statusCode ?? 0;
  const encoding = response.headers['content-encoding'] ?? 'identity';
  const isPacked = encoding === 'gzip' || encoding === 'x-gzip';
  if (status === 200 && (isPacked || encoding === 'identity')) {
    const body = bodyOf(response, isPacked, request.maxBytes, guard.time);
    return { kind: 'new', body, ...readHttpValidators(response.headers.etag, response.headers['last-modified']) };
  }
  // A body that nobody reads would keep its socket for ever.
  response.destroy();
  if (status === 200) return failed(lastingFailure('is encoded in an unknown way'));
  if (status !== 304) return failed(failureOfStatus(status));
  const isAsked = etag !== null || modified !== null;
  return isAsked ? { kind: 'unchanged' } : failed(lastingFailure('status 304, though not asked for'));
}

/** Returns the body as it comes. It ends at the limit: a small compressed one may be large. */
function bodyOf(
  response: IncomingMessage,
  isPacked: boolean,
  maxBytes: number,
  time: RequestTimeouts,
): AsyncIterable<Uint8Array> {
  const body: Readable = isPacked ? response.pipe(createGunzip()) : response;
  const destroy = (error?: Error) => {
    response.destroy();
    body.destroy(error);
  };
  // One that fails before it is read has no other listener.
  body.on('error', ignore);
  response.on('error', destroy);
  time.signal.addEventListener('abort', () => destroy(new Error('ended')));
  return read();

  async function* read(): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    try {
      time.wait();
      for await (const part of body as AsyncIterable<Buffer>) {
        time.pause();
        bytes += part.length;
        if (bytes > maxBytes) throw new BrokenRemoteFileError(lastingFailure('is too long'));
        yield part;
        time.wait();
      }
    } catch (error) {
      throw new BrokenRemoteFileError(failureOf(error, time));
    } finally {
      time.close();
      destroy();
    }
  }
}

function failed(failure: RemoteFailure): RemoteFile {
  return { kind: 'failed', ...failure };
}

function failureOf(error: unknown, time: RequestTimeouts): RemoteFailure {
  if (error instanceof BrokenRemoteFileError) return error.failure;
  if (error instanceof ForbiddenAddressError) return FORBIDDEN;
  return passingFailure(time.signal.aborted ? 'timed out' : `no whole answer${codeOf(error)}`);
}

function failureOfStatus(status: number): RemoteFailure {
  const problem = `status ${status}`;
  const isSuccess = status >= 200 && status < 300;
  return !isSuccess && status < 500 && !PASSING.has(status) ? lastingFailure(problem) : passingFailure(problem);
}

/** The code of an error of the system; its message may repeat the address. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^[A-Z_0-9]{1,40}$/.test(code) ? ` (${code})` : '';
}

/** Returns the first answer that is not a redirect. Its body is not read yet. */
async function follow(
  address: string,
  headers: Readonly<Record<string, string>>,
  guard: Guard,
): Promise<IncomingMessage> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await send(url, headers, guard);
    const { location } = response.headers;
    if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined) return response;
    response.destroy();
    if (!URL.canParse(location, url)) throw new BrokenRemoteFileError(lastingFailure('redirects to no address'));
    url = new URL(location, url);
  }
  throw new BrokenRemoteFileError(lastingFailure('redirects too often'));
}

async function send(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { allowed, lookup, time }: Guard,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A socket looks up names only.
  if (isIP(host) !== 0 && !isAllowedAddress(host, allowed)) throw new ForbiddenAddressError();
  const isPlain =
    url.protocol === 'http:' &&
    allowed === 'public-and-loopback' &&
    (host === 'localhost' || (isIP(host) !== 0 && isLoopback(host)));
  if (url.protocol !== 'https:' && !isPlain)
    throw new BrokenRemoteFileError(lastingFailure('leads to an address that is not https'));
  const { signal } = time;
  const request = (isPlain ? requestHttp : requestHttps)(url, { headers, signal, lookup, agent: false });
  return new Promise((resolve, reject) => {
    request
      .on('response', resolve)
      // One that is aborted after its answer has begun fails by itself.
      .on('error', reject)
      // Without a listener, Node destroys the socket and the request has no further event.
      .on('upgrade', ({ statusCode = 101 }, socket) => {
        socket.destroy();
        reject(new BrokenRemoteFileError(failureOfStatus(statusCode)));
      })
      .end();
  });
}
