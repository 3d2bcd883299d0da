import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { LRUCache } from 'lru-cache';
import { lookup } from 'mrmime';
import { hasErrorCode } from '../../core/shared/error-text.ts';
import { type PreparedAnswer, preparedFile } from '../cache/prepared-answer.ts';
import { type AssetArchive, listAssets } from '../media/asset-archive.ts';
import { plainFailureAnswer } from '../pages/failure-page.ts';
import { acceptedEncoding } from './negotiation.ts';

const MEMORY = 32 * 1024 * 1024;
const ASSETS = '/assets/';

/** The build's files for the browser. */
export interface StaticFiles {
  /** Whether this build, or another of the last day, has a file at this path; no other file is ever opened. */
  has(path: string): Promise<boolean>;
  /** Sends a file and returns the status. */
  send(request: IncomingMessage, response: ServerResponse, path: string): Promise<number>;
  /** Paths on disk of this build's files under /assets/, by their names there. */
  readonly assets: ReadonlyMap<string, string>;
  /** Adds the assets of earlier builds for names that this build does not have (UI4). */
  addEarlier(earlier: Pick<AssetArchive, 'file' | 'lookAgain'>): void;
}

/**
 * Lists the build's files for the browser once, at start. Paths are looked up, never joined, so that none leads out of
 * the folder. Recently sent files stay in memory, also compressed. Those under /assets/ are immutable.
 */
export async function openStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map([...(await listAssets(folder))].map(([name, file]) => [`/${name}`, file]));
  const answers = new LRUCache<string, PreparedAnswer>({ maxSize: MEMORY, sizeCalculation: (answer) => answer.bytes });
  const readings = new Map<string, Promise<PreparedAnswer>>();

  /** Reads a file once for all who ask for it meanwhile: each copy would wait in memory for its client. */
  function answerFor(path: string, file: string): Promise<PreparedAnswer> {
    const known = answers.get(path);
    if (known !== undefined) return Promise.resolve(known);
    const reading = readings.get(path) ?? readAnswer(path, file).finally(() => readings.delete(path));
    readings.set(path, reading);
    return reading;
  }

  async function readAnswer(path: string, file: string): Promise<PreparedAnswer> {
    const [body, { mtime }] = await Promise.all([readFile(file), stat(file)]);
    const caching = path.startsWith(ASSETS) ? 'public, max-age=31536000, immutable' : 'public, no-cache';
    const headers = ['Cache-Control', caching, 'Vary', 'Accept-Encoding', 'Last-Modified', mtime.toUTCString()];
    const answer = preparedFile(contentTypeOf(path), body, headers);
    answers.set(path, answer);
    return answer;
  }

  let earlier: Pick<AssetArchive, 'file' | 'lookAgain'> | null = null;
  const fileOf = (path: string): string | null =>
    files.get(path) ?? (path.startsWith(ASSETS) ? (earlier?.file(path.slice(ASSETS.length)) ?? null) : null);
  const assets = [...files].filter(([path]) => path.startsWith(ASSETS));

  return {
    assets: new Map(assets.map(([path, file]) => [path.slice(ASSETS.length), file])),
    addEarlier(found) {
      earlier = found;
    },
    async has(path) {
      if (fileOf(path) !== null) return true;
      if (earlier === null || !path.startsWith(ASSETS)) return false;
      await earlier.lookAgain();
      return fileOf(path) !== null;
    },
    async send(request, response, path) {
      const answer = await answerFor(path, fileOf(path) ?? '').catch(missingFileAnswer);
      const variant = await answer.prepare(acceptedEncoding(request.headers['accept-encoding']));
      return answer.send(request, response, variant, false);
    },
  };
}

/** Answers 404 for an earlier build's file that another node has deleted; throws any other error. */
function missingFileAnswer(error: unknown): PreparedAnswer {
  if (hasErrorCode(error, 'ENOENT')) return plainFailureAnswer(404);
  throw error;
}

/** Types by ending: mrmime does not know .ico, and has another type for .xml. */
const OWN_TYPES: Readonly<Record<string, string>> = { '.ico': 'image/x-icon', '.xml': 'application/xml' };
const HAS_CHARSET = /^(?:text\/|application\/(?:json|xml|manifest\+json)$)/;

/** Returns the Content-Type of a file of the build by its name's ending; an unknown ending is a download. */
function contentTypeOf(path: string): string {
  const type = OWN_TYPES[extname(path).toLowerCase()] ?? lookup(path) ?? 'application/octet-stream';
  return HAS_CHARSET.test(type) ? `${type}; charset=utf-8` : type;
}
