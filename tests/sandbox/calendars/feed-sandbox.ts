import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type MisbehavingServer,
  type Reply,
  type SeenRequest,
  startMisbehavingServer,
} from '../http/misbehaving-server.ts';
import { FEED_FAULTS, type FeedFault, wrongFeed } from './feed-faults.ts';
import { type FeedRow, feedText } from './feed-text.ts';

export interface FeedSandboxOptions {
  /** 0 for any free port. */
  readonly port?: number;
  /** The files by the ids of their yachts. */
  readonly feeds?: ReadonlyMap<string, string>;
}

export interface FeedSandbox {
  /** Host and port, such as `127.0.0.1:54321`. */
  readonly host: string;
  /** Every request, in order. */
  readonly seen: MisbehavingServer['seen'];
  /**
   * Returns the address of a yacht's feed, with the key that agents put into one. With a fault, the address always fails
   * in this way.
   */
  address(id: string, fault?: FeedFault): string;
  /** Publishes another file. */
  publish(id: string, file: string): void;
  /** Makes all feeds fail in this way, or with that status, from now on; null ends the fault. */
  fail(fault: FeedFault | number | null): void;
  close(): Promise<void>;
}

/** Writes the calendars of a content folder as feeds; none where it has no calendars. */
export async function readFeedFolder(dir: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(dir, 'calendars');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const rows = files.flatMap((file) => JSON.parse(file) as readonly FeedRow[]);
  // A row with a feed of its own has no periods.
  return new Map(rows.filter(({ periods }) => Array.isArray(periods)).map((row) => [row.id, feedText(row)]));
}

/** The secret part of all addresses. */
export const FEED_KEY = 'key-3f9a1c';
const PUBLISHED = 'Sun, 01 Nov 2026 09:00:00 GMT';

/** Starts a server of iCalendar feeds on loopback, which knows ETag and If-Modified-Since and packs what it sends. */
export async function startFeedSandbox({ port = 0, feeds = new Map() }: FeedSandboxOptions = {}): Promise<FeedSandbox> {
  const files = new Map(feeds);
  let failing: FeedFault | number | null = null;
  const server = await startMisbehavingServer(async (seen) => {
    const { pathname, searchParams } = new URL(seen.path, 'http://localhost');
    const file = files.get(decodeURIComponent(/^\/feeds\/([^/]+)\.ics$/.exec(pathname)?.[1] ?? ''));
    if (file === undefined || searchParams.get('key') !== FEED_KEY) return { status: 404 };
    const fault = failing ?? FEED_FAULTS.find((one) => one === searchParams.get('fault')) ?? null;
    return fault === null ? rightFeed(seen, file) : wrongFeed(fault, seen.path, file);
  }, port);
  return {
    host: new URL(server.origin).host,
    seen: server.seen,
    address: (id, fault) =>
      `${server.origin}/feeds/${encodeURIComponent(id)}.ics?key=${FEED_KEY}${fault === undefined ? '' : `&fault=${fault}`}`,
    publish: (id, file) => void files.set(id, file),
    fail(fault) {
      failing = fault;
    },
    close: server.close,
  };
}

function rightFeed({ headers }: SeenRequest, file: string): Reply {
  const etag = `"${createHash('sha256').update(file).digest('hex').slice(0, 16)}"`;
  const validators = { etag, 'last-modified': PUBLISHED };
  // A server that is given both goes by the ETag (RFC 9110 13.2.2).
  const known =
    headers['if-none-match'] === undefined
      ? headers['if-modified-since'] === PUBLISHED
      : headers['if-none-match'] === etag;
  if (known) return { status: 304, headers: validators };
  const isPacked = headers['accept-encoding']?.includes('gzip') ?? false;
  return {
    headers: { ...validators, 'content-type': 'text/calendar', ...(isPacked && { 'content-encoding': 'gzip' }) },
    body: isPacked ? gzipSync(file) : file,
  };
}
